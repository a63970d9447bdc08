// What rarely changes is fetched once: games by language, cards (they carry both languages).
import { loadCards } from '../games/cards';
import { api } from './api';
import { allCards } from './cards';
import { lang, learn } from './i18n.svelte';
import type { CardMap, GameInfo, OptionValue, PuzzleInfo } from './types';

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

/** The lessons of every game, each with the title of its game. */
export async function lessons(): Promise<(PuzzleInfo & { of: string })[]> {
  const all = await games();
  const lists = await Promise.all(all.map(({ id }) => api.puzzles(id, 'tutorial')));
  return lists.flatMap((list, i) => list.map((one) => ({ ...one, of: all[i]?.title ?? '' })));
}

/** The cards of a game, with what draws them; a table has those of the edition that its options name. */
export const cards = (game: string, edition: OptionValue = ''): Promise<CardMap> =>
  once(`cards ${game} ${edition}`, async () => {
    const [answer] = await Promise.all([api.cards(game, `${edition}`), loadCards(game)]);
    learn(game, answer.names);
    return new Map(allCards(answer).map((card) => [card.id, card]));
  });

/** For tests. */
export const forget = (): void => kept.clear();
