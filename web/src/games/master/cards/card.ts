// What a card of the Master Set is, and what it is found by.

import type { ConnectionCard, FactionCard, LocationCard } from '../../../lib/generated/shapes';
import type { CardData, Lang } from '../../../lib/types';
import type { Facet } from '../../cards';

export type MasterCard = LocationCard | ConnectionCard | FactionCard;

export const isLocation = (card: CardData): card is LocationCard => 'bonus' in card;
export const isConnection = (card: CardData): card is ConnectionCard =>
  'deck' in card && 'effect' in card;
export const isFaction = (card: CardData): card is FactionCard => 'actions' in card;
export const isMaster = (card: CardData): card is MasterCard =>
  isLocation(card) || isConnection(card) || isFaction(card);

export function kindOf(card: MasterCard): string {
  if (isLocation(card)) return card.kind;
  return isConnection(card) ? 'connection' : 'faction';
}

/** Connections and factions are sets of their own. */
export function setOf(card: MasterCard): string {
  if (isLocation(card)) return card.set ?? 'base';
  return isConnection(card) ? 'connections' : 'factions';
}

/** The sentences of the effect alone: without the head, and without spoils and deal at the foot. */
export function effectLines(card: MasterCard, lang: Lang): string[] {
  const lines = card.text[lang].split('\n');
  if (isLocation(card)) return lines.slice(1, -2);
  return isFaction(card) ? lines : lines.slice(1);
}

const named = (text: string | null): string[] =>
  (text ?? '').split(/[\s,]+/).filter((token) => /^[a-z_]+$/.test(token));

/** Every good a card can give, cost or trade in. */
export function goodsOf(card: MasterCard): string[] {
  if (isLocation(card)) {
    return [...Object.keys(card.spoils), card.deal, ...named(card.effect), ...named(card.bonus)];
  }
  if (isConnection(card)) return named(card.effect);
  return [...Object.keys(card.production), ...Object.values(card.actions).flatMap(named)];
}

export function facetsOf(card: MasterCard): Partial<Record<Facet, readonly string[]>> {
  const good = goodsOf(card);
  return isLocation(card)
    ? { good, type: card.types, distance: [String(card.distance)] }
    : { good };
}
