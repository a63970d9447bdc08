/* What is worth doing: the options that passing would give up. */
import type { Choice, Question } from '../../lib/types';
import { isEnd } from './targets';
import { isBad } from './trade';
import { givesUp, isTrifle } from './verbs';

/** Tell whether a choice brings points or more goods than it costs. */
export function isStrong(choice: Choice): boolean {
  const changes = choice.preview?.changes;
  if (!changes || choice.refusal || isEnd(choice)) return false;
  if ((changes.vp ?? 0) > 0) return true;
  let sum = 0;
  for (const [good, n] of Object.entries(changes)) if (good !== 'card' && !isBad(good)) sum += n;
  return sum > 0;
}

/** List the strong options that passing would give up, at most three. */
export function strongOptions(question: Question | null): Choice[] {
  return (question?.choices ?? []).filter(isStrong).slice(0, 3);
}

/** List what is worth doing before one passes, the strong options first. */
export function worthwhile(question: Question | null): Choice[] {
  const open = (question?.choices ?? []).filter(
    (one) => !one.refusal && !isEnd(one) && !givesUp(one),
  );
  const strong = open.filter(isStrong);
  return [...strong, ...open.filter((one) => !isStrong(one) && !isTrifle(one))];
}
