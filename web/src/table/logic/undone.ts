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

/** Count how far undo reaches: own moves since it was last impossible; null after a reload. */
export function undoDepth(
  known: number | null,
  canUndo: boolean,
  did: 'move' | 'undo' | 'other',
): number | null {
  if (!canUndo) return 0;
  if (known === null) return null;
  if (did === 'move') return known + 1;
  if (did === 'undo') return Math.max(1, known - 1);
  return known || null;
}
