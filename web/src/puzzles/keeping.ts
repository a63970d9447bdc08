// What a guest has solved: kept in this browser, and nowhere else.
import { streak } from './days';
import type { Stakes, Standing, Try } from './types';

const KEY = 'novastate.puzzles';
const BEGIN = { rating: 1500, doubt: 333 };

export type Kept = Standing & { account: false };

function read(): Partial<Kept> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return found && typeof found === 'object' ? (found as Partial<Kept>) : {};
  } catch {
    return {}; // storage refused or nonsense in it
  }
}

const figure = (value: unknown, other: number) =>
  typeof value === 'number' && Number.isFinite(value) ? value : other;

export function kept(now = Date.now()): Kept {
  const found = read();
  const days = found.days ?? {};
  return {
    account: false,
    rating: figure(found.rating, BEGIN.rating),
    doubt: figure(found.doubt, BEGIN.doubt),
    tries: found.tries ?? {},
    days,
    streak: streak(days, now),
  };
}

function write(standing: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(standing));
  } catch {
    // holds until the page is closed
  }
}

/** What the first try changes: hints take from the gain, but never more than it is. */
export function gainOf(stakes: Stakes, solved: boolean, hints: number): number {
  if (!solved) return stakes.failed.gain;
  return Math.max(0, stakes.solved.gain - hints * stakes.hint);
}

/** Note a try: the first one is rated, of later ones only that they solved it. */
export function note(
  id: string,
  made: { first: boolean; solved: boolean; hints: number },
  stakes: Stakes,
  today: number | null,
): Kept {
  const before = kept();
  const known = before.tries[id];
  const gain = known ? known.gain : gainOf(stakes, made.first, made.hints);
  const fresh: Try = known ? { ...known, solved: known.solved || made.solved } : { ...made, gain };
  const days =
    today === null ? before.days : { ...before.days, [today]: !!before.days[today] || made.solved };
  const doubt = made.first ? stakes.solved.doubt : stakes.failed.doubt;
  const after: Kept = {
    ...before,
    ...(known ? {} : { rating: before.rating + gain, doubt }),
    tries: { ...before.tries, [id]: fresh },
    days,
  };
  write(after);
  return kept();
}
