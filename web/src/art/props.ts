// What stands in the land, as silhouettes: base line y = 0, up is negative, about 40 by 40.

/** The wasteland: one a type of the cards. */
const WASTELAND: Record<string, string> = {
  brick:
    'M-17 0V-29h3v-4h5v3h4v-7h7v12h4v-6h3v4h4V0zM-13-24v4h3v-4zm7 0v4h3v-4zm7 2v4h3v-4zM-13-15v4h3v-4zm7 0v4h3v-4zm13 1v4h3v-4z',
  gun: 'M-9 0l4-24h-5v-3h2v-9h-4l12-6 12 6H8v9h2v3H5L9 0H6L4-11H-4L-6 0zM-5-34v6h3v-6zm7 0v6h3v-6zM-2-24l-1.6 9h7.2L2-24z',
  iron: 'M-4 0v-37h-12v-3h12l2-5 2 5h27v2h-4v12h-2v-12H0V0zM-26 0l7-8 5 3 6-5 5 10zM8 0l6-6 6 2 5-4 6 8z',
  fuel: 'M-10 0l7-40h5L9 0H6L4-10H-5L-7 0zM-3-20h5l-1-9h-3zM-4-12h7l-1-6h-5zM14 0v-13c0-4 15-4 15 0V0zM31 0v-8c0-3 10-3 10 0v8z',
  ammo: 'M-20 0v-8l7-5H8l7 5v8zM-13-8v3H8v-3zM19 0v-12h1.5V0zm9 0v-12h1.5V0zm9 0v-12h1.5V0zM17-10l22 1v1l-22-1zm0 4l22 1v1l-22-1z',
  worker:
    'M-20 0L-8-19l2-3 1 3L8 0h-9l-6-11-5 11zM6 0l9-13 1-2 1 2 9 13h-6l-4-7-3 7zM-6-22l6 2-6 2z',
  card: 'M-18-15v-20l33-3v22l-9 1V0H4v-15H-8V0h-2v-15zM-14-31v12l24-1v-13z',
  contact:
    'M-1 0v-42h3V0zM-12-39H13v2H-12zM-9-33H10v2H-9zM-11-42h2v3h-2zm21 0h2v3h-2zM-7-36h1v3h-1z',
  victory:
    'M-14 0v-4h3v-22h-2v-4h10v4h-2V-4h3V0zM6 0v-4h3v-17l2-3 2 4v16h3V0zM-9-30h1v-14l12 3-11 5v6z',
  monument: 'M-10 0v-4h4l3-33 3-6 3 6 3 33h4V0z',
  toxic: 'M-15 0c6-12 5-22 1-32h15c-4 10-5 20 1 32zM6 0c4-8 4-15 1-22h12c-3 7-3 14 1 22z',
};

/** History: antiquity, renaissance, modern times. */
const HISTORY: Record<string, string> = {
  temple:
    'M-20 0v-3h3v-19h-3v-3L0-36l20 11v3h-3v19h3v3zM-14-3h3v-19h-3zm7 0h3v-19h-3zm8 0h3v-19H1zm8 0h3v-19H9z',
  pyramid: 'M-24 0L0-38 24 0zM0-38l8 38H24z',
  palm: 'M-1 0c2-12 2-20 0-28-6-3-11-2-15 2 3-7 9-9 14-6-2-5-6-7-11-6 6-4 12-2 14 3 2-5 7-7 13-3-5-1-9 1-11 6 6-2 11 0 13 7-4-5-9-5-13-3 2 9 1 18 0 28z',
  column: 'M-12 0v-4h3v-26h-3v-5h12v5h-3v26h3v4zM6 0v-4h3v-14l3-3 3 4v13h3v4z',
  ziggurat: 'M-26 0v-9h6v-8h6v-8h6v-9h16v9h6v8h6v8h6v9zM-2-34V0h4v-34z',
  dome: 'M-18 0v-18h4c0-11 7-16 13-17v-7h2v7c6 1 13 6 13 17h4V0zM-12-12v8h4v-8zm9 0v8h6v-8zm11 0v8h4v-8z',
  ship: 'M-22-8h40l6-4-7 12h-33zM-4-9v-34h2v34zM-14-14c2-8 2-14 0-20h10v20zM0-14c3-9 3-16 0-23 9 1 14 8 15 23z',
  mill: 'M-7 0l3-26h8L7 0zM0-27l-16-11-2 3L-2-25-13-9l3 2L0-23l16 11 2-3L2-25 13-41l-3-2z',
  tower: 'M-8 0v-30h-2v-6h3v3h4v-3h6v3h4v-3h3v6h-2V0zM-2-24v6h4v-6zM12 0v-16l7-7 7 7V0z',
  pagoda: 'M-14 0v-9h-5l6-6h2v-6h-5l6-6h2v-5h-4l11-10 11 10h-4v5h2l6 6h-5v6h2l6 6h-5v9H2v-6h-4v6z',
  block:
    'M-12 0v-38h8v-6h4v6h8V0zM-9-34v3h4v-3zm7 0v3h4v-3zM-9-27v3h4v-3zm7 0v3h4v-3zM-9-20v3h4v-3zm7 0v3h4v-3zM12 0v-24h12V0z',
  stacks: 'M-16 0v-40h6V0zM-4 0v-34h6V0zM4 0v-14l8-6v6l8-6v6l8-6V0z',
  lattice: 'M-13 0l8-22 3-22h4l3 22 8 22H9L5-11H-5L-9 0zM-4-22h8l-2-16h-4zM-5-14h10l-1-5h-8z',
  hall: 'M-22 0v-16c0-16 44-16 44 0V0zM-17 0h5v-13h-5zm9 0h5v-15h-5zm10 0h5v-15H2zm9 0h5v-13h-5z',
};

export const PROPS: Readonly<Record<string, string>> = { ...WASTELAND, ...HISTORY };

/** Types behind which a dead town stands. */
export const URBAN: ReadonlySet<string> = new Set([
  'brick',
  'card',
  'victory',
  'monument',
  'gun',
  'tower',
  'block',
  'stacks',
  'hall',
]);
/** Types with mountains behind them. */
export const WILD: ReadonlySet<string> = new Set(['iron', 'fuel', 'ammo', 'ziggurat', 'ship']);

/** What may stand left and right of the icon in each era. */
export const ERA_PROPS: Readonly<Record<number, readonly (readonly [string, string])[]>> = {
  1: [
    ['temple', 'palm'],
    ['pyramid', 'palm'],
    ['column', 'temple'],
    ['palm', 'column'],
    ['ziggurat', 'palm'],
  ],
  2: [
    ['dome', 'tower'],
    ['ship', 'dome'],
    ['mill', 'tower'],
    ['tower', 'ship'],
    ['pagoda', 'mill'],
  ],
  3: [
    ['brick', 'block'],
    ['stacks', 'brick'],
    ['block', 'stacks'],
    ['lattice', 'hall'],
    ['hall', 'stacks'],
  ],
};
