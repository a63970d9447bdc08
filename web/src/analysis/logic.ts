/* Chances as figures, lines and words. */

/** A share of the win as people read it; small ones are never nothing, large ones never all. */
export function percent(share: number): string {
  const whole = Math.round(share * 100);
  if (whole === 0 && share > 0) return '<\u20091\u00a0%';
  if (whole === 100 && share < 1) return '>\u200999\u00a0%';
  return `${whole}\u00a0%`;
}

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

export interface Swing {
  move: number;
  seat: number;
  before: number;
  after: number;
}

/** Estimates waver from move to move: a swing is what lasts for so many of them. */
const LASTS = 3;

/** The move after which somebody's chances rose most and stayed; the end only settles the matter. */
export function largestSwing(chances: number[][], moves: number, least = 0.1): Swing | null {
  let found: Swing | null = null;
  const open = chances.slice(0, moves);
  const mean = (seat: number, from: number): number => {
    const part = open.slice(from, from + LASTS);
    return part.reduce((sum, row) => sum + (row[seat] ?? 0), 0) / part.length;
  };
  for (let move = LASTS; move + LASTS <= open.length; move++) {
    for (let seat = 0; seat < (open[move]?.length ?? 0); seat++) {
      const before = mean(seat, move - LASTS);
      const after = mean(seat, move);
      const most = found ? found.after - found.before : least;
      if (after - before > most) found = { move, seat, before, after };
    }
  }
  return found;
}

/** Put what has come to what was there. */
export function joined(known: number[][], first: number, fresh: number[][]): number[][] {
  return [...known.slice(0, first), ...fresh];
}

const round = (n: number) => Math.round(n * 10) / 10;
