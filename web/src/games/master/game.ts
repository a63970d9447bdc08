/* The Master Set: its record. */

import { isConnection, isFaction } from '../../lib/types';
import type { GameRecord } from '../record';

export const master: GameRecord = {
  id: 'master',
  colour: '#e8843c',
  minutes: 30,
  clauses: ['MS', 'SO'],
  filters: ['set', 'kind', 'type', 'good', 'distance'],
  counted: [
    ['built', ['build']],
    ['developed', ['develop', 'develop_ruin']],
    ['dealt', ['deal']],
    ['razed', ['raze', 'raid']],
    ['used', ['use']],
    ['visited', ['visit']],
    ['connections', ['play_connection']],
    ['board', ['board', 'hire']],
    ['stolen', ['steal', 'take_production']],
  ],
  clausesOf: (card) => {
    if (isFaction(card)) return ['MS-2.5.1'];
    return isConnection(card) ? ['MS-2.5.4'] : ['MS-2.3.1', 'MS-2.3.2'];
  },
  table: () => import('./board/family'),
};
