/* The view of a table of 51st State (2010) or The New Era as the server sends it, and how its cards are arranged. */
import type { ClassicCard, ClassicPlace, ClassicView } from '../../../lib/generated/shapes';
import type { CardData, CardMap, Lang, LogEntry, View } from '../../../lib/types';
import { arranged, type Sort, type Standing, sortedBy } from '../../../table/logic/cards';
import { isClassic } from '../cards/card';

export type {
  ClassicPlace as PlaceView,
  ClassicPlayer as PlayerView,
  ClassicView,
  Shootout as ShootoutView,
} from '../../../lib/generated/shapes';

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
export function rowOf(place: ClassicPlace, cards: CardMap): Row {
  if (place.debris) return 'debris';
  const kind = classicCard(cards, place.card)?.kind ?? 'feature';
  if (kind.endsWith('production')) return 'production';
  return kind === 'action' ? 'action' : 'feature';
}

/** Arrange a state in its rows. */
export const rows = (
  state: ClassicPlace[],
  cards: CardMap,
): Record<Row, Standing<ClassicPlace>[]> => arranged(state, ROWS, (place) => rowOf(place, cards));

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
