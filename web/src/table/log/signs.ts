/* The sign of an action: an icon, and whether it does harm or makes peace. */
import { actionIcon, goodIcon } from '../../lib/icons';

const SIGNS: Record<string, string> = {
  build: 'build',
  develop: 'develop',
  develop_ruin: 'develop',
  redevelop: 'develop',
  reconstruct: 'build',
  deal: 'deal',
  raze: 'raze',
  raid: 'raze',
  debris: 'raze',
  conquer: 'attack',
  attack: 'attack',
  incorporate: 'build',
  attach: 'build',
  use: 'use',
  board: 'use',
  hire: 'hire',
  exchange: 'hire',
  visit: 'visit',
  pass: 'pass',
  pick: 'take',
  take: 'take',
  take_connection: 'take',
  play: 'play',
  instant: 'play',
  steal: 'steal',
  cash: 'take',
  drop: 'discard',
  discard: 'discard',
  swap: 'visit',
  lead: 'visit',
  act_enlist: 'visit',
  act_research: 'take',
  act_expand: 'build',
  act_repair: 'build',
  repair: 'build',
  act_gain: 'produce',
  act_calm: 'pass',
  disaster: 'attack',
};
const HARM = new Set(['raze', 'raid', 'debris', 'conquer', 'attack', 'steal', 'disaster']);
const PEACE = new Set(['deal', 'visit', 'negotiate', 'act_calm']);

/** The icon of an action. */
export const signOf = (code: string): string =>
  code in SIGNS ? actionIcon(SIGNS[code]!) : goodIcon('card');

/** How it is meant: its colour goes with its icon. */
export const moodOf = (code: string): 'harm' | 'peace' | 'plain' =>
  HARM.has(code) ? 'harm' : PEACE.has(code) ? 'peace' : 'plain';
