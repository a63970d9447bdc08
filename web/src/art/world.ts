// The horizon of a whole table: what stands there in each game, as two layers of silhouettes.
import { recordOf } from '../games';
import { dice, hash } from './random';
import { mesas, peaks, skyline } from './shapes';

export const WORLD_WIDTH = 1200;
export const WORLD_HEIGHT = 200;

/** From dawn to night; it only tells the light. */
export const HOURS = ['dawn', 'noon', 'late', 'dusk', 'night'] as const;
export type Hour = (typeof HOURS)[number];

/** The hour of a round: night from the fifth on; without rounds it is dusk. */
export function hourOf(round: number | undefined): Hour {
  if (round === undefined) return 'dusk';
  return HOURS[Math.min(Math.max(round, 1), HOURS.length) - 1]!;
}

export interface Horizon {
  far: string;
  mid: string;
  near: string;
}

/** Draw the silhouettes of a game from the farthest to the nearest. */
export function horizonOf(game: string): Horizon {
  const roll = dice(hash(`world ${game}`));
  const [w, h] = [WORLD_WIDTH, WORLD_HEIGHT];
  const land = recordOf(game)?.horizon;
  const far = (land === 'mountains' ? peaks : mesas)(roll, h, h * 0.36, w);
  if (land === 'open') {
    return { far, mid: mesas(roll, h, h * 0.22, w), near: skyline(roll, h, h * 0.12, w) };
  }
  return { far, mid: skyline(roll, h, h * 0.38, w), near: skyline(roll, h, h * 0.18, w) };
}
