// What a card of the old editions is, and what it is found by.

import type { ClassicCard } from '../../../lib/generated/shapes';
import type { CardData, Lang } from '../../../lib/types';
import type { Facet } from '../../cards';

export const isClassic = (card: CardData): card is ClassicCard => 'origin' in card;

export const kindOf = (card: ClassicCard): string => card.kind.replace(' ', '_');

/** Lines that are drawn already: bands, shield, distances. */
const DRAWN = /^(Spoils|Deal|Agreement|Defence distance|Beute|Abkommen|Verteidigungsentfernung)\b/;

/** The sentences of the effect alone: without the head, and without what is drawn. */
export function effectLines(card: ClassicCard, lang: Lang): string[] {
  const lines = card.text[lang].split('\n');
  if (card.kind === 'faction') return lines;
  return lines.slice(1).filter((line) => !DRAWN.test(line));
}

/** A token without its range or value: "conquest3" is a conquest token. */
const plainGood = (good: string): string => good.replace(/\d$/, '');

/** Every good a card names. */
export function goodsOf(card: ClassicCard): string[] {
  const { produces, per, action, entry, stock } = card.effects ?? {};
  const named = [
    ...(card.spoils ?? []),
    ...(card.deal ?? []),
    ...(produces ?? []),
    ...(per ? [per.good] : []),
    ...(action ? [...action.cost, ...action.gain.options.flat()] : []),
    ...(entry ?? []),
    ...(stock ?? []),
    ...(card.price ?? []),
    ...(card.parts ?? []).flat(),
    ...(card.production ?? []),
  ];
  return named.map(plainGood);
}

export const facetsOf = (card: ClassicCard): Partial<Record<Facet, readonly string[]>> => ({
  good: goodsOf(card),
  type: card.types ?? [],
  distance: [String(card.distance ?? '')],
});
