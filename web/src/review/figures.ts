/* Figures of the review as people read them: whole percents, and never surer than they are. */
import { type Box, xOf, yOf } from '../analysis/logic';
import type { Mark, ReviewedMove } from '../lib/types';

/** The signs of costly moves, the worst first, with what they cost at least, in percent. */
export const MARKS: { mark: Mark; most: number; tone: string }[] = [
  { mark: '??', most: 12, tone: 'blunder' },
  { mark: '?', most: 7, tone: 'mistake' },
  { mark: '?!', most: 4, tone: 'doubtful' },
];

export const toneOf = (mark: string): string =>
  MARKS.find((one) => one.mark === mark)?.tone ?? 'plain';

/** Count the marks of some moves. */
export function counts(moves: ReviewedMove[]): Record<Mark, number> {
  const found: Record<Mark, number> = { '??': 0, '?': 0, '?!': 0 };
  for (const one of moves) if (one.mark) found[one.mark] += 1;
  return found;
}

/** The shade of one seat: as far to both sides of its line as two thirds of the estimates lie. */
export function shade(
  chances: number[][],
  errors: number[][],
  seat: number,
  moves: number,
  box: Box,
): string {
  const edge = (sign: number) =>
    chances.map((row, i) => {
      const share = (row[seat] ?? 0) + sign * (errors[i]?.[seat] ?? 0);
      return `${xOf(i, moves, box)} ${yOf(Math.max(0, Math.min(1, share)), box)}`;
    });
  if (!chances.length) return '';
  return `M${[...edge(1), ...edge(-1).reverse()].join('L')}Z`;
}

/** Seconds an analysis takes, about: for each move and each decision, rounded up to fives. */
export function expected(moves: number, decisions: number): number {
  return Math.max(5, Math.ceil((moves * 0.05 + decisions * 0.25) / 5) * 5);
}

/** At most three answers worth showing: the best, what was made, and what comes next to them. */
export function shownOptions(one: ReviewedMove): ReviewedMove['options'] {
  const first = one.options[0];
  const rest = one.options.slice(1).filter((each) => each.move !== one.made.move);
  const made = first?.move === one.made.move ? rest[1] : one.made;
  return [first, rest[0], made].filter((each) => each !== undefined);
}
