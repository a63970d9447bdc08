/* What a change of the table sounds like: one sound for what happened, and one if it is the reader's turn now. */
import type { LogEntry, StateFrame } from '../lib/types';
import { isLoss } from './moments/pick';
import type { Sound } from './sounds';

type Heard = Pick<StateFrame, 'question' | 'outcome' | 'summary'>;

/** Something laid on the table is heard before what it moved. */
function happened(fresh: LogEntry[], reader: number | null): Sound | null {
  const mine = fresh.flatMap(({ changes }) =>
    reader === null ? [] : Object.entries(changes?.[reader] ?? {}),
  );
  if (mine.some(([good, n]) => good === 'vp' && n > 0)) return 'points';
  if (fresh.some((entry) => (entry.seat ?? -1) >= 0 && entry.cards.length)) return 'card';
  return fresh.some(({ changes }) => changes) ? 'token' : null;
}

/** Choose the sounds of what is new. */
export function soundsOf(
  before: Heard | null,
  now: Heard,
  fresh: LogEntry[],
  reader: number | null,
): Sound[] {
  if (now.outcome && !before?.outcome) return ['end'];
  const turn: Sound[] = now.question && !before?.question ? ['yours'] : [];
  if (fresh.some(isLoss)) return ['razing', ...turn];
  const ended = now.summary && now.summary.version !== before?.summary?.version;
  const what = ended ? 'round' : happened(fresh, reader);
  return what ? [what, ...turn] : turn;
}

const LOW = 10_000;

/** Tell whether a clock has come into its last ten seconds between two looks at it. */
export const ranLow = (deadline: number | null, before: number, now: number): boolean =>
  deadline !== null && deadline > now && deadline - now <= LOW && deadline - before > LOW;
