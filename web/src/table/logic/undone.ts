/* Moves that were taken back: their entries stay in the log, marked. */
import type { LogEntry } from '../../lib/types';

/** List the versions whose moves were taken back: one by one, or all from a version on. */
export function undoneVersions(log: LogEntry[]): Set<number> {
  const gone = new Set<number>();
  for (const entry of log) {
    if (entry.undoes !== undefined) gone.add(entry.undoes);
    const first = entry.back_to;
    if (first === undefined) continue;
    for (const other of log) {
      const between = other.version >= first && other.version < entry.version;
      if (between && !other.code.startsWith('table_')) gone.add(other.version);
    }
  }
  return gone;
}
