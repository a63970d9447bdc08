// The parts of a card that is drawn: where they are, and the sentence that explains each in play too.
import { sentence } from '../lib/explain/sentences';

/** Find a part of a card by its name. */
export const partIn = (card: Element | undefined, part: string): HTMLElement | null =>
  card?.querySelector<HTMLElement>(`[data-part="${part}"]`) ?? null;

/** Say what a part means: by its own sentence, or that of the first sign it holds. */
export function saidOf(part: Element): string {
  const own = part.getAttribute('data-explain');
  const code = own ?? part.querySelector('[data-explain]')?.getAttribute('data-explain');
  return code ? sentence(code) : '';
}

export interface Side {
  part: string;
  left: boolean;
  y: number;
}

/** Put labels left and right of a card, near their parts, at most one more on a side than on the other. */
export function sides(parts: { part: string; x: number; y: number }[]): Side[] {
  const sorted = [...parts].sort((a, b) => a.x - b.x);
  const half = Math.ceil(sorted.length / 2);
  return sorted.map(({ part, y }, i) => ({ part, y, left: i < half })).sort((a, b) => a.y - b.y);
}
