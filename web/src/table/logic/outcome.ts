/* The end of a game as the final page shows it. */
import { roman } from '../../lib/nova/nova';
import type { Outcome } from '../../lib/types';
import { type Line, total } from './charts';
import type { Paid } from './deciding';

export interface Series {
  rounds: number[];
  /** The number of the move that began each round. */
  moves: number[];
  vp: number[][];
  goods: Record<string, number>[][];
  earned: Record<string, number>[][];
  counts: Record<string, number>[];
  /** The era of each round, in games of eras. */
  eras?: number[];
  /** Points by source, by era and player, in games of eras. */
  scored?: Record<string, number>[][];
  /** Where each player's points came from; games of older servers have no such list. */
  paid: Paid[][];
}

/** The figures by round, if the server sent them; the set-up before the first round is left out. */
export function seriesOf(outcome: Outcome): Series | null {
  const series = outcome.series as Series | null | undefined;
  if (!series || !Array.isArray(series.rounds)) return null;
  const first = series.rounds.findIndex((round) => round > 0);
  if (first < 0) return null;
  const played = <T>(rows: T[][]): T[][] => rows.map((row) => row.slice(first));
  return {
    rounds: series.rounds.slice(first),
    moves: series.moves.slice(first),
    vp: played(series.vp),
    goods: played(series.goods),
    earned: played(series.earned),
    counts: series.counts,
    paid: series.paid ?? [],
    ...(series.eras ? { eras: series.eras.slice(first), scored: series.scored ?? [] } : {}),
  };
}

/** Name a round: by its number, or by era and number within it. */
export function roundName(series: Series, round: number): string {
  const at = series.rounds.indexOf(round);
  const era = series.eras?.[at];
  if (era === undefined) return String(round);
  return `${roman(era)}·${at - (series.eras ?? []).indexOf(era) + 1}`;
}

/** Lines of victory points: after each round, the last one with the final scoring. */
export const vpLines = (series: Series): Line[] =>
  series.vp.map((values, seat) => ({ seat, values }));

/** Lines of goods gained in each round. */
export const earnedLines = (series: Series): Line[] =>
  series.earned.map((rounds, seat) => ({ seat, values: rounds.map((goods) => total(goods)) }));

export interface Standing {
  seat: number;
  rank: number;
  score: number;
  parts: Record<string, number>;
}

/** Everybody from first to last; a virtual rival counts too. */
export function standings(outcome: Outcome): Standing[] {
  const parts = (outcome.breakdown ?? []) as Record<string, number>[];
  const all = outcome.scores.map((score, seat) => ({
    seat,
    rank: outcome.ranks[seat] ?? seat + 1,
    score,
    parts: parts[seat] ?? {},
  }));
  if (typeof outcome.rival_vp === 'number') {
    const won = outcome.winners.length > 0;
    all.push({
      seat: all.length,
      rank: won ? 2 : 1,
      score: outcome.rival_vp,
      parts: (outcome.rival_breakdown as Record<string, number>) ?? {},
    });
    if (all[0]) all[0].rank = won ? 1 : 2;
  }
  return all.sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}
