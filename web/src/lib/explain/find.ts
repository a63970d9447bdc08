/* Which signs are meant: under a point, around one, within something. */

const SIGN = '[data-explain]';
/** A button that lies over the signs of what it opens. */
const COVER = '[data-over-signs]';

const codeOf = (element: Element): string => element.getAttribute('data-explain') ?? '';

/** Tell whether a sign is drawn. */
const isDrawn = (element: Element): boolean => element.getClientRects().length > 0;

function holds(element: Element, x: number, y: number): boolean {
  const box = element.getBoundingClientRect();
  return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
}

/** Find the innermost sign at a point, given what the browser says is there. */
export function signAt(target: Element | null, x: number, y: number): Element | null {
  const own = target?.closest(SIGN);
  if (own) return own;
  const under = target?.closest(COVER)?.parentElement;
  if (!under) return null;
  const hit = [...under.querySelectorAll(SIGN)].filter((one) => holds(one, x, y));
  return hit.find((one) => !hit.some((other) => other !== one && one.contains(other))) ?? null;
}

/** List the codes of a sign and of the signs it lies on, innermost first: a token, and the flag it is on. */
export function around(sign: Element): string[] {
  const found: string[] = [];
  for (let at: Element | null = sign; at; at = at.parentElement?.closest(SIGN) ?? null) {
    if (codeOf(at)) found.push(codeOf(at));
  }
  return [...new Set(found)];
}

/** List the codes of all signs within something, in reading order, each once. */
export function within(root: Element): string[] {
  const all = [...(root.matches(SIGN) ? [root] : []), ...root.querySelectorAll(SIGN)];
  return [...new Set(all.filter(isDrawn).map(codeOf))].filter(Boolean);
}

/** Find what the focus is about: the nearest thing around it that has signs; null if that is the whole table. */
export function focusedPart(active: Element | null, table: Element): Element | null {
  if (!active || !table.contains(active)) return null;
  for (let at: Element | null = active; at && at !== table; at = at.parentElement) {
    if (within(at).length) return at.contains(table) ? null : at;
  }
  return null;
}
