/* The Master Set: its record. */
import type { GameRecord } from '../record';
import { isConnection, isFaction } from './cards/card';
import icons from './icons.json';
import { answers, differences } from './options';

export const master: GameRecord = {
  id: 'master',
  short: 'Master Set',
  tab: 'Master Set',
  tagline: {
    en: 'Raise a state from the ruins: build, deal, raze.',
    de: 'Ein Staat aus den Ruinen: bauen, handeln, plündern.',
  },
  colour: '#e8843c',
  place: { palette: 'rust', icon: 'old-wagon', props: ['iron', 'brick'] },
  minutes: 30,
  clauses: ['MS', 'SO'],
  icons,
  answers,
  differences,
  filters: {
    set: [],
    kind: Object.keys(icons.kinds),
    type: Object.keys(icons.types),
    good: Object.keys(icons.goods).filter((good) => !['any_resource', 'own_deal'].includes(good)),
    distance: ['1', '2', '3'],
  },
  zones: {
    state: { of: 'seat' },
    deals: { of: 'seat' },
    board: { of: 'seat' },
    supply: { of: 'seat', pays: true },
    display: { of: 'all', seatless: true },
    drawn: { of: 'all', seatless: true },
    open_connections: { of: 'all', seatless: true },
    factions: { of: 'all' },
  },
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
  verbs: { develop: ['developed', 'umgebaut'] },
  parts: { deal: { en: 'Deal', de: 'Deal' } },
  clausesOf: (card) => {
    if (isFaction(card)) return ['MS-2.5.1'];
    return isConnection(card) ? ['MS-2.5.4'] : ['MS-2.3.1', 'MS-2.3.2'];
  },
  cards: () => import('./cards'),
  table: () => import('./board/family'),
  signs: () => import('./signs'),
  tips: () => import('./tips/master.json'),
  pictures: () => import('./rulebook'),
  glossary: () => import('./Glossary.svelte'),
};
