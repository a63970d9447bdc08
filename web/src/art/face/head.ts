// Head, eyes and mouth of a portrait, viewBox 0 0 100 100. Light comes from the left.
import { disc, faint, fill, line } from '../svg';

export const INK = '#1a110b';
const LEATHER = '#3a2c20';

export interface Colours {
  skin: string;
  dark: string;
  hair: string;
  coat: string;
  coatDark: string;
  trim: string;
  /** Two colours of the sky, for glass. */
  glass: readonly [string, string];
}

/** The outline of the head. */
export const headPath = (jaw: number): string =>
  `M31 41C30 23 70 23 69 41L${68 + jaw / 2} 55C${66 + jaw} 66 57 73 50 73S${34 - jaw} 66 ${32 - jaw / 2} 55z`;

/** What lies on the skin and ends where the head ends. */
export function skinDeep(c: Colours, eyes: string, mouth: string): string {
  let out = fill('M54 20H80V80H46c6-6 8-14 6-19l3-3-4-10z', c.dark, faint(0.62));
  if (mouth === 'beard') {
    out +=
      fill('M28 52c4 6 8 6 13 5 6-2 12-2 18 0 5 1 9 1 13-5v30H28z', c.hair) +
      fill('M52 57c3 0 5 0 7 .5 5 1 9 0 13-5v30H52z', INK, faint(0.25));
  }
  if (mouth === 'stubble') out += fill('M28 56c8 4 10 1 22 1s14 3 22-1v26H28z', INK, faint(0.22));
  if (eyes === 'paint') out += fill('M28 45h44v5H28z', c.trim, faint(0.85));
  return out;
}

/** Brows, eyes and nose. */
export function features(brow: number, browColour: string): string {
  return (
    line(`M37 ${43 + brow}l8-1M55 42l8 ${1 + brow}`, 2.4, browColour) +
    '<ellipse cx="41.5" cy="48" rx="3.6" ry="2.2" fill="#fff4e0"/><ellipse cx="58.5" cy="48" rx="3.6" ry="2.2" fill="#e8d8c0"/>' +
    disc(42, 48, 2, INK) +
    disc(59, 48, 2, INK) +
    line('M37.5 47q4-3 8 0M54.5 47q4-3 8 0', 1.4, INK) +
    line('M51 48l2.5 8.5q-1.5 2-5 1', 1.6, INK, faint(0.6))
  );
}

const MOUTHS: Record<string, (c: Colours) => string> = {
  plain: () => line('M44 65q6 1.5 12-.5', 2, INK),
  stubble: () => line('M44 65q6-1.5 12 0', 2, INK),
  smile: () => line('M43 63q7 6 14-.5', 2.2, INK),
  beard: () => line('M44 65q6 1 12 0', 2, '#00000099'),
  cigar: () =>
    line('M44 65q6 0 12-1', 2, INK) +
    line('M56 64l14 4', 3.4, '#6b4526') +
    line('M70 68l1 .3', 3.6, '#ff9a4a') +
    line('M73 64q3-4 0-8t2-8', 1.4, '#ffffff77'),
  moustache: (c) =>
    fill('M50 59c-4-2-9 0-12 6 5 0 9-1 12-3 3 2 7 3 12 3-3-6-8-8-12-6z', c.hair) +
    line('M46 67q4 1 8 0', 1.8, INK),
  bandana: (c) =>
    fill('M31 55c10 4 28 4 38 0l-3 12c-6 8-10 12-16 16-6-4-10-8-16-16z', c.trim) +
    fill('M54 57c6 0 11-1 15-2l-3 12c-4 6-8 10-12 13z', INK, faint(0.28)) +
    line('M40 61l6 3M52 66l6-3M46 72l5 2', 1.4, '#fff7'),
  mask: (c) =>
    fill('M36 55c8-3 20-3 28 0l2 10c-5 10-27 10-32 0z', '#4c4a46') +
    [40, 60].map((x) => disc(x, 68, 6.5, '#2c2a28') + disc(x, 68, 3.5, c.trim)).join('') +
    line('M46 60h8M46 63.5h8', 1.6, '#8a867e') +
    line('M32 50l5 6M68 50l-5 6', 2.4, '#2c2a28'),
};

export const mouthOf = (mouth: string, c: Colours): string => (MOUTHS[mouth] ?? MOUTHS.plain!)(c);

function lenses(y: number, c: Colours): string {
  const glass = [41, 59].map((x, i) => disc(x, y, 8, LEATHER) + disc(x, y, 5.6, c.glass[i]!));
  return glass.join('') + line(`M38 ${y + 1}l4-4M56 ${y + 1}l4-4`, 1.6, '#fffc');
}

const EYEWEAR: Record<string, (c: Colours) => string> = {
  goggles: (c) => line('M30 46q20-5 40 0', 4.5, LEATHER) + lenses(47, c),
  glasses: () =>
    `<g fill="#fff" fill-opacity=".22" stroke="${INK}" stroke-width="1.8"><circle cx="41.5" cy="48" r="6.5"/><circle cx="58.5" cy="48" r="6.5"/></g>` +
    line('M48 47q2-1.5 4 0M35 47l-4-1M65 47l4-1', 1.8, INK),
  patch: () => fill('M52 43h14l-1 9c-3 4-9 4-12 0z', INK) + line('M31 36l22 8M66 44l4-3', 2.2, INK),
  scar: () => line('M57 39l4 18', 1.6, '#8a2f24') + line('M56 54l6-1M56 42l5-1', 1.2, '#8a2f24'),
};

export const eyewear = (eyes: string, c: Colours): string => EYEWEAR[eyes]?.(c) ?? '';

/** Goggles pushed up to the brow, over whatever is worn. */
export const pushedUp = (eyes: string, c: Colours): string =>
  eyes === 'goggles_up' ? line('M30 31q20-7 40 0', 4.5, LEATHER) + lenses(29, c) : '';
