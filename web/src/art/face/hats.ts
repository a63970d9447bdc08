// Hair and hats of the wasteland, in front of the head and behind it.
import { disc, faint, fill, line } from '../svg';
import { type Colours, INK } from './head';

export type Draw = (c: Colours) => string;

export const short: Draw = (c) =>
  fill(
    'M30 44C26 20 44 19 52 20c14 0 21 10 18 25-2-8-5-12-9-13-8 2-18 2-25-2-3 3-5 8-6 14z',
    c.hair,
  ) + fill('M58 21c10 2 15 12 12 24-2-8-5-12-9-13z', INK, faint(0.3));

/** A close cap and its shaded half. */
const dome = (light: string, dark: string): string =>
  fill('M29 42C26 14 74 14 71 42c-6-7-36-7-42 0z', light) +
  fill('M54 21.5c13 1 19 10 17 20.5-3-3-9-5-16-5.5z', dark);

const CURLS = [
  [32, 30],
  [28, 42],
  [38, 21],
  [50, 17],
  [62, 21],
  [68, 30],
  [72, 42],
] as const;

/** Hair and cloth behind the head. */
export const BEHIND: Record<string, Draw> = {
  long: (c) => fill('M28 40C26 18 74 18 72 40c3 16 3 30 6 42H22c3-12 3-26 6-42z', c.hair),
  hood: (c) =>
    fill('M20 90C18 60 22 14 50 12s32 48 30 78z', c.coatDark) +
    fill('M25 88C23 56 28 20 50 18s27 38 25 70z', INK),
  bun: (c) => disc(62, 20, 9, c.hair),
  curls: (c) => CURLS.map(([x, y]) => disc(x, y, 10, c.hair)).join(''),
};

/** Hair and hats in front. */
export const FRONT: Record<string, Draw> = {
  none: short,
  bun: short,
  long: (c) =>
    fill('M29 50C24 16 76 16 71 50c-1-12-8-18-16-20-10 6-18 8-22 8-2 3-3 7-4 12z', c.hair),
  curls: (c) => fill('M31 38c2-12 36-12 38 0-8-6-30-6-38 0z', c.hair),
  mohawk: (c) =>
    fill('M44 34C41 18 42 8 47 3l2 5 5-5 1 6 4-2c1 9 0 18-3 27z', c.hair) +
    line('M33 34q4-7 8-9M67 34q-4-7-8-9', 1.2, '#0005'),
  cowboy: (c) =>
    fill(
      'M12 35c12 5 20 3 22-2l3-17c3-7 9-1 13-1s10-6 13 1l3 17c2 5 10 7 22 2-6 10-22 12-38 12S18 45 12 35z',
      c.coat,
    ) +
    fill('M34 31c10 4 22 4 32 0l.7 4c-10 4-23 4-33.4 0z', c.trim) +
    fill('M57 14c2-1 5-1 6 2l3 17c2 5 10 7 22 2-6 9-19 12-32 12z', INK, faint(0.28)),
  miner: () =>
    dome('#d8a93c', '#a87a22') +
    fill('M25 40c10-7 40-7 50 0l1 4c-12-6-40-6-52 0z', '#b88a2c') +
    disc(50, 27, 7.5, '#3a2f22') +
    disc(50, 27, 5, '#fff6c8') +
    disc(50, 27, 15, '#fff2b0', faint(0.22)),
  aviator: () =>
    dome('#7a4d2a', '#53321a') +
    fill(
      'M29 40c-2 10-1 20 3 26l6-3c-4-7-4-16-3-26zM71 40c2 10 1 20-3 26l-6-3c4-7 4-16 3-26z',
      '#67401f',
    ) +
    line('M31 38q19-7 38 0', 2, '#c9a06a'),
  cap: (c) =>
    dome(c.coat, c.coatDark) +
    fill('M27 40c14-7 34-7 45 0l9 5c-4 3-10 2-14 0-12-5-28-5-38 0z', c.coatDark) +
    fill('M46 25h8v7h-8z', c.trim),
  wrap: (c) =>
    fill('M28 43C22 14 78 14 72 43c-10-10-34-10-44 0z', c.trim) +
    line('M30 37q18-16 40-4M33 28q16-10 34-1M38 21q12-4 25 2', 1.6, '#0004') +
    disc(67, 24, 6, c.trim) +
    disc(67, 24, 6, '#000', faint(0.2)),
  bald: () => line('M38 31q6-5 12-5', 2, '#fff', faint(0.35)),
  hood: (c) =>
    fill('M20 90C18 56 24 14 50 12s32 44 30 78l-8-2c4-26 0-54-22-56S24 62 28 88z', c.coat) +
    fill('M54 12.5C76 17 81 60 80 90l-8-2c3-26 0-52-17-56z', c.coatDark),
};
