/* Where on the page the thing of a tip is: the words of lessons, and three of its own. */
import type { Question } from '../../lib/types';
import { boxOf, isShown, PLACES } from '../lesson/pointing';
import { keyOf } from '../logic/targets';
import { openChoices, type Tip, verbOf } from './tips';

/** What lies over the table, or unfolds from it, while a tip has to wait. */
const BUSY =
  'dialog[open], .moment, [data-panel], [data-lesson], .sheet-rival, .shootout, .veil, .drawer, .bar .sheet, .popover > .panel:not([hidden])';

export const isBusy = (): boolean => [...document.querySelectorAll(BUSY)].some(isShown);

/** Lessons are for the first seat: write the selector for another one. */
const forSeat = (selector: string, seat: number): string =>
  selector.replace(/([:"])0"\]/g, `$1${seat}"]`);

/** The selectors of a place: `lit`, `sign:CODE`, `can:VERB`, or a word of lessons. */
export function selectorsOf(place: string, question: Question, seat: number): string[] {
  const [kind, name] = place.split(':', 2) as [string, string | undefined];
  if (name === undefined) {
    if (place === 'lit') return ['.thing.lit:not([inert] *)'];
    if (place === 'rivals') return ['.rival'];
    return (PLACES[place] ?? []).map((one) => forSeat(one, seat));
  }
  if (kind === 'sign') return [`[data-explain^="${name}"]:not(:disabled)`];
  return openChoices(question)
    .filter((choice) => verbOf(choice) === name)
    .flatMap(({ move, target }) => [
      `.thing.lit[data-key=${JSON.stringify(keyOf(target))}]:not([inert] *)`,
      `.bar .buttons [data-move=${JSON.stringify(move)}]`,
    ]);
}

/** Tell whether the middle of something is on the screen: not in another pane, not scrolled away. */
function isInSight(element: Element): boolean {
  if (!isShown(element)) return false;
  const { left, top, width, height } = boxOf(element);
  const [x, y] = [left + width / 2, top + height / 2];
  return x > 0 && y > 0 && x < document.documentElement.clientWidth && y < innerHeight;
}

/** Find the thing of a tip. */
export function thingOf(tip: Tip, question: Question, seat: number): Element | null {
  for (const place of tip.at) {
    for (const selector of selectorsOf(place, question, seat)) {
      const found = [...document.querySelectorAll(selector)].find(isInSight);
      if (found) return found;
    }
  }
  return null;
}
