/* The rows of a state as lanes on the ground. */
import { kindIcon } from '../../../lib/icons';
import type { CardMap } from '../../../lib/types';
import { arranged } from '../../../table/logic/cards';
import type { Lane } from '../../../table/wasteland/lane';
import { w } from '../../../table/words';
import { type PlaceView, rowOf } from './view';

export const LANES = ['production', 'feature', 'action'] as const;
export type LaneName = (typeof LANES)[number];

/** How many red contacts razing in a row costs, as printed beside it. */
const DEFENCE: Record<LaneName, number> = { production: 3, feature: 4, action: 5 };

/** Name the lane a card belongs to; a ruin stays where the location stood. */
export function laneOf(place: PlaceView, cards: CardMap): LaneName {
  const row = rowOf({ ...place, ruin: false }, cards);
  return row === 'ruin' ? 'feature' : row;
}

/** Arrange a state in its lanes. */
export function lanes(state: PlaceView[], cards: CardMap): Lane<PlaceView>[] {
  const all = arranged(state, LANES, (place) => laneOf(place, cards));
  return LANES.map((lane) => ({
    id: lane,
    name: w(`row.${lane}`),
    icon: kindIcon(lane),
    places: all[lane],
    defence: DEFENCE[lane],
  }));
}
