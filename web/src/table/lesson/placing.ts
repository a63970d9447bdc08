/* Where the coach stands: near what it points at, never over it; and the arrow between them. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
export interface Size {
  width: number;
  height: number;
}

const STEP = 20;
const GAP = 14;
const EDGE = 8;

export const grown = (box: Box, by: number): Box => ({
  left: box.left - by,
  top: box.top - by,
  width: box.width + 2 * by,
  height: box.height + 2 * by,
});

/** How much of a box lies under another one. */
export function overlap(a: Box, b: Box): number {
  const x = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const y = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return x > 0 && y > 0 ? x * y : 0;
}

/** How far two boxes are from each other. */
export function distance(a: Box, b: Box): number {
  const x = Math.max(0, b.left - a.left - a.width, a.left - b.left - b.width);
  const y = Math.max(0, b.top - a.top - a.height, a.top - b.top - b.height);
  return Math.hypot(x, y);
}

function places(from: number, to: number): number[] {
  if (to <= from) return [from];
  const found: number[] = [];
  for (let at = from; at < to; at += STEP) found.push(at);
  return [...found, to];
}

/** The corner of the coach: it covers the targets last of all, then the rest, and stays near. */
export function place(
  size: Size,
  view: Size,
  targets: Box[],
  others: Box[],
): { left: number; top: number } {
  const wide = size.width >= view.width - 2 * EDGE;
  const lefts = wide
    ? [(view.width - size.width) / 2]
    : places(EDGE, view.width - size.width - EDGE);
  const tops = places(EDGE, view.height - size.height - EDGE);
  const middle = { left: (view.width - size.width) / 2, top: view.height * 0.55 };
  let best = { left: lefts[0] ?? EDGE, top: tops[0] ?? EDGE };
  let least = Number.POSITIVE_INFINITY;
  for (const left of lefts) {
    for (const top of tops) {
      const box = { left, top, ...size };
      let cost = Math.hypot(left - middle.left, top - middle.top) / 100;
      for (const one of targets) {
        cost += overlap(box, grown(one, GAP)) * 1000 + distance(box, one);
      }
      for (const one of others) cost += overlap(box, grown(one, 6)) * 3;
      if (cost < least) {
        least = cost;
        best = { left, top };
      }
    }
  }
  return best;
}

const clamp = (n: number, from: number, to: number): number => Math.max(from, Math.min(to, n));

/** A bend from the edge of the coach to the edge of the target; nothing where they almost touch. */
export function arrow(coach: Box, target: Box): string {
  if (distance(coach, target) < 24) return '';
  const to = { x: target.left + target.width / 2, y: target.top + target.height / 2 };
  const from = {
    x: clamp(to.x, coach.left + 24, coach.left + coach.width - 24),
    y: clamp(to.y, coach.top + 24, coach.top + coach.height - 24),
  };
  const below = target.top >= coach.top + coach.height;
  const above = target.top + target.height <= coach.top;
  const upright = below || above;
  if (below) from.y = coach.top + coach.height;
  else if (above) from.y = coach.top;
  else from.x = to.x > from.x ? coach.left + coach.width : coach.left;
  const end = {
    x: upright
      ? clamp(from.x, target.left + 16, target.left + target.width - 16)
      : to.x > from.x
        ? target.left - 8
        : target.left + target.width + 8,
    y: below
      ? target.top - 8
      : above
        ? target.top + target.height + 8
        : clamp(from.y, target.top + 16, target.top + target.height - 16),
  };
  if (target.width < 32 && upright) end.x = to.x;
  if (target.height < 32 && !upright) end.y = to.y;
  const half = upright
    ? { x: from.x, y: (from.y + end.y) / 2 }
    : { x: (from.x + end.x) / 2, y: from.y };
  const turn = upright ? { x: end.x, y: half.y } : { x: half.x, y: end.y };
  return `M${from.x} ${from.y}C${half.x} ${half.y} ${turn.x} ${turn.y} ${end.x} ${end.y}`;
}
