// The upper part of a scene: sky, sun or moon, stars, clouds, birds.
import { skyId } from './gradients';
import type { Palette } from './palettes';
import { num as n, type Roll } from './random';
import { WIDTH } from './shapes';
import { disc, faint, fill } from './svg';

export interface Light {
  x: number;
  y: number;
  r: number;
  /** The side it comes from. */
  left: boolean;
}

/** Place sun or moon: four in ten are great and low, the others small and high. */
export function lightOf(roll: Roll, middle: number, horizon: number): Light {
  const left = roll() < 0.5;
  const x = middle + (left ? -1 : 1) * (12 + roll() * 16);
  const low = roll() < 0.4;
  const r = low ? 20 + roll() * 10 : 9 + roll() * 7;
  const y = low
    ? horizon - r * (0.1 + roll() * 0.5)
    : Math.max(r * 0.6, horizon - 24 - roll() * 16);
  return { x, y, r, left };
}

function stars(roll: Roll, p: Palette, horizon: number): string {
  let d = '';
  for (let i = 0; i < 10; i++) d += `M${n(roll() * WIDTH)} ${n(roll() * (horizon - 22))}h.1`;
  return `<path d="${d}" stroke="${p.light}" stroke-linecap="round"${faint(0.75)}/>`;
}

function cloud(roll: Roll, horizon: number, colour: string, opacity: number): string {
  const x = roll() * 130 - 10;
  const y = 6 + roll() * (horizon - 30);
  const w = 34 + roll() * 50;
  const d = `M${n(x)} ${n(y)}q${n(w * 0.3)}-4 ${n(w * 0.55)}-1t${n(w * 0.45)} 1q-${n(w * 0.4)} 3-${n(w)} 0z`;
  return fill(d, colour, faint(opacity));
}

/** Draw everything above the land. */
export function skyOf(
  roll: Roll,
  palette: string,
  p: Palette,
  light: Light,
  horizon: number,
  sky: number,
): string {
  const { x, y, r, left } = light;
  let out = `<rect width="160" height="100" fill="url(#${skyId(palette, sky)})"/>`;
  if (p.night) out += stars(roll, p, horizon);
  out += disc(n(x), n(y), 62, `url(#glow-${palette})`) + disc(n(x), n(y), n(r), p.light);
  if (p.night) out += disc(n(x + r * 0.3), n(y - r * 0.2), n(r * 0.24), p.shade, faint(0.4));
  out += cloud(roll, horizon, p.light, 0.45) + cloud(roll, horizon, p.skies[sky]![2], 0.3);
  if (!p.night && roll() < 0.7) {
    const at = `${n(left ? 118 + roll() * 16 : 26 + roll() * 16)} ${n(12 + roll() * 10)}`;
    out += `<path d="M${at}q2-2 3 0 1-2 3 0m4 5q2-2 3 0 1-2 3 0" fill="none" stroke="${p.ink}" stroke-width=".8"${faint(0.7)}/>`;
  }
  return out;
}
