/* 51st State (2010) and The New Era: their records. */

import { type CardData, isClassic } from '../../lib/types';
import type { Counted } from '../../table/logic/statistics';
import type { GameRecord } from '../record';

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
  filters: ['set', 'kind', 'type', 'good', 'distance'],
  counted,
  table: () => import('./board/family'),
} satisfies Partial<GameRecord>;

export const state2010: GameRecord = {
  ...both,
  id: 'state2010',
  colour: '#b5c04c',
  clauses: ['FS'],
  clausesOf: byKind({
    leader: ['FS-2.2.6'],
    contact: ['FS-2.2.5', 'FS-8.1.2'],
    faction: ['FS-2.2.3', 'FS-2.2.4'],
    location: ['FS-2.3.1', 'FS-8.1.2'],
  }),
};

export const newera: GameRecord = {
  ...both,
  id: 'newera',
  colour: '#ee7078',
  clauses: ['NE'],
  clausesOf: byKind({
    leader: ['NE-M.6'],
    contact: ['NE-8.1.2'],
    instant: ['NE-14.1'],
    faction: ['NE-2.2.3', 'NE-2.2.4'],
    location: ['NE-2.3.1', 'NE-8.1.2'],
  }),
};
