/* Several answers of one kind, collected before any of them is sent: discard two cards. */
import type { Choice, Question } from '../../lib/types';
import { keyOf } from './targets';

/** Tell how many things a question wants together; 1 where it wants one answer. */
export function needed(question: Question | null): number {
  return Math.max(1, question?.need ?? 1);
}

/** Count how often a thing is chosen. */
export const timesPicked = (picked: string[], key: string): number =>
  picked.filter((one) => one === key).length;

/** Choose a thing once more, or no more; of a pile as often as it has cards. */
export function toggled(picked: string[], key: string, copies: number, need: number): string[] {
  const times = timesPicked(picked, key);
  const others = picked.filter((one) => one !== key);
  if (times > 0 && (times >= copies || picked.length >= need)) return others;
  if (picked.length < need) return [...picked, key];
  // The oldest choice gives way, so that a press always does something.
  return [...picked.slice(1), key];
}

/** The answers of what is chosen, in its order. */
export function answersOf(question: Question | null, picked: string[]): Choice[] {
  const open = (question?.choices ?? []).filter((choice) => !choice.refusal);
  return picked.flatMap((key) => open.filter((one) => keyOf(one.target) === key).slice(0, 1));
}
