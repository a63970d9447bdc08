// Hats and dress of three eras, for people of history and those who play among them.
import { disc, faint, fill, line } from '../svg';
import { type Draw, short } from './hats';
import { INK } from './head';

const GOLD = '#e0b54a';
const GOLD_DARK = '#a87a22';
const LEAF = '#7fa048';

/** Long hair behind the head, for those who wear it open or braided. */
const open: Draw = (c) =>
  fill('M28 40C26 18 74 18 72 40c3 14 2 26 4 36H24c2-10 1-22 4-36z', c.hair);

export const OLD_BEHIND: Record<string, Draw> = {
  nemes: (c) =>
    fill('M26 42C24 14 76 14 74 42l10 42H16z', c.trim) +
    line('M24 54h52M21 64h58M19 74h62', 2.4, '#1d335988'),
  veil: (c) => fill('M23 92C20 54 24 15 50 14s30 40 27 78z', c.coatDark),
  shawl: (c) => fill('M22 92C20 58 26 18 50 17s30 40 28 75z', c.coat),
  wimple: () => fill('M26 88C22 52 26 17 50 16s28 36 24 72z', '#cfc6b4'),
  braids: (c) => open(c) + line('M27 52l-3 30M73 52l3 30', 7, c.hair),
  circlet: open,
  garland: open,
  topknot: (c) => disc(50, 17, 8, c.hair),
  plumes: (c) =>
    [-34, -17, 0, 17, 34]
      .map((turn, i) =>
        fill(
          'M47 32c-3-12-2-22 3-29 5 7 6 17 3 29z',
          i % 2 ? c.trim : c.coat,
          ` transform="rotate(${turn} 50 40)"`,
        ),
      )
      .join(''),
  crest: (c) => fill('M30 30C30 4 70 2 78 40c-8-14-22-20-48-10z', c.trim),
};

export const OLD_FRONT: Record<string, Draw> = {
  short,
  braids: short,
  nemes: (c) =>
    fill('M28 46C24 15 76 15 72 46c-8-11-36-11-44 0z', c.trim) +
    line('M37 24l-6 14M46 20l-2 13M54 20l2 13M63 24l6 14', 2.2, '#1d335988') +
    line('M31 39q19-9 38 0', 3, GOLD) +
    fill('M48 33c-2-6 0-9 2-11 2 2 4 5 2 11z', GOLD),
  circlet: (c) => short(c) + line('M31 36q19-7 38 0', 3, GOLD) + disc(50, 32.5, 2.6, c.trim),
  fillet: (c) => short(c) + line('M30 37q20-7 40 0', 3.4, c.trim),
  topknot: (c) => short(c) + line('M38 17h24', 2, GOLD) + line('M42 25q8-3 16 0', 2.4, c.trim),
  laurel: (c) =>
    short(c) +
    [
      [32, 37, 50],
      [36, 32, 30],
      [42, 29, 12],
      [58, 29, -12],
      [64, 32, -30],
      [68, 37, -50],
    ]
      .map(
        ([x, y, turn]) =>
          `<ellipse cx="${x}" cy="${y}" rx="4.6" ry="2.2" fill="${LEAF}" transform="rotate(${-turn!} ${x} ${y})"/>`,
      )
      .join(''),
  crest: () =>
    fill('M28 46C24 15 76 15 72 46c-1-2-3-5-5-6-10-6-24-6-34 0-2 1-4 4-5 6z', '#b8a06a') +
    fill('M54 23c13 1 20 11 18 23-1-2-3-5-5-6-4-2-8-4-12-4z', '#7d6a3c') +
    fill('M30 42l6-2 1 22-4 2c-2-6-4-14-3-22zM70 42l-6-2-1 22 4 2c2-6 4-14 3-22z', '#a08a56'),
  plumes: (c) =>
    short(c) +
    line('M30 37q20-8 40 0', 5, c.trim) +
    [38, 50, 62].map((x) => disc(x, 34, 1.8, GOLD)).join(''),
  garland: (c) =>
    short(c) +
    [31, 38, 46, 54, 62, 69]
      .map((x, i) => disc(x, 36 - (i % 5 ? 4 : 0), 3.6, i % 2 ? '#f2e2b8' : c.trim))
      .join(''),
  veil: (c) =>
    fill('M24 90C22 54 26 16 50 15s28 39 26 75l-7-4c3-26 0-50-19-51S28 60 31 86z', c.coat) +
    line('M33 38q17-9 34 0', 2.4, GOLD),
  shawl: (c) =>
    fill('M23 90C21 56 26 18 50 17s29 38 27 73l-8-5c3-24-1-46-19-48S28 60 31 85z', c.trim) +
    line('M30 60q2-22 20-24 18 2 20 24', 1.2, '#0005'),
  wimple: (c) =>
    fill(
      'M27 84C24 48 28 19 50 18s26 30 23 66c-2 3-6 2-8-2 5-14 5-26 3-36-7-8-29-8-36 0-2 10-2 22 3 36-2 4-6 5-8 2z',
      '#f2ecdf',
    ) + fill('M25 60C22 30 30 13 50 13s28 17 25 47l-4-22C62 24 38 24 29 38z', c.coatDark),
  turban: (c) =>
    fill('M26 43C18 12 82 12 74 43c-10-10-38-10-48 0z', c.trim) +
    line('M29 36q22-20 42-2M32 25q18-12 38 0M28 40q26-8 44-16', 1.6, '#0004') +
    disc(50, 29, 3.4, '#f6ecd2') +
    fill('M49 26c-3-6-1-11 2-14 2 4 2 9 0 14z', '#f6ecd2'),
  crown: (c) =>
    short(c) +
    fill('M31 37l-2-17 9 7 5-11 7 9 7-9 5 11 9-7-2 17c-12-5-26-5-38 0z', GOLD) +
    fill('M57 16l5 11 9-7-2 17c-4-2-9-3-13-3z', GOLD_DARK) +
    disc(50, 29, 2.4, c.trim),
  scholar: (c) =>
    fill('M31 38c0-16 6-22 19-22s19 6 19 22c-10-6-28-6-38 0z', '#26221f') +
    line('M31 30L12 27M69 30l19-3', 4, '#26221f') +
    disc(50, 27, 2.6, c.trim),
  fur: (c) =>
    fill('M32 34C32 8 68 8 68 34z', c.coat) +
    line('M29 37q21-9 42 0', 10, '#5b4026') +
    line('M29 34q21-8 42 0', 1.4, '#8a6a44'),
  beret: (c) =>
    short(c) +
    fill('M24 34c-2-14 12-20 28-19s28 8 25 18c-12-6-38-8-53 1z', c.coat) +
    fill('M56 15c14 1 23 9 21 18-6-3-14-5-21-5z', c.coatDark) +
    line('M72 24q8-10 14-10', 2.4, c.trim),
  tam: (c) =>
    fill('M25 38C20 16 80 16 75 38c-4 3-8 1-10 0-8-5-22-5-30 0-2 1-6 3-10 0z', c.coatDark) +
    line('M33 38q17-8 34 0', 3, c.trim),
  top: () =>
    fill('M34 33L32 6h36l-2 27z', '#26221f') +
    fill('M33 25q17 4 34 0v7q-17 4-34 0z', '#5c4a36') +
    fill('M20 33c14 6 46 6 60 0 2 4-4 7-12 8-12-3-24-3-36 0-8-1-14-4-12-8z', '#1c1916'),
  bowler: () =>
    fill('M32 34C30 10 70 10 68 34z', '#3a322a') +
    fill('M32 29q18 5 36 0v5H32z', '#1c1713') +
    fill('M22 33c14 5 42 5 56 0 1 5-4 7-11 8-11-3-23-3-34 0-7-1-12-3-11-8z', '#2a241e'),
  bicorne: (c) =>
    short(c) +
    fill('M14 37C22 14 38 9 50 9s28 5 36 28c-12-8-24-10-36-10s-24 2-36 10z', '#22242c') +
    line('M14 36C28 25 72 25 86 36', 2, GOLD) +
    disc(64, 21, 4, '#b23a2c') +
    disc(64, 21, 2, '#f2ecdf'),
  bonnet: (c) =>
    short(c) +
    fill(
      'M25 60C18 18 38 11 52 12s31 12 24 48l-5-2c1-14-4-22-9-26-8-3-18-3-25 0-5 5-8 13-7 27z',
      c.coat,
    ) +
    line('M34 34q16-8 32 0', 2.4, c.trim) +
    line('M30 58q4 14 16 18', 2, c.trim),
};

/** Dress over the shoulders. */
export const DRESS: Record<string, Draw> = {
  scarf: (c) =>
    fill('M34 76c8 7 24 7 32 0l4 6c-10 9-30 9-40 0z', c.trim) +
    fill('M54 80c5-1 9-2 12-4l4 6c-5 4-11 6-17 7z', INK, faint(0.3)),
  toga: (c) =>
    fill('M38 74l8 6 46 22H60C48 92 40 84 34 77z', c.trim) +
    line('M42 80l40 22M38 82l28 20', 1.4, '#0004') +
    disc(38, 79, 3.4, GOLD),
  collar: (c) =>
    fill('M28 78c10 10 34 10 44 0l8 6c-14 14-46 14-60 0z', GOLD) +
    line('M25 81c12 12 38 12 50 0', 2, c.trim) +
    line('M23 84c14 11 40 11 54 0', 1.6, '#1d3359'),
  robe: (c) =>
    fill('M36 75l14 14 14-14 6 3-18 24h-4L30 78z', c.trim) + line('M50 89v13', 1.6, '#0005'),
  ruff: () =>
    [26, 34, 42, 50, 58, 66, 74]
      .map(
        (x, i) =>
          `<ellipse cx="${x}" cy="${[76, 80, 82, 83, 82, 80, 76][i]}" rx="5.4" ry="6" fill="${i > 3 ? '#d4ccbc' : '#f4efe4'}"/>`,
      )
      .join(''),
  lapels: (c) =>
    fill('M42 74h16l-8 20z', '#f2ecdf') +
    fill('M40 74l10 24-16-6-4-14zM60 74L50 98l16-6 4-14z', c.coatDark) +
    fill('M48 80h4l2 14-4 6-4-6z', c.trim),
  cravat: (c) =>
    fill('M38 73h24l-3 10H41z', '#f2ecdf') +
    fill('M44 80c4-2 8-2 12 0l4 14-10-5-10 5z', c.trim) +
    fill('M36 75l-8 4 16 23zM64 75l8 4-16 23z', c.coatDark),
};
