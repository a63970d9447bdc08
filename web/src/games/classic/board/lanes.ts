/* The rows of a state as lanes on the ground; debris stays where the location stood. */
import { kindIcon } from '../../../lib/icons';
import type { CardMap } from '../../../lib/types';
import { arranged } from '../../../table/logic/cards';
import type { Lane } from '../../../table/wasteland/lane';
import { type PlaceView, rowOf } from './view';
import { cw } from './words';

export const LANES = ['production', 'feature', 'action'] as const;
export type LaneName = (typeof LANES)[number];

/** Name the lane a card belongs to. */
export function laneOf(place: { card: string }, cards: CardMap): LaneName {
  const row = rowOf({ uid: 0, card: place.card }, cards);
  return row === 'debris' ? 'feature' : row;
}

/** Arrange a state in its lanes. */
export function lanes(state: PlaceView[], cards: CardMap): Lane<PlaceView>[] {
  const all = arranged(state, LANES, (place) => laneOf(place, cards));
  return LANES.map((lane) => ({
    id: lane,
    name: cw(`lane.${lane}`),
    icon: kindIcon(lane),
    places: all[lane],
  }));
}
