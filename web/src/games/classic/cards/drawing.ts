// Cards of the old editions for drawing: what an action takes, printed defence, what icons can say.
import type { ClassicCard } from '../../../lib/generated/shapes';
import { gathered } from '../../../lib/goods';
import type { Goods } from '../../../lib/types';

/** What an action takes: workers and goods. */
export function costOf(card: ClassicCard): Goods {
  const action = card.effects?.action;
  if (!action) return {};
  return gathered([...Array<string>(action.workers).fill('worker'), ...action.cost]);
}

/** The printed defence of a location, in the edition whose cards speak of it. */
export const printedDefence = (card: ClassicCard): number | null =>
  card.defence !== undefined && card.text.en.includes('Defence distance') ? card.defence : null;

/** Tell whether icons say all that a card does; else its words are needed. */
export function isDrawn(card: ClassicCard): boolean {
  const known = ['produces', 'per', 'action', 'entry', 'stock', 'slots'];
  const all = Object.keys(card.effects ?? {});
  return (
    all.length > 0 &&
    all.every((name) => known.includes(name)) &&
    !card.effects?.action?.gain.special
  );
}
