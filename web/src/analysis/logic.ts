/* Chances as figures, lines and words. */

/** A share of the win as people read it; small ones are never nothing, large ones never all. */
export function percent(share: number): string {
  const whole = Math.round(share * 100);
  if (whole === 0 && share > 0) return '<\u20091\u00a0%';
  if (whole === 100 && share < 1) return '>\u200999\u00a0%';
  return `${whole}\u00a0%`;
}

/** A cost or an error in whole percent, at least 1: nothing is known to less. */
export const whole = (share: number): number => Math.max(1, Math.round(share * 100));

export interface Box {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Where a move stands in a chart of a game with so many moves. */
export function xOf(move: number, moves: number, box: Box): number {
  const wide = box.width - box.left - box.right;
  return round(box.left + (moves === 0 ? 0 : (wide * move) / moves));
}

/** Where a share stands: 1 at the top. */
export function yOf(share: number, box: Box): number {
  return round(box.top + (box.height - box.top - box.bottom) * (1 - share));
}

/** The move under a point of the chart, from 0 to the last. */
export function moveAt(x: number, moves: number, box: Box): number {
  const wide = box.width - box.left - box.right;
  const move = Math.round(((x - box.left) / wide) * moves);
  return Math.max(0, Math.min(moves, move));
}

/** The line of one seat through all moves that are worked out. */
export function path(chances: number[][], seat: number, moves: number, box: Box): string {
  return chances
    .map((row, i) => `${i ? 'L' : 'M'}${xOf(i, moves, box)} ${yOf(row[seat] ?? 0, box)}`)
    .join('');
}

/** Put what has come to what was there. */
export function joined(known: number[][], first: number, fresh: number[][]): number[][] {
  return [...known.slice(0, first), ...fresh];
}

const round = (n: number) => Math.round(n * 10) / 10;
