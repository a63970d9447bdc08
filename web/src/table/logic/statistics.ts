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

export type StatName =
  | 'built'
  | 'developed'
  | 'dealt'
  | 'razed'
  | 'used'
  | 'visited'
  | 'connections'
  | 'board'
  | 'stolen';

export interface Statistic {
  name: StatName;
  /** One number a seat. */
  counts: number[];
}

/** Sum what each seat did; what nobody did is left out. */
export function statistics(counts: Record<string, number>[]): Statistic[] {
  return COUNTED.map(([name, codes]) => ({
    name,
    counts: counts.map((seat) => codes.reduce((sum, code) => sum + (seat[code] ?? 0), 0)),
  })).filter((statistic) => statistic.counts.some((n) => n > 0));
}
