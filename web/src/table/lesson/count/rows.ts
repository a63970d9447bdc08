/* The count as it is drawn: which line is lit, which are counted already, and the sum of those. */
import { pick } from '../../../lib/i18n.svelte';
import type { CardMap } from '../../../lib/types';
import type { CountPart, CountPlayer } from '../types';

export interface Row {
  /** One line, or all that never scores and is named in a word. */
  parts: CountPart[];
  /** Its things are named only, not drawn. */
  named: boolean;
  /** Its place among the lines that score; 0 where nothing is to be had. */
  number: number;
  points: number;
  /** It is counted now. */
  lit: boolean;
  /** It is counted, now or before. */
  counted: boolean;
}

export const TOTAL = 'total';

/** How many of the lines that score are counted when some lines are lit; the others come after them. */
export function reached(parts: CountPart[], lit: string[]): number {
  const scoring = parts.filter(({ scores }) => scores).map(({ part }) => part);
  const at = lit.map((part) => scoring.indexOf(part));
  return at.includes(-1) ? scoring.length : Math.max(0, ...at.map((n) => n + 1));
}

/** Cards are drawn in a row of their own; deals, hands and goods share one. */
const isDrawn = ({ part }: CountPart): boolean => ['ruins', 'debris', 'damaged'].includes(part);

export function rowsOf(player: CountPlayer, lit: string[]): Row[] {
  const done = reached(player.parts, lit);
  const isLit = (parts: CountPart[]) => parts.some(({ part }) => lit.includes(part));
  const scoring = player.parts.filter(({ scores }) => scores);
  const rows = scoring.map((part, i) => ({
    parts: [part],
    named: false,
    number: i + 1,
    points: part.points,
    lit: isLit([part]),
    counted: i < done,
  }));
  const others = player.parts.filter(({ scores }) => !scores);
  const groups = [
    ...others.filter(isDrawn).map((one) => [one]),
    others.filter((one) => !isDrawn(one)),
  ];
  const last = lit.some((part) => part === TOTAL || !scoring.some((one) => one.part === part));
  for (const parts of groups.filter(({ length }) => length)) {
    const named = !parts.some(isDrawn);
    rows.push({ parts, named, number: 0, points: 0, lit: isLit(parts), counted: last });
  }
  return rows;
}

/** What is counted so far, as a sum; lines that gave nothing are left out of the words. */
export function sumOf(rows: Row[]): { words: string; total: number } {
  const points = rows.filter(({ counted, number }) => counted && number).map((row) => row.points);
  const words = points.filter((n) => n > 0).join(' + ');
  return { words, total: points.reduce((all, n) => all + n, 0) };
}

export function nameOf(cards: CardMap, id: string): string {
  const card = cards.get(id);
  return card ? pick(card.names) : id;
}
