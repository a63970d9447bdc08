/* The view of a Nova Era table as the server sends it, and how its cards are arranged. */

import { word } from '../../lib/i18n.svelte';
import { COLUMNS } from '../../lib/nova/nova';
import type { CardData, CardMap, Goods, NovaCard, View } from '../../lib/types';
import { isNova } from '../../lib/types';
import type { Hidden } from '../logic/cards';

export interface DieView {
  colour: string;
  value: number;
}

/** What picking a zone would cost one seat. */
export interface PickCost {
  by: number;
  unrest: number;
  penalty: boolean;
  civil_war: boolean;
}

/** What a marker would do if a zone were the one left over. */
export interface TrackMove {
  by: number;
  to: number;
  strikes: boolean;
}

export interface PickView {
  sum: number;
  costs: PickCost[];
  left: Record<string, TrackMove>;
}

export type Threat = 'protected' | 'damage' | 'loss' | 'die' | 'nothing';

export interface TrackView {
  at: number;
  last: number;
  protected: number[];
  threat: Threat[];
  /** How the reader’s count would change if it struck now. */
  count?: number;
}

export interface DisplayEntry {
  card: string;
  available: number[];
  affordable: number[];
  token?: number;
}

export interface PlacedView {
  card: string;
  column: string;
  damaged: boolean;
  /** Uses left, by the number of the effect. */
  left?: Record<string, number>;
}

export interface PlayerView {
  vp: number;
  unrest: number;
  in_zone: boolean;
  penalty: boolean;
  resources: Goods;
  dice: DieView[];
  pick_sum: number;
  pick_limit: number;
  tableau: PlacedView[];
  hand: Hidden;
  known: string[];
  past: Hidden;
  numbers: Goods;
  most: string[];
  protected: string[];
  sources: Goods;
  if_scored_now: { presence: number; majorities: number; objectives: Goods; total: number };
}

export interface NovaView {
  reader: number | null;
  seats: number;
  era: number;
  eras: number;
  round: number;
  rounds: number;
  phase: string;
  first: number;
  to_act: number[];
  bag: Goods;
  zones: DieView[][];
  picks: (PickView | null)[];
  tracks: Record<string, TrackView>;
  unrest_last: number;
  unrest_zone: [number, number];
  columns: DisplayEntry[][];
  lands: Record<string, Goods[]>;
  people: string[];
  stock: number;
  removed: string[];
  players: PlayerView[];
}

/** Read a view as one of Nova Era. */
export const novaView = (view: View): NovaView => view as unknown as NovaView;

/** The card of an id, where it is one of Nova Era. */
export function novaCard(cards: CardMap, id: string): NovaCard | null {
  const card: CardData | undefined = cards.get(id);
  return card && isNova(card) ? card : null;
}

export type Column = (typeof COLUMNS)[number];

/** Name a column: a colour, or a kind of cards. */
export const columnName = (column: string): string =>
  word(column === 'territory' || column === 'personality' ? 'kind' : 'colour', column);

/** Arrange a tableau in its columns. */
export function columns(tableau: PlacedView[]): { column: Column; cards: PlacedView[] }[] {
  return COLUMNS.map((column) => ({
    column,
    cards: tableau.filter((placed) => placed.column === column),
  }));
}

/** How near a track is to striking. */
export type Danger = 'strikes' | 'near' | 'calm';

/** Judge how near a marker is to its end: one high die would do from "near" on. */
export function danger(track: TrackView): Danger {
  if (track.at >= track.last) return 'strikes';
  return track.last - track.at <= 6 ? 'near' : 'calm';
}

const RANK: Record<string, number> = { technology: 0, territory: 1, personality: 2 };

/** Sort a hand: technologies by colour and cost, then territories. */
export function sortedHand(hand: string[], cards: CardMap): string[] {
  const key = (id: string): [number, number, number] => {
    const card = novaCard(cards, id);
    if (!card) return [9, 0, 0];
    const colour = COLUMNS.indexOf((card.colours[0] ?? 'territory') as Column);
    return [RANK[card.kind] ?? 9, colour, card.cost ?? 0];
  };
  return [...hand].sort((a, b) => {
    const [x, y] = [key(a), key(b)];
    return x[0] - y[0] || x[1] - y[1] || x[2] - y[2];
  });
}

/** Whether a seat has most of a column, alone or tied; personalities are not counted. */
export function rankOf(view: NovaView, seat: number, column: string): 'most' | 'tied' | '' {
  const mine = view.players[seat]?.numbers[column];
  if (!mine) return '';
  if (view.players[seat]?.most.includes(column)) return 'most';
  const best = Math.max(...view.players.map((player) => player.numbers[column] ?? 0));
  return mine === best ? 'tied' : '';
}
