/* Cards as they lie on a table: hidden or known, in equal piles, in rows, sorted in a hand. */
import type { Lang } from '../../lib/types';

/** Cards that may be hidden from the reader: then only their number is known. */
export type Hidden = string[] | number;
export const known = (cards: Hidden): string[] => (Array.isArray(cards) ? cards : []);
export const countOf = (cards: Hidden): number => (Array.isArray(cards) ? cards.length : cards);

export interface Pile {
  card: string;
  n: number;
}

/** Gather equal cards into piles, in the order of their first one. */
export function piles(cards: string[]): Pile[] {
  const all = new Map<string, number>();
  for (const card of cards) all.set(card, (all.get(card) ?? 0) + 1);
  return [...all].map(([card, n]) => ({ card, n }));
}

/** A place of a state, with the number it has there. */
export interface Standing<P> {
  index: number;
  place: P;
}

/** Arrange a state in rows, each place with its number. */
export function arranged<P, R extends string>(
  state: P[],
  names: readonly R[],
  rowOf: (place: P) => R,
): Record<R, Standing<P>[]> {
  const all = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<
    R,
    Standing<P>[]
  >;
  state.forEach((place, index) => {
    all[rowOf(place)].push({ index, place });
  });
  return all;
}

export type Sort = 'dealt' | 'distance' | 'kind' | 'name';
export const SORTS: Sort[] = ['kind', 'distance', 'name', 'dealt'];

/** What a card of a hand is sorted by. */
export interface Traits {
  name: string;
  distance?: number | undefined;
  /** The rank of its kind; below 0 there is none. */
  kind: number;
  /** It comes after the others, whatever they are sorted by. */
  last?: boolean;
}

/** Sort a hand; what has no distance or kind comes last, and equals stand by name. */
export function sortedBy(by: Sort, hand: string[], traits: (card: string) => Traits, lang: Lang) {
  if (by === 'dealt') return hand;
  const rank = ({ distance = Infinity, kind, last }: Traits) => {
    if (last) return Infinity;
    if (by === 'distance') return distance;
    return by === 'name' ? 0 : kind < 0 ? Infinity : kind;
  };
  const all = hand.map((card) => ({ card, traits: traits(card) }));
  return all
    .sort(({ traits: a }, { traits: b }) => {
      const [x, y] = [rank(a), rank(b)];
      return x === y ? a.name.localeCompare(b.name, lang) : x - y;
    })
    .map(({ card }) => card);
}
