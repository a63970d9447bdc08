/* The view of a Master Set table as the server sends it, and how its cards are arranged. */
import type { CardData, CardMap, Goods, View } from '../../lib/types';
import { isConnection, isLocation } from '../../lib/types';

export interface PlaceView {
  card: string;
  ruin?: boolean;
  uses?: number;
  guest?: boolean;
  shield?: boolean;
  spent?: string[];
  placed?: string[];
  stored?: string[];
}

export interface PlayerView {
  faction: string | null;
  vp: number;
  goods: Goods;
  passed: boolean;
  board_used: string[];
  board_goods: string[];
  tally: Goods;
  hand: string[] | number;
  drawn: string[] | number;
  deals: string[];
  state: PlaceView[];
}

export interface MasterView {
  reader: number | null;
  seats: number;
  options: Record<string, unknown>;
  round: number;
  phase: string;
  first: number;
  to_act: number[];
  end_triggered: boolean;
  over: boolean;
  rival_due: boolean;
  attacks: number;
  location_vp: number[];
  players: PlayerView[];
  deck: number;
  discard: string[];
  blue_deck: number;
  red_deck: number;
  open_connections: string[];
  connection_discard: string[];
  display: string[];
  attack_pile: string[];
}

/** Read a view as one of the Master Set. */
export const masterView = (view: View): MasterView => view as unknown as MasterView;

export interface Standing {
  index: number;
  place: PlaceView;
}

export const ROWS = ['production', 'feature', 'action', 'ruin'] as const;
export type Row = (typeof ROWS)[number];

/** Name the row a place lies in; a ruin lies apart. */
export function rowOf(place: PlaceView, cards: CardMap): Row {
  if (place.ruin) return 'ruin';
  const card = cards.get(place.card);
  if (!card || !isLocation(card)) return 'feature';
  return card.kind === 'open_production' ? 'production' : card.kind;
}

/** Arrange a state in its rows, each place with its number. */
export function rows(state: PlaceView[], cards: CardMap): Record<Row, Standing[]> {
  const all: Record<Row, Standing[]> = { production: [], feature: [], action: [], ruin: [] };
  state.forEach((place, index) => {
    all[rowOf(place, cards)].push({ index, place });
  });
  return all;
}

/** A list of cards that may be hidden from the reader. */
export const known = (cards: string[] | number): string[] => (Array.isArray(cards) ? cards : []);
export const countOf = (cards: string[] | number): number =>
  Array.isArray(cards) ? cards.length : cards;

export interface Pile {
  card: string;
  n: number;
}

/** Gather equal cards into piles, in the order of their first one. */
export function piles(cards: string[]): Pile[] {
  const all: Pile[] = [];
  for (const card of cards) {
    const pile = all.find((one) => one.card === card);
    if (pile) pile.n += 1;
    else all.push({ card, n: 1 });
  }
  return all;
}

export type Sort = 'dealt' | 'distance' | 'kind' | 'name';

const KINDS = ['production', 'open_production', 'feature', 'action'];

/** Sort a hand; connections come last. */
export function sorted(hand: string[], by: Sort, cards: CardMap, lang: 'en' | 'de'): string[] {
  if (by === 'dealt') return hand;
  const rank = (id: string): [number, string] => {
    const card = cards.get(id);
    const name = card?.names[lang] ?? id;
    if (!card || !isLocation(card)) return [99, name];
    if (by === 'distance') return [card.distance, name];
    return [by === 'kind' ? KINDS.indexOf(card.kind) : 0, name];
  };
  return [...hand].sort((a, b) => {
    const [x, nameX] = rank(a);
    const [y, nameY] = rank(b);
    return x - y || nameX.localeCompare(nameY, lang);
  });
}

export type Filter = 'all' | 'lit' | 'production' | 'feature' | 'action' | 'connection';

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

/** Gather units lying on a card: `["gun", "gun", "worker"]` to `{gun: 2, worker: 1}`. */
export function counted(units: string[] | undefined): Goods {
  const all: Goods = {};
  for (const unit of units ?? []) all[unit] = (all[unit] ?? 0) + 1;
  return all;
}

/** Points that lie in a state: one for each location that is no ruin. */
export const standingPoints = (player: PlayerView): number =>
  player.state.filter((place) => !place.ruin).length;
