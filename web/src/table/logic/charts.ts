/* Charts of a game: lines per seat over the rounds, as points of an SVG and as a table of words. */

export interface Line {
  seat: number;
  values: number[];
}

export interface Box {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Drawn {
  lines: { seat: number; points: { x: number; y: number; value: number }[]; path: string }[];
  ticks: { y: number; value: number }[];
  rounds: { x: number; round: number }[];
}

/** Choose a round step so that a scale has three to six ticks. */
export function scale(most: number): { top: number; step: number } {
  let step = 1;
  for (const next of [1, 2, 5, 10, 20, 25, 50, 100, 200]) {
    step = next;
    if (most / next <= 5) break;
  }
  return { top: Math.max(step, Math.ceil(most / step) * step), step };
}

/** Lay lines out in a box; the first value belongs to round `first`. */
export function draw(lines: Line[], box: Box, first = 1): Drawn {
  const most = Math.max(1, ...lines.flatMap((line) => line.values));
  const count = Math.max(1, ...lines.map((line) => line.values.length));
  const { top, step } = scale(most);
  const wide = box.width - box.left - box.right;
  const high = box.height - box.top - box.bottom;
  const x = (i: number) => box.left + (count === 1 ? wide / 2 : (wide * i) / (count - 1));
  const y = (value: number) => box.top + high - (high * value) / top;
  const round = (n: number) => Math.round(n * 10) / 10;
  const ticks = [];
  for (let value = 0; value <= top; value += step) ticks.push({ y: round(y(value)), value });
  return {
    lines: lines.map((line) => {
      const points = line.values.map((value, i) => ({ x: round(x(i)), y: round(y(value)), value }));
      const path = points.map((p, i) => `${i ? 'L' : 'M'}${p.x} ${p.y}`).join('');
      return { seat: line.seat, points, path };
    }),
    ticks,
    rounds: Array.from({ length: count }, (_, i) => ({ x: round(x(i)), round: first + i })),
  };
}

/** Sum the goods of a table `{good: n}`. */
export function total(goods: Record<string, number> | undefined): number {
  return Object.values(goods ?? {}).reduce((sum, n) => sum + n, 0);
}
