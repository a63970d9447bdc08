/* What the reader reaches by each way of contact, as the server tells it, and how it is said. */

import type { ClassicCard, Means, Reach } from '../../../lib/generated/shapes';
import { word } from '../../../lib/i18n.svelte';
import type { Goods } from '../../../lib/types';
import { WAYS, type Way } from './signs';
import { type ClassicKey, cw } from './words';

export type { Means, Reach };

/** The farthest distance within reach; 0 if nothing but what is free. */
export const farthest = (reach: Reach | null | undefined, way: Way): number =>
  Math.max(0, (reach?.[way].length ?? 0) - 1);

/** The means that reaches farthest; null if there is none. */
export const best = (reach: Reach | null | undefined, way: Way): Means | null =>
  reach?.[way].at(-1) ?? null;

/** Tell for each way whether it reaches a card of the hand now; null for what has no distance. */
export function waysTo(card: ClassicCard, reach: Reach | null | undefined): boolean[] | null {
  const { distance } = card;
  if (distance === undefined || !reach) return null;
  return WAYS.map((way) => distance < reach[way].length);
}

const COSTS: Record<string, readonly [ClassicKey, ClassicKey]> = {
  weapons: ['cost.weapons.1', 'cost.weapons'],
  fuel: ['cost.fuel', 'cost.fuel'],
  scrap: ['cost.scrap', 'cost.scrap'],
};
/** Say the cost of a field in a few words: "1 weapon". */
const told = (goods: Goods): string =>
  Object.entries(goods)
    .map(([good, n]) => {
      const known = COSTS[good];
      return known ? cw(known[n === 1 ? 0 : 1], { n }) : `${n} ${word('good', good)}`;
    })
    .join(', ');

const ranges = (goods: Goods): number[] =>
  Object.entries(goods)
    .flatMap(([good, n]) => Array<number>(n).fill(Number(/\d$/.exec(good)?.[0] ?? 0)))
    .sort((a, b) => b - a);

/** Say by which means: "by 1 weapon", "tokens: 3+1+1". */
export function meansInWords(means: Means | null, name: (card: string) => string): string {
  if (!means) return cw('reach.none');
  if (means.by === 'free') return cw('reach.free');
  if (means.by === 'card') return cw('reach.card', { card: name(means.card ?? '') });
  if (means.by === 'field') return cw('reach.by', { goods: told(means.goods) });
  const used = ranges(means.goods);
  if (used.length > 1) return cw('reach.tokens', { sum: used.join('+') });
  const universal = Object.keys(means.goods)[0]?.startsWith('contact');
  return cw(universal ? 'reach.universal' : 'reach.token');
}

/** Say of a card and a way how far one reaches and by what, or what is missing. */
export function reachInWords(
  card: ClassicCard,
  way: Way,
  reach: Reach | null | undefined,
  name: (card: string) => string,
): { text: string; lacking: string } | null {
  const { distance } = card;
  if (distance === undefined || !reach) return null;
  const means = reach[way][distance];
  if (means) {
    if (means.by === 'free') return { text: cw('reach.free'), lacking: '' };
    const by = meansInWords(means, name);
    return { text: cw('reach.enough', { d: distance, n: means.range, by }), lacking: '' };
  }
  const far = farthest(reach, way);
  const need = Math.max(1, distance);
  return {
    text: cw('reach.short', { d: distance, n: far }),
    lacking: cw('reach.lacking', { n: need - far, token: need }),
  };
}

/** How many arrows a gauge has: 3; more where tokens add up. */
export function arrows(view: { game: string; options: Record<string, unknown> }, way: Way): number {
  if (view.game === 'newera') return way === 'incorporation' ? 3 : 5;
  return view.options.contact_adding === 'tokens' ? 6 : 3;
}

/** The way of contact that was pressed on the base, by its place; null if none is. */
export function aimOf(selected: string | null, seat: number): number | null {
  const found = new RegExp(`^fields:${seat}:([0-2])$`).exec(selected ?? '');
  return found ? Number(found[1]) : null;
}

const VERBS: Record<string, Way> = {
  conquer: 'conquest',
  negotiate: 'negotiation',
  incorporate: 'incorporation',
};

/** What stands at a way to use a card of the hand: distance, reach and means, or what is missing. */
export function noteOf(
  move: string,
  reach: Reach | null | undefined,
  cardOf: (id: string) => ClassicCard | null,
  name: (card: string) => string,
): { text: string; lacking: string } | null {
  const [verb = '', id = ''] = move.split(' ');
  const [way, card] = [VERBS[verb], cardOf(id)];
  return way && card ? reachInWords(card, way, reach, name) : null;
}
