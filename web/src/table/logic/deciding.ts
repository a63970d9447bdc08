/* What decided a game: where the points came from, and when the winner took the lead for good. */
import type { Source } from '../../lib/generated/shapes';
import type { Outcome } from '../../lib/types';
import type { Series } from './outcome';

export type { Source as Paid };

export interface Payers {
  /** The cards that brought most, the best first. */
  cards: Source[];
  /** What was not the work of a single card. */
  others: Source[];
}

/** Split what paid a player into the best cards and all that is no card; reprints count as one. */
export function payers(
  paid: Source[],
  isCard: (source: string) => boolean,
  nameOf: (source: string) => string,
  most = 5,
): Payers {
  const sums = new Map<string, Source>();
  for (const one of paid) {
    const known = sums.get(nameOf(one.source));
    sums.set(nameOf(one.source), known ? { ...known, vp: known.vp + one.vp } : one);
  }
  const best = [...sums.values()].sort((a, b) => b.vp - a.vp);
  return {
    cards: best.filter((one) => isCard(one.source)).slice(0, most),
    others: best.filter((one) => !isCard(one.source)),
  };
}

export interface TurningPoint {
  /** Who went ahead: a seat, or the virtual rival behind the last one. */
  seat: number;
  round: number;
  /** The move that began that round. */
  move: number;
  kind: 'start' | 'round' | 'last' | 'tie';
}

/** Find the round after which the winner led for good; null where nobody did. */
export function turningPoint(outcome: Outcome, series: Series): TurningPoint | null {
  const solo = typeof outcome.rival_vp === 'number';
  const winners = solo && !outcome.winners.length ? [outcome.scores.length] : outcome.winners;
  const seat = winners[0];
  const last = series.rounds.length - 1;
  if (winners.length !== 1 || seat === undefined || last < 0) return null;
  let first = last + 1;
  while (first > 0 && isAhead(series.vp, seat, first - 1)) first -= 1;
  const kind = first > last ? 'tie' : first === 0 ? 'start' : first === last ? 'last' : 'round';
  if (kind === 'tie' && solo) return null;
  const at = Math.min(first, last);
  return { seat, round: series.rounds[at] ?? 0, move: series.moves[at] ?? 0, kind };
}

const isAhead = (vp: number[][], seat: number, at: number): boolean =>
  vp.every((line, other) => other === seat || (vp[seat]?.[at] ?? 0) > (line[at] ?? 0));
