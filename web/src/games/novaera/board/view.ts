/* The view of a Nova Era table as the server sends it, and how its cards are arranged. */

import type { NovaCard, NovaPlaced, NovaTrack, NovaView } from '../../../lib/generated/shapes';
import { word } from '../../../lib/i18n.svelte';
import type { CardData, CardMap, View } from '../../../lib/types';
import { isNova } from '../cards/card';
import { COLUMNS } from '../cards/lines';

export type {
  NovaDie as DieView,
  NovaDisplayed as DisplayEntry,
  NovaPick as PickView,
  NovaPlaced as PlacedView,
  NovaPlayer as PlayerView,
  NovaThreat as Threat,
  NovaTrack as TrackView,
  NovaView,
  PickCost,
  TrackMove,
} from '../../../lib/generated/shapes';

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
export function columns(tableau: NovaPlaced[]): { column: Column; cards: NovaPlaced[] }[] {
  return COLUMNS.map((column) => ({
    column,
    cards: tableau.filter((placed) => placed.column === column),
  }));
}

/** How near a track is to striking. */
export type Danger = 'strikes' | 'near' | 'calm';

/** Judge how near a marker is to its end: one high die would do from "near" on. */
export function danger(track: NovaTrack): Danger {
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
