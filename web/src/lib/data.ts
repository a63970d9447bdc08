// What rarely changes is fetched once: games by language, cards (they carry both languages).
import { api } from './api';
import { allCards } from './cards';
import { lang } from './i18n.svelte';
import type { CardMap, GameInfo } from './types';

const kept = new Map<string, Promise<unknown>>();

function once<T>(key: string, fetch: () => Promise<T>): Promise<T> {
  const known = kept.get(key) as Promise<T> | undefined;
  if (known) return known;
  const fresh = fetch();
  kept.set(key, fresh);
  fresh.catch(() => kept.delete(key)); // a failure is tried again
  return fresh;
}

export const games = (): Promise<GameInfo[]> => once(`games ${lang()}`, () => api.games());

export const cards = (game: string): Promise<CardMap> =>
  once(`cards ${game}`, async () => {
    const answer = await api.cards(game);
    return new Map(allCards(answer).map((card) => [card.id, card]));
  });

/** For tests. */
export const forget = (): void => kept.clear();
