/* Nova Era: its record. */
import './world.css';
import type { GameRecord } from '../record';
import { isNova } from './cards/card';
import icons from './icons.json';
import { answers, differences } from './options';

const CLAUSES = {
  technology: ['NV-2.4.2', 'NV-5.2.1'],
  territory: ['NV-2.4.2', 'NV-5.5.2'],
  personality: ['NV-2.4.2', 'NV-5.4.1'],
};

export const novaera: GameRecord = {
  id: 'novaera',
  short: 'Nova Era',
  tab: 'Nova Era',
  tagline: {
    en: 'Three eras, fifteen dice, one civilization.',
    de: 'Drei Zeitalter, fünfzehn Würfel, eine Zivilisation.',
  },
  colour: '#5fb3e8',
  place: { palette: 'n-blue2', icon: 'greek-temple', props: ['pyramid', 'dome'] },
  horizon: 'open',
  minutes: 40,
  clauses: ['NV'],
  // The board has six columns.
  room: 1780,
  icons,
  answers,
  differences,
  filters: {
    set: [],
    kind: Object.keys(icons.kinds),
    era: ['1', '2', '3'],
    colour: ['green', 'red', 'yellow', 'blue'],
  },
  zones: {
    tableau: { of: 'seat' },
    resources: { of: 'seat', small: true, pays: true },
    dice: { of: 'seat', small: true },
    display: { of: 'all', seatless: true },
    people: { of: 'all', seatless: true },
    zones: { of: 'all' },
    tracks: { of: 'all', small: true },
    past: { of: 'reader', seatless: true },
  },
  counted: [
    ['technologies', ['develop']],
    ['enlisted', ['act_enlist']],
    ['expanded', ['act_expand']],
    ['gathered', ['act_gain']],
    ['researched', ['act_research']],
    ['repaired', ['repair']],
    ['calmed', ['act_calm']],
    ['abilities', ['use']],
    ['upgrades', ['upgrade']],
    ['damaged', ['damage']],
    ['wars', ['civil_war']],
    ['stolen', ['steal']],
  ],
  clausesOf: (card) => (isNova(card) ? CLAUSES[card.kind] : []),
  verbs: { pick: ['picked dice', 'Würfel gewählt'] },
  eraOf: (view) => Number(view.era ?? 2),
  cards: () => import('./cards'),
  table: () => import('./board/family'),
  signs: () => import('./signs'),
  tips: () => import('./tips/novaera.json'),
  pictures: () => import('./rulebook'),
  legend: () => import('./Legend.svelte'),
  glossary: () => import('./Glossary.svelte'),
};
