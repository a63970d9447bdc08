// A board drawn from a moment of a fixture, and what tests read off it.
import { render } from '@testing-library/svelte';
import { GAMES } from '../games';
import type { CardData, CardMap, Question, View } from '../lib/types';
import Board from '../table/Board.svelte';
import { loadFamily } from '../table/families';

await Promise.all(GAMES.map(({ id }) => loadFamily(id)));

/** A moment as web/scripts/fixtures.py writes it; JSON is loose, so it is read as what it is meant to be. */
export interface Moment {
  seat: number;
  view: unknown;
  question: unknown;
}

/** Make the map of cards of a fixture's lists. */
export const cardMap = (...lists: unknown[]): CardMap =>
  new Map((lists.flat() as CardData[]).map((card) => [card.id, card]));

/** Draw a moment as the one who is asked sees it; without `onmove` it only shows. */
export function drawn(moment: Moment, cards: CardMap, onmove?: (move: string) => void) {
  return render(Board, {
    view: moment.view as View,
    question: moment.question as Question,
    log: [],
    cards,
    reader: moment.seat,
    ...(onmove ? { onmove } : {}),
  });
}

/** The keys of everything that is lit. */
export const litKeys = (container: HTMLElement): Set<string> =>
  new Set(
    [...container.querySelectorAll<HTMLElement>('.thing.lit')].map((one) => one.dataset.key ?? ''),
  );

/** The text of an element, its white space folded. */
export const words = (element: Element): string =>
  (element.textContent ?? '').replace(/\s+/g, ' ').trim();
