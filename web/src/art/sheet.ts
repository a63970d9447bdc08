// The hidden sheet of a page: every scene and portrait is drawn on it once, as a symbol, and shown by `<use>`.
import { gradients, grain } from './gradients';

const SVG = 'http://www.w3.org/2000/svg';

let sheet: SVGSVGElement | null = null;
const drawn = new Set<string>();

/** Take the sheet; a page that was cleared gets a new one. */
function current(): SVGSVGElement {
  if (sheet?.isConnected) return sheet;
  drawn.clear();
  sheet = document.createElementNS(SVG, 'svg');
  // Not `display: none`: gradients of a sheet that is not laid out do not paint.
  sheet.setAttribute('width', '0');
  sheet.setAttribute('height', '0');
  sheet.setAttribute('aria-hidden', 'true');
  sheet.setAttribute('class', 'art-sheet');
  document.body.append(sheet);
  add('defs', 'grain', grain());
  return sheet;
}

function add(tag: 'defs' | 'symbol', id: string, text: string, viewBox = ''): void {
  const part = document.createElementNS(SVG, tag);
  if (viewBox) {
    part.setAttribute('id', id);
    part.setAttribute('viewBox', viewBox);
    part.setAttribute('preserveAspectRatio', 'xMidYMid slice');
  }
  part.innerHTML = text;
  sheet?.append(part);
  drawn.add(id);
}

/** Draw a symbol if the page does not have it; answer how to use it. */
export function symbol(id: string, viewBox: string, palette: string, draw: () => string): string {
  current();
  if (!drawn.has(`palette ${palette}`)) add('defs', `palette ${palette}`, gradients(palette));
  if (!drawn.has(id)) add('symbol', id, draw(), viewBox);
  return `#${id}`;
}
