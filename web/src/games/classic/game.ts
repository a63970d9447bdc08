/* 51st State (2010) and The New Era: their records. */
import './world.css';
import type { CardData } from '../../lib/types';
import type { Counted } from '../../table/logic/statistics';
import type { GameRecord } from '../record';
import { isClassic } from './cards/card';
import { GOODS, TYPES } from './goods';
import icons from './icons.json';
import { answers, differences } from './options';

const counted: Counted[] = [
  ['conquered', ['conquer']],
  ['dealt', ['deal']],
  ['incorporated', ['incorporate']],
  ['developed', ['redevelop', 'reconstruct']],
  ['used', ['use']],
  ['visited', ['visit']],
  ['exchanged', ['exchange']],
  ['agreed', ['agree']],
  ['attacks', ['attack']],
  ['raided', ['raid']],
  ['lost', ['debris']],
  ['stolen', ['steal']],
];

/** Find the clauses of a card by its kind; all that has a distance is a location. */
const byKind = (clauses: Record<string, string[]>) => (card: CardData) => {
  if (!isClassic(card)) return [];
  return clauses[card.distance === undefined ? card.kind : 'location'] ?? [];
};

const both = {
  minutes: 45,
  turns: true,
  mistakable: true,
  icons,
  answers,
  differences,
  filters: {
    set: [],
    kind: ['open_production', 'feature', 'action', 'faction', ...Object.keys(icons.kinds)],
    type: TYPES,
    good: GOODS,
    distance: ['0', '1', '2', '3'],
  },
  zones: {
    state: { of: 'seat' },
    spoils: { of: 'seat' },
    deal: { of: 'seat' },
    leader: { of: 'seat' },
    player: { of: 'seat' },
    pool: { of: 'seat', small: true, pays: true },
    fields: { of: 'seat', small: true },
    row: { of: 'all', seatless: true },
    factions: { of: 'all' },
  },
  counted,
  cards: () => import('./cards'),
  table: () => import('./board/family'),
  signs: () => import('./signs'),
  pictures: () => import('./rulebook'),
  glossary: () => import('./Glossary.svelte'),
} satisfies Partial<GameRecord>;

export const state2010: GameRecord = {
  ...both,
  id: 'state2010',
  short: '51st State (2010)',
  tab: '2010',
  tagline: {
    en: 'The first edition: contacts with ranges, hard choices.',
    de: 'Die erste Ausgabe: Kontakte mit Reichweite, harte Entscheidungen.',
  },
  colour: '#b5c04c',
  place: { palette: 'toxic', icon: 'nuclear-waste', props: ['toxic', 'contact'] },
  clauses: ['FS'],
  clausesOf: byKind({
    leader: ['FS-2.2.6'],
    contact: ['FS-2.2.5', 'FS-8.1.2'],
    faction: ['FS-2.2.3', 'FS-2.2.4'],
    location: ['FS-2.3.1', 'FS-8.1.2'],
  }),
  tips: () => import('./tips/state2010.json'),
};

export const newera: GameRecord = {
  ...both,
  id: 'newera',
  short: 'The New Era (2011)',
  tab: 'New Era',
  tagline: {
    en: 'Rebuild for points, strike rivals, survive shootouts.',
    de: 'Wiederaufbau für Punkte, Angriffe, Feuergefechte.',
  },
  colour: '#ee7078',
  place: { palette: 'crimson', icon: 'steam-locomotive', props: ['gun', 'iron'] },
  horizon: 'mountains',
  clauses: ['NE'],
  verbs: { deal: ['agreed', 'Abkommen'], pick: ['took', 'genommen'] },
  parts: { deal: { en: 'Agreement', de: 'Abkommen' } },
  ruin: {
    en: 'Debris lies there now: it can be rebuilt.',
    de: 'Dort liegen jetzt Trümmer: Du kannst sie wieder aufbauen.',
  },
  clausesOf: byKind({
    leader: ['NE-M.6'],
    contact: ['NE-8.1.2'],
    instant: ['NE-14.1'],
    faction: ['NE-2.2.3', 'NE-2.2.4'],
    location: ['NE-2.3.1', 'NE-8.1.2'],
  }),
  tips: () => import('./tips/newera.json'),
};
