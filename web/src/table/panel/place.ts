/* Where the panel opens: at what was pressed, inside the window. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Placed {
  left: number;
  top: number;
  /** Which side of the thing it stands on. */
  side: 'above' | 'below';
  /** Where the arrow points, from the panel's left edge. */
  arrow: number;
}

const GAP = 10;
const EDGE = 8;

const within = (n: number, least: number, most: number): number =>
  Math.max(least, Math.min(n, most));

/** Stand above a thing if there is room, else below; where neither fits, on the roomier side. */
export function place(
  thing: Box,
  size: { width: number; height: number },
  window: { width: number; height: number },
): Placed {
  const above = thing.top - GAP - size.height;
  const below = thing.top + thing.height + GAP;
  const fitsBelow = below + size.height <= window.height - EDGE;
  const roomier = thing.top > window.height - thing.top - thing.height ? 'above' : 'below';
  const side = above >= EDGE ? 'above' : fitsBelow ? 'below' : roomier;
  const centre = thing.left + thing.width / 2;
  const left = within(centre - size.width / 2, EDGE, window.width - EDGE - size.width);
  const top = within(side === 'above' ? above : below, EDGE, window.height - EDGE - size.height);
  return { left, top, side, arrow: within(centre - left, 16, size.width - 16) };
}
