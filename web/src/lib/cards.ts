// What cards have in common for drawing and searching.

import { DEFAULT_GAME } from '../games';
import { cardFamilyOf, type Facet } from '../games/cards';
import type { CardData, CardsAnswer, OptionValue } from './types';

export const kindOf = (card: CardData): string => cardFamilyOf(card)?.kindOf(card) ?? '';

const TINTS: Record<string, string> = {
  production: 'production',
  closed_production: 'production',
  open_production: 'open-production',
  feature: 'feature',
  action: 'action',
  connection: 'connection',
  contact: 'connection',
  instant: 'connection',
};

/** The colour of a kind, for the ground of a picture. */
export const tintOf = (kind: string): string => `var(--kind-${TINTS[kind] ?? 'faction'})`;

/** The set or deck. */
export const setOf = (card: CardData): string => cardFamilyOf(card)?.setOf(card) ?? card.set ?? '';

/** All that a card is found by beside its words. */
export const facetsOf = (card: CardData): Partial<Record<Facet, readonly string[]>> => ({
  set: [setOf(card)],
  kind: [kindOf(card)],
  ...cardFamilyOf(card)?.facetsOf(card),
});

/** The address of a card in the browser of cards, with what it depends on: its game, its edition. */
export function cardHref(card: CardData, game: string, edition: OptionValue = ''): string {
  const more = edition && `&edition=${edition}`;
  return `/cards/${card.id}${game === DEFAULT_GAME ? '' : `?game=${game}${more}`}`;
}

/** All cards of an answer in one list. */
export function allCards(answer: CardsAnswer): CardData[] {
  const every = [...answer.cards, ...answer.connections, ...answer.factions];
  return [...new Map(every.map((card) => [card.id, card])).values()];
}
