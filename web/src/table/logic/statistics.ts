/* The table's statistics: what everybody did, counted by the events of the game. */

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

/** What is counted, by the codes of the events that are summed. */
export type Counted = readonly [name: StatName, codes: readonly string[]];

export interface Statistic {
  name: StatName;
  /** One number a seat. */
  counts: number[];
}

/** Sum what each seat did; what nobody did is left out. */
export function statistics(
  counts: Record<string, number>[],
  counted: readonly Counted[],
): Statistic[] {
  return counted
    .map(([name, codes]) => ({
      name,
      counts: counts.map((seat) => codes.reduce((sum, code) => sum + (seat[code] ?? 0), 0)),
    }))
    .filter((statistic) => statistic.counts.some((n) => n > 0));
}
