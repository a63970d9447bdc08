/* The table's statistics: what everybody did, counted by the events of the game. */

/** What is counted, in the order it is shown; each sums events of one or more codes. */
export const COUNTED: [name: StatName, codes: string[]][] = [
  ['built', ['build']],
  ['developed', ['develop', 'develop_ruin']],
  ['dealt', ['deal']],
  ['razed', ['raze', 'raid']],
  ['used', ['use']],
  ['visited', ['visit']],
  ['connections', ['play_connection']],
  ['board', ['board', 'hire']],
  ['stolen', ['steal', 'take_production']],
];

/** What is counted at a table of Nova Era. */
export const NOVA: [name: StatName, codes: string[]][] = [
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
];

/** What is counted at a table of the old editions. */
export const CLASSIC: [name: StatName, codes: string[]][] = [
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

const BY_GAME: Record<string, typeof COUNTED> = {
  novaera: NOVA,
  state2010: CLASSIC,
  newera: CLASSIC,
};

export type StatName =
  | 'built'
  | 'developed'
  | 'dealt'
  | 'razed'
  | 'used'
  | 'visited'
  | 'connections'
  | 'board'
  | 'stolen'
  | 'technologies'
  | 'enlisted'
  | 'expanded'
  | 'gathered'
  | 'researched'
  | 'repaired'
  | 'calmed'
  | 'abilities'
  | 'upgrades'
  | 'damaged'
  | 'wars'
  | 'conquered'
  | 'incorporated'
  | 'exchanged'
  | 'agreed'
  | 'attacks'
  | 'raided'
  | 'lost';

export interface Statistic {
  name: StatName;
  /** One number a seat. */
  counts: number[];
}

/** Sum what each seat did; what nobody did is left out. */
export function statistics(counts: Record<string, number>[], game = 'master'): Statistic[] {
  return (BY_GAME[game] ?? COUNTED)
    .map(([name, codes]) => ({
      name,
      counts: counts.map((seat) => codes.reduce((sum, code) => sum + (seat[code] ?? 0), 0)),
    }))
    .filter((statistic) => statistic.counts.some((n) => n > 0));
}
