// The gradients scenes share: those of a palette once a page, and the grain of the paper.
import { paletteOf } from './palettes';
import { dice, num as n } from './random';

type Stop = readonly [at: number, colour: string, opacity?: number];

const stops = (list: readonly Stop[]): string =>
  list
    .map(([at, colour, opacity]) => {
      const seen = opacity === undefined ? '' : ` stop-opacity="${opacity}"`;
      return `<stop offset="${at}" stop-color="${colour}"${seen}/>`;
    })
    .join('');

export const down = (id: string, list: readonly Stop[]): string =>
  `<linearGradient id="${id}" x2="0" y2="1">${stops(list)}</linearGradient>`;
export const round = (id: string, list: readonly Stop[]): string =>
  `<radialGradient id="${id}">${stops(list)}</radialGradient>`;

export const skyId = (palette: string, sky: number): string => `sky-${palette}-${sky}`;

/** Write all gradients of a palette. */
export function gradients(name: string): string {
  const p = paletteOf(name);
  const skies = p.skies.map(
    (s, i) =>
      down(skyId(name, i), [
        [0, s[0]],
        [0.36, s[1]],
        [0.64, s[2]],
      ]) +
      down(`dust-${name}-${i}`, [
        [0, s[2], 0],
        [0.55, s[2], 0.75],
        [1, s[2], 0],
      ]),
  );
  const light: Stop[] = [
    [0, p.light, 0.95],
    [0.25, p.light, 0.55],
    [1, p.light, 0],
  ];
  const icon = stops([
    [0.3, p.lit],
    [1, p.shade],
  ]);
  return (
    skies.join('') +
    down(`land-${name}`, [
      [0, p.far],
      [0.25, p.mid],
      [1, p.near],
    ]) +
    round(`glow-${name}`, light) +
    `<linearGradient id="lit-${name}-l" x2="1" y2=".8">${icon}</linearGradient>` +
    `<linearGradient id="lit-${name}-r" x1="1" x2="0" y2=".8">${icon}</linearGradient>`
  );
}

/** Write the grain: sixty dots that repeat. */
export function grain(): string {
  const roll = dice(7);
  let dots = '';
  for (let i = 0; i < 60; i++) dots += `M${n(roll() * 40)} ${n(roll() * 40)}h.1`;
  return `<pattern id="grain" width="40" height="40" patternUnits="userSpaceOnUse"><path d="${dots}" stroke="#000" stroke-width=".5" stroke-linecap="round" opacity=".12"/></pattern>`;
}
