// Elements as text. Scenes are written by the hundred, so they are text and no components.

export const fill = (d: string, colour: string, more = ''): string =>
  `<path d="${d}" fill="${colour}"${more}/>`;

export const line = (d: string, width: number, colour: string, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more}/>`;

export const disc = (
  x: string | number,
  y: string | number,
  r: string | number,
  colour: string,
  more = '',
): string => `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"${more}/>`;

export const faint = (opacity: number): string => ` opacity="${String(opacity).replace(/^0/, '')}"`;

const channels = (colour: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** Mix two colours of six digits; `share` is how much of the second. */
export function mix(first: string, second: string, share: number): string {
  const other = channels(second);
  const mixed = channels(first).map((value, i) =>
    Math.round(value * (1 - share) + other[i]! * share),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
