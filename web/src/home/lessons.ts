// Lessons and puzzles with what the reader has made of them so far.
import { finishedLessons } from '../lib/lessons';
import type { PuzzleInfo, TableInfo } from '../lib/types';

export type Shelved = PuzzleInfo & { of: string };
export type Progress = 'new' | 'begun' | 'done';

/** How far the reader is with a lesson or a puzzle, by the tables that came of it. */
export function progress(id: string, mine: readonly TableInfo[]): Progress {
  if (finishedLessons().includes(id)) return 'done';
  const tables = mine.filter((table) => table.origin?.puzzle === id);
  if (tables.some((table) => table.origin?.solved === true)) return 'done';
  return tables.length ? 'begun' : 'new';
}

/** The lesson to go on with: one that was begun, else the first that was not. */
export function nextLesson(
  lessons: readonly Shelved[],
  mine: readonly TableInfo[],
): Shelved | undefined {
  const stands = (wanted: Progress) => lessons.find(({ id }) => progress(id, mine) === wanted);
  return stands('begun') ?? stands('new');
}
