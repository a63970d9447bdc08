/* Where on the board an answer begins and where it leads: from a card to the place it goes to. */
import type { ReviewedAnswer } from '../lib/types';
import { keyOf } from '../table/logic/targets';

export interface Spot {
  left: number;
  top: number;
  width: number;
  height: number;
}

type Place = 'state' | 'deals' | 'goods' | 'hand';

/** What the first word of a move does with the thing it names. */
const LEADS: Record<string, Place> = {
  build: 'state',
  develop: 'state',
  over: 'state',
  incorporate: 'state',
  redevelop: 'state',
  research: 'state',
  enlist: 'state',
  deal: 'deals',
  negotiate: 'deals',
  pick: 'hand',
  take: 'hand',
};

/** Elements an answer of a seat may lead to, the likeliest first. */
export function leadsTo(move: string, seat: number): string[] {
  const place = LEADS[move.split(' ')[0] ?? ''] ?? 'goods';
  return {
    state: [`[data-zone^="state:${seat}"]`, `[data-zone^="tableau:${seat}"]`, '.lanes', '.mine'],
    deals: [
      `[data-zone^="deals:${seat}"]`,
      `[data-key^="deals:${seat}:"]`,
      '.deals',
      '.lanes',
      '.mine',
    ],
    goods: [`[data-zone="goods:${seat}"]`, '.supply', '.line'],
    hand: ['.hand'],
  }[place];
}

/** The thing an answer begins with, as the board names it. */
export const beginsAt = (answer: ReviewedAnswer): string =>
  `[data-key="${CSS.escape(keyOf(answer.target))}"]`;

/** Where an element stands within another; null where it does not show. */
export function spotOf(element: Element | null, within: Element): Spot | null {
  if (!element) return null;
  const [one, all] = [element.getBoundingClientRect(), within.getBoundingClientRect()];
  if (one.width === 0 || one.height === 0) return null;
  return {
    left: one.left - all.left,
    top: one.top - all.top,
    width: one.width,
    height: one.height,
  };
}

/** A bend from the nearer edge of one spot to the nearer edge of another. */
export function bend(from: Spot, to: Spot, aside: number): string {
  const x1 = from.left + from.width / 2;
  const x2 = Math.max(to.left + 24, Math.min(to.left + to.width - 24, x1)) + aside;
  const up = from.top + from.height / 2 > to.top + to.height / 2;
  const y1 = up ? from.top : from.top + from.height;
  const y2 = up ? to.top + to.height - 6 : to.top + 6;
  const half = (y1 + y2) / 2;
  return `M${x1} ${y1}C${x1} ${half} ${x2} ${half} ${x2} ${y2}`;
}
