/* Moves that were taken back: their entries stay in the log, marked. */
import type { LogEntry } from '../../lib/types';

/** List the versions whose moves were taken back. */
export function undoneVersions(log: LogEntry[]): Set<number> {
  const gone = new Set<number>();
  for (const entry of log) {
    const undoes = (entry as LogEntry & { undoes?: number }).undoes;
    if (typeof undoes === 'number') gone.add(undoes);
  }
  return gone;
}
