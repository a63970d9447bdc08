// Colours of the scenes: one row a kind of card, a faction, a kind of contact, or a colour in an era.
import { mix } from './svg';

/** From the top to the horizon. */
export type Sky = readonly [string, string, string];

export interface Palette {
  /** At least three, so that cards of one kind do not look alike. */
  skies: readonly Sky[];
  /** Sun or moon. */
  light: string;
  /** The layers of the land. */
  far: string;
  mid: string;
  near: string;
  /** Outlines and foreground. */
  ink: string;
  /** The two ends of the light on the icon. */
  lit: string;
  shade: string;
  night?: boolean;
}

type Row = [
  skies: Sky[],
  light: string,
  land: Sky,
  ink: string,
  icon: [string, string],
  night?: boolean,
];

const tinted = (sky: Sky, colour: string, share: number): Sky => [
  mix(sky[0], colour, share),
  mix(sky[1], colour, share),
  mix(sky[2], colour, share),
];

/** Fill a list of skies up to three: a warmer and a cooler one of the first. */
export function threeSkies(given: readonly Sky[]): readonly Sky[] {
  const first = given[0]!;
  return [...given, tinted(first, '#ffb46a', 0.2), tinted(first, '#1c3f66', 0.28)].slice(
    0,
    Math.max(3, given.length),
  );
}

function palette([skies, light, [far, mid, near], ink, [lit, shade], night = false]: Row): Palette {
  return { skies: threeSkies(skies), light, far, mid, near, ink, lit, shade, night };
}

const KINDS: Record<string, Row> = {
  production: [
    [
      ['#6b3b16', '#c97a2c', '#f9d488'],
      ['#4a2a22', '#b5602c', '#ffc06a'],
      ['#5f4a34', '#b08a58', '#f6e2b4'],
    ],
    '#fff3c9',
    ['#c98a48', '#8a5526', '#4a2b12'],
    '#1c0f06',
    ['#fff4d2', '#c47f34'],
  ],
  open_production: [
    [
      ['#2f5140', '#7c9d57', '#eee6a4'],
      ['#1f4a4a', '#5f9a72', '#f4e2a0'],
      ['#46562a', '#9aa648', '#f8f0b4'],
    ],
    '#fdfbdc',
    ['#93a35c', '#586f34', '#2b3a1b'],
    '#10180a',
    ['#fbf8d4', '#8ba048'],
  ],
  feature: [
    [
      ['#0c1b30', '#28557c', '#9cc7d2'],
      ['#141a3a', '#3f5a94', '#b9c8e0'],
      ['#0b2430', '#1f6a80', '#a6d8cf'],
    ],
    '#f0f8f4',
    ['#578aa4', '#2b566f', '#12293c'],
    '#06111b',
    ['#f1faf8', '#5f9ab4'],
    true,
  ],
  action: [
    [
      ['#2a1033', '#8c2c58', '#f7935c'],
      ['#1f1238', '#6d2f72', '#f0a08a'],
      ['#3a0f24', '#a03050', '#ffb682'],
    ],
    '#ffcf8c',
    ['#a24260', '#5b2146', '#2a0e29'],
    '#140515',
    ['#ffe9cf', '#d4607a'],
  ],
  connection: [
    [
      ['#12112f', '#443a80', '#c2a3d4'],
      ['#1c1440', '#5a3f92', '#d8b0cc'],
      ['#0e1636', '#36488c', '#b4b4e0'],
    ],
    '#f6ecfa',
    ['#6f62a8', '#3d3570', '#1c1838'],
    '#0b0918',
    ['#f7f0fb', '#b49ad6'],
    true,
  ],
  ruin: [
    [['#1d1b19', '#4a443d', '#8f8372']],
    '#b9ab94',
    ['#6a6053', '#453e36', '#25211c'],
    '#0d0b09',
    ['#a89a84', '#6d6252'],
  ],
  leader: [
    [['#241a10', '#6e5a34', '#e8cf8c']],
    '#fff1c4',
    ['#8a7444', '#574626', '#2b2111'],
    '#120d06',
    ['#fff4d4', '#c9a860'],
  ],
  conquest: [
    [['#2a0d0b', '#8f2c22', '#f08a5e']],
    '#ffd2a0',
    ['#a04434', '#63241b', '#31100c'],
    '#170605',
    ['#ffe8d4', '#e07a5c'],
  ],
  negotiation: [
    [['#0b1a30', '#2a5c92', '#bcd6e4']],
    '#f2f8fb',
    ['#5b8bb4', '#2b5380', '#132a46'],
    '#061220',
    ['#f2f9fd', '#86b4dc'],
  ],
  incorporation: [
    [['#1b1d21', '#585d66', '#d6d4c8']],
    '#f6f3e6',
    ['#858a92', '#52565e', '#2a2d33'],
    '#0e1013',
    ['#f7f6f0', '#a9adb4'],
  ],
};

const FACTIONS: Record<string, Row> = {
  new_york: [
    [['#0b1a2f', '#2c628f', '#d3dccb']],
    '#f7f4df',
    ['#6d97ad', '#2f5a78', '#132c42'],
    '#06121d',
    ['#f4f8ef', '#8db6cc'],
  ],
  appalachian_federation: [
    [['#3b140c', '#b44c20', '#fbbd68']],
    '#ffe7b0',
    ['#bd6a3a', '#7a3418', '#38160b'],
    '#180804',
    ['#fff0cf', '#ea9450'],
  ],
  mutants_union: [
    [['#101f10', '#4b7a2c', '#dbe878']],
    '#f8ffc4',
    ['#7f9f42', '#456524', '#1d3112'],
    '#0a1406',
    ['#f6ffd0', '#a9cc52'],
  ],
  merchants_guild: [
    [['#1b1036', '#6d4399', '#f3b68f']],
    '#ffe6c4',
    ['#92689f', '#533274', '#24153c'],
    '#0e071b',
    ['#fff0dc', '#c99ad0'],
    true,
  ],
  hegemony: [
    [['#0b2226', '#2f7774', '#dfe6c4']],
    '#fbf6da',
    ['#5f9a92', '#2c6360', '#123231'],
    '#061615',
    ['#f3fbef', '#7fc0b0'],
  ],
};

/** The four worlds, as they look from outside. */
const WORLDS: Record<string, Row> = {
  rust: [
    [['#2a1030', '#a0482f', '#f6b067']],
    '#ffe0a0',
    ['#b06a44', '#6d3521', '#341a10'],
    '#150905',
    ['#fff0d2', '#ee8a3e'],
  ],
  toxic: [
    [['#0c1710', '#3d5c2b', '#c8cf69']],
    '#f0f6b4',
    ['#748a44', '#3f5629', '#1d2b15'],
    '#080d06',
    ['#fbffd6', '#a9b83e'],
  ],
  crimson: [
    [['#1c0a19', '#8a2546', '#f18b6b']],
    '#ffd4ba',
    ['#a64a5b', '#6c2239', '#351022'],
    '#110609',
    ['#ffeadf', '#ee7078'],
  ],
};

const HISTORY: Record<string, Row> = {
  green: [
    [['#123a2c', '#3f9468', '#e2f0b8']],
    '#fbfbd8',
    ['#6fae80', '#2f7450', '#123a28'],
    '#06170f',
    ['#f6fbdc', '#6cc092'],
  ],
  red: [
    [['#3a1312', '#b2482f', '#ffc890']],
    '#fff0c8',
    ['#c46a50', '#7e3022', '#3d130e'],
    '#1a0604',
    ['#fff0dc', '#ee8a68'],
  ],
  yellow: [
    [['#4a360c', '#c4932a', '#fff0b0']],
    '#fffbe0',
    ['#c9a04a', '#86641c', '#42300c'],
    '#1b1303',
    ['#fff8dc', '#dcae3c'],
  ],
  blue: [
    [['#0d2040', '#3872b4', '#d2e8f4']],
    '#f8fcff',
    ['#6a9cce', '#2c5c94', '#102a4a'],
    '#04101f',
    ['#f4faff', '#7cb2ea'],
  ],
  territory: [
    [['#33402e', '#8a8a58', '#efe0b4']],
    '#fff8dc',
    ['#a08e62', '#6b5a38', '#352a18'],
    '#150f07',
    ['#fff6e0', '#c8aa78'],
  ],
  personality: [
    [['#251c40', '#6f5ca2', '#e8d8f2']],
    '#fbf4ff',
    ['#8f7cba', '#554482', '#271d44'],
    '#0e081c',
    ['#faf4ff', '#b9a4e2'],
  ],
};

/** What each era does to the light: colour and how much of it. */
const ERAS: Record<number, [string, number]> = {
  1: ['#e8a24a', 0.24],
  2: ['#ffffff', 0],
  3: ['#2c4a66', 0.3],
};

/** The name of the palette of a colour in an era. */
export const eraPalette = (colour: string, era: number): string =>
  `n-${colour in HISTORY ? colour : 'territory'}${era in ERAS ? era : 2}`;

function eraRows(): [string, Palette][] {
  return Object.entries(HISTORY).flatMap(([colour, row]) =>
    Object.entries(ERAS).map(([era, [light, share]]): [string, Palette] => {
      const base = palette(row);
      const seen = {
        ...base,
        skies: base.skies.map((sky) => tinted(sky, light, share)),
        far: mix(base.far, light, share),
        mid: mix(base.mid, light, share),
        near: mix(base.near, light, share * 0.4),
      };
      return [eraPalette(colour, Number(era)), seen];
    }),
  );
}

export const PALETTES: Readonly<Record<string, Palette>> = Object.fromEntries([
  ...Object.entries({ ...KINDS, ...FACTIONS, ...WORLDS }).map(([name, row]) => [
    name,
    palette(row),
  ]),
  ...eraRows(),
]) as Record<string, Palette>;

/** The palette of a name; ash where there is none. */
export const paletteOf = (name: string): Palette => PALETTES[name] ?? PALETTES.ruin!;
