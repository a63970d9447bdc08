/* The end of a game as the final page shows it. */

import type { Series as Sent, Source } from '../../lib/generated/shapes';
import { roman } from '../../lib/roman';
import type { Outcome } from '../../lib/types';
import { type Line, total } from './charts';

/** The figures by round; where points came from is there, if only as nothing. */
export type Series = Omit<Sent, 'paid'> & { paid: Source[][] };

/** The figures by round, if the server sent them; the set-up before the first round is left out. */
export function seriesOf(outcome: Outcome): Series | null {
  const { series } = outcome;
  if (!series) return null;
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
  const all = outcome.scores.map((score, seat) => ({
    seat,
    rank: outcome.ranks[seat] ?? seat + 1,
    score,
    parts: outcome.breakdown[seat] ?? {},
  }));
  if (typeof outcome.rival_vp === 'number') {
    const won = outcome.winners.length > 0;
    all.push({
      seat: all.length,
      rank: won ? 2 : 1,
      score: outcome.rival_vp,
      parts: outcome.rival_breakdown ?? {},
    });
    if (all[0]) all[0].rank = won ? 1 : 2;
  }
  return all.sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}
