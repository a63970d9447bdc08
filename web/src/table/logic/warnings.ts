/* What the page asks before it sends a move: only where something is lost for good. */
import type { Choice, Question } from '../../lib/types';
import { isEnd } from './targets';

export interface Prefs {
  confirmEnd: boolean;
  warnReveal: boolean;
  warnPass: boolean;
}

export type Warning = 'reveal' | 'strong' | 'end';

/** Tell whether a choice brings points or more goods than it costs. */
export function isStrong(choice: Choice): boolean {
  const changes = choice.preview?.changes;
  if (!changes || choice.refusal || isEnd(choice)) return false;
  if ((changes.vp ?? 0) > 0) return true;
  let sum = 0;
  for (const [good, n] of Object.entries(changes)) if (good !== 'card') sum += n;
  return sum > 0;
}

/** List the strong options that passing would give up, at most three. */
export function strongOptions(question: Question | null): Choice[] {
  return (question?.choices ?? []).filter(isStrong).slice(0, 3);
}

/** Say what must be asked before a move is sent; null sends it at once. */
export function warningFor(
  choice: Choice,
  question: Question | null,
  undoable: boolean,
  prefs: Prefs,
): Warning | null {
  if (choice.move === 'pass') {
    if (prefs.warnPass && strongOptions(question).length) return 'strong';
    if (prefs.confirmEnd) return 'end';
    return null;
  }
  if (isEnd(choice) && prefs.confirmEnd) return 'end';
  if (prefs.warnReveal && undoable && choice.preview?.reveals) return 'reveal';
  return null;
}
