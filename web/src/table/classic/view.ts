/* The view of a table of 51st State (2010) or The New Era as the server sends it, and how its cards are arranged. */
import type { CardData, CardMap, ClassicCard, Goods, Lang, LogEntry, View } from '../../lib/types';
import { isClassic } from '../../lib/types';
import { arranged, type Hidden, type Sort, type Standing, sortedBy } from '../logic/cards';
import type { Reach } from './reach';

export interface PlaceView {
  uid: number;
  card: string;
  /** Activations in this turn. */
  uses?: number;
  /** Values of the VP tokens lying on it. */
  vp?: number[];
  stock?: string[];
  /** Seats that have sent a worker in this turn. */
  visitors?: number[];
  /** Seats with an agreement. */
  agreements?: number[];
  attached?: string[];
  debris?: boolean;
  improved?: boolean;
  /** Free places for VP tokens. */
  places_left?: number;
  /** Workers that its next use takes. */
  workers?: number;
}

export interface PlayerView {
  faction: string | null;
  pool: Goods;
  base_vp: number;
  marked: number;
  total: number;
  breakdown: Goods;
  state: PlaceView[];
  leader: PlaceView | null;
  passed: boolean;
  fields_used: number[];
  visits: number;
  redeveloped: number;
  slots: number;
  hand: Hidden;
  spoils: string[];
  deals: string[];
}

/** An attack that is going on; `strength` is what is left of `attack` after `defence`, never below 0. */
export interface ShootoutView {
  step: 'declare' | 'more' | 'defend' | 'answer' | 'target';
  attacker: number;
  defender: number;
  by_card: boolean;
  strength: number;
  attack: number;
  defence: number;
  /** The range of the attacker's contact card, where he could still choose it. */
  field: number;
  /** What the attacker's tokens could still add. */
  reserve: number;
  /** What the defender's tokens could still take away. */
  guard: number;
}

export interface ClassicView {
  game: string;
  reader: number | null;
  seats: number;
  options: Record<string, unknown>;
  turn: number;
  phase: string;
  first: number | null;
  to_act: number[];
  over: boolean;
  end_vp: number;
  players: PlayerView[];
  deck: number;
  discard: string[];
  row: string[];
  committed: [number, string][];
  /** Effective defence by seat and place, where locations can be attacked. */
  defences?: (number | null)[][];
  shootout?: ShootoutView | null;
  /** What the reader reaches by each way of contact; null for spectators. */
  reach?: Reach | null;
}

/** Read a view as one of the old editions. */
export const classicView = (view: View): ClassicView => view as unknown as ClassicView;

/** The card of an id, where it is one of the old editions. */
export function classicCard(cards: CardMap, id: string): ClassicCard | null {
  const card: CardData | undefined = cards.get(id);
  return card && isClassic(card) ? card : null;
}

export const ROWS = ['production', 'feature', 'action', 'debris'] as const;
export type Row = (typeof ROWS)[number];

/** Name the row a place lies in; debris lies apart. */
export function rowOf(place: PlaceView, cards: CardMap): Row {
  if (place.debris) return 'debris';
  const kind = classicCard(cards, place.card)?.kind ?? 'feature';
  if (kind.endsWith('production')) return 'production';
  return kind === 'action' ? 'action' : 'feature';
}

/** Arrange a state in its rows. */
export const rows = (state: PlaceView[], cards: CardMap): Record<Row, Standing<PlaceView>[]> =>
  arranged(state, ROWS, (place) => rowOf(place, cards));

/** Goods of a pool in the order they are always shown: resources, workers, tokens by kind and range. */
const RANGED = ['conquest', 'negotiation', 'incorporation', 'contact'];
export const GOODS: string[] = [
  'scrap',
  'weapons',
  'fuel',
  'material',
  'universal',
  'worker',
  'redevelopment',
  ...RANGED.flatMap((kind) => [1, 2, 3, 4, 5].map((range) => `${kind}${range}`)),
  'defence1',
  'defence3',
];
export const ALWAYS = ['scrap', 'weapons', 'fuel', 'material', 'worker'];

/** An agreement of a player with somebody else's location. */
export interface Agreement {
  seat: number;
  index: number;
  card: string;
}

/** List a player's agreements with others' locations. */
export function agreementsOf(view: ClassicView, seat: number): Agreement[] {
  return view.players.flatMap((owner, other) =>
    owner.state.flatMap((place, index) =>
      place.agreements?.includes(seat) ? [{ seat: other, index, card: place.card }] : [],
    ),
  );
}

/** In which order the seats pick in the lookout: clockwise from the first player (FS-5, NE-5). */
export const pickOrder = (view: Pick<ClassicView, 'seats' | 'first'>): number[] =>
  Array.from({ length: view.seats }, (_, i) => ((view.first ?? 0) + i) % view.seats);

/** What each seat took last in the lookout that is going on, as the log tells it. */
export function takenOf(
  view: Pick<ClassicView, 'phase'>,
  log: readonly Pick<LogEntry, 'code' | 'seat' | 'cards'>[],
): Record<number, string> {
  const taken: Record<number, string> = {};
  if (view.phase !== 'lookout') return taken;
  const begun = log.findLastIndex((one) => one.code === 'turn');
  for (const one of log.slice(begun + 1)) {
    if (one.code === 'pick' && one.seat !== null && one.cards[0]) taken[one.seat] = one.cards[0];
  }
  return taken;
}

const KINDS = ['open production', 'closed production', 'feature', 'action', 'leader', 'contact'];

/** Sort a hand; leaders, contacts and instants come last. */
export const sorted = (hand: string[], by: Sort, cards: CardMap, lang: Lang): string[] =>
  sortedBy(
    by,
    hand,
    (id) => {
      const card = classicCard(cards, id);
      const kind = KINDS.indexOf(card?.kind ?? '');
      return { name: card?.names[lang] ?? id, distance: card?.distance, kind };
    },
    lang,
  );

export const FILTERS = ['all', 'lit', 'production', 'feature', 'action', 'other'] as const;
export type Filter = (typeof FILTERS)[number];

/** Tell whether a card passes the hand's filter. */
export function passes(card: ClassicCard | null, filter: Filter, lit: boolean): boolean {
  if (filter === 'all' || !card) return true;
  if (filter === 'lit') return lit;
  if (filter === 'other') return card.distance === undefined;
  return filter === 'production' ? card.kind.endsWith('production') : card.kind === filter;
}
