/* Nova Era: its record. */

import { isNova } from '../../lib/types';
import type { GameRecord } from '../record';

const CLAUSES = {
  technology: ['NV-2.4.2', 'NV-5.2.1'],
  territory: ['NV-2.4.2', 'NV-5.5.2'],
  personality: ['NV-2.4.2', 'NV-5.4.1'],
};

export const novaera: GameRecord = {
  id: 'novaera',
  colour: '#5fb3e8',
  minutes: 40,
  clauses: ['NV'],
  filters: ['set', 'era', 'colour', 'kind'],
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
  table: () => import('./board/family'),
};
