/* The view of a Master Set table as the server sends it, and how its cards are arranged. */

import type { MasterPlace, MasterView } from '../../../lib/generated/shapes';
import type { CardData, CardMap, Lang, View } from '../../../lib/types';
import { arranged, type Sort, type Standing, sortedBy } from '../../../table/logic/cards';
import { isConnection, isLocation } from '../cards/card';

export type {
  AttackThreat as Threat,
  Forecast,
  MasterPlace as PlaceView,
  MasterPlayer as PlayerView,
  MasterView,
  Narrowed,
  SoloStanding,
} from '../../../lib/generated/shapes';

/** Read a view as one of the Master Set. */
export const masterView = (view: View): MasterView => view as unknown as MasterView;

export const ROWS = ['production', 'feature', 'action', 'ruin'] as const;
export type Row = (typeof ROWS)[number];

/** Name the row a place lies in; a ruin lies apart. */
export function rowOf(place: MasterPlace, cards: CardMap): Row {
  if (place.ruin) return 'ruin';
  const card = cards.get(place.card);
  if (!card || !isLocation(card)) return 'feature';
  return card.kind === 'open_production' ? 'production' : card.kind;
}

/** Arrange a state in its rows. */
export const rows = (state: MasterPlace[], cards: CardMap): Record<Row, Standing<MasterPlace>[]> =>
  arranged(state, ROWS, (place) => rowOf(place, cards));

const KINDS = ['production', 'open_production', 'feature', 'action'];

/** Sort a hand; connections come last. */
export const sorted = (hand: string[], by: Sort, cards: CardMap, lang: Lang): string[] =>
  sortedBy(
    by,
    hand,
    (id) => {
      const card = cards.get(id);
      const name = card?.names[lang] ?? id;
      if (!card || !isLocation(card)) return { name, kind: -1, last: true };
      return { name, distance: card.distance, kind: KINDS.indexOf(card.kind) };
    },
    lang,
  );

export const FILTERS = ['all', 'lit', 'production', 'feature', 'action', 'connection'] as const;
export type Filter = (typeof FILTERS)[number];

/** Tell whether a card passes the hand's filter. */
export function passes(card: CardData | undefined, filter: Filter, lit: boolean): boolean {
  if (filter === 'all' || !card) return true;
  if (filter === 'lit') return lit;
  if (isConnection(card)) return filter === 'connection';
  if (!isLocation(card)) return false;
  return filter === 'production'
    ? card.kind === 'production' || card.kind === 'open_production'
    : card.kind === filter;
}

/** Goods in the order they are always shown. */
export const GOODS = [
  'worker',
  'brick',
  'gun',
  'iron',
  'fuel',
  'ammo',
  'contact_grey',
  'contact_red',
  'contact_blue',
  'contact_universal',
  'development',
  'shield',
];
export const ALWAYS = ['worker', 'brick', 'gun', 'iron', 'fuel'];
