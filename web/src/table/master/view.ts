/* The view of a Master Set table as the server sends it, and how its cards are arranged. */
import type { CardData, CardMap, Goods, Lang, View } from '../../lib/types';
import { isConnection, isLocation } from '../../lib/types';
import { arranged, type Hidden, type Sort, type Standing, sortedBy } from '../logic/cards';

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
  hand: Hidden;
  drawn: Hidden;
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
  /** Solo: what the next attack may hit, or nothing known of it. */
  forecast?: Forecast | null;
  /** Solo: how the game would end now. */
  standing?: SoloStanding;
}

/** How likely the next attack of the virtual rival hits what. */
export interface Forecast {
  unseen: number;
  attack?: number;
  places: Threat[];
  nothing: number;
}

/** A place that the next attack may hit. */
export interface Threat {
  place: number;
  share: number;
  /** A shield would stop it. */
  saved?: boolean;
  /** A card that would hit it, and how many unseen ones have its types. */
  card?: string;
  alike?: number;
  why?: Narrowed[];
}

/** A rule that looks for the target, and the places it leaves. */
export interface Narrowed {
  rule: string;
  left: number[];
  /** What those have in common: a distance, a kind, a good. */
  by?: number | string | null;
}

/** Points as if the game ended now, and the levels of a solo win, the lowest first. */
export interface SoloStanding {
  own: number;
  rival: number;
  level: string;
  levels: { name: string; least: number }[];
  missing: number | null;
}

/** Read a view as one of the Master Set. */
export const masterView = (view: View): MasterView => view as unknown as MasterView;

export const ROWS = ['production', 'feature', 'action', 'ruin'] as const;
export type Row = (typeof ROWS)[number];

/** Name the row a place lies in; a ruin lies apart. */
export function rowOf(place: PlaceView, cards: CardMap): Row {
  if (place.ruin) return 'ruin';
  const card = cards.get(place.card);
  if (!card || !isLocation(card)) return 'feature';
  return card.kind === 'open_production' ? 'production' : card.kind;
}

/** Arrange a state in its rows. */
export const rows = (state: PlaceView[], cards: CardMap): Record<Row, Standing<PlaceView>[]> =>
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
