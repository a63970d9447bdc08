/* Everything but a few elements keeps still: neither pointer nor keyboard reaches it. */

const stilled = new Set<HTMLElement>();

/** Make everything inert that neither is nor holds one of these; with nothing given, nothing is. */
export function keepStill(awake: Element[] | null): void {
  const wanted = new Set<HTMLElement>();
  if (awake) walk(document.body, awake, wanted);
  for (const one of stilled) {
    if (wanted.has(one)) continue;
    one.removeAttribute('inert');
    stilled.delete(one);
  }
  for (const one of wanted) {
    if (stilled.has(one) || one.hasAttribute('inert')) continue;
    one.setAttribute('inert', '');
    stilled.add(one);
  }
}

function walk(root: Element, awake: Element[], wanted: Set<HTMLElement>): void {
  for (const child of root.children) {
    if (!(child instanceof HTMLElement) || isFree(child) || awake.includes(child)) continue;
    if (awake.some((one) => child.contains(one))) walk(child, awake, wanted);
    else wanted.add(child);
  }
}

/** What speaks, what lies over the page, and what is no content at all. */
const isFree = (element: HTMLElement): boolean =>
  element.matches('[data-lesson], [aria-live], dialog, [popover], script, style, link, template');

/** The things of the table under a point, the smallest first; what is inert is found too. */
export function thingAt(x: number, y: number): HTMLElement | null {
  let found: HTMLElement | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const one of document.querySelectorAll<HTMLElement>(
    '.table [data-key], .table [data-move]',
  )) {
    const { left, top, width, height } = one.getBoundingClientRect();
    const inside = x >= left && x <= left + width && y >= top && y <= top + height;
    if (inside && width * height > 0 && width * height < least) {
      found = one;
      least = width * height;
    }
  }
  return found;
}
