// What this browser remembers of tips: which were seen, which table was the first of each game, whether they are wanted.
import type { TableInfo } from '../../lib/types';

interface Kept {
  /** No tips are wanted. */
  off: boolean;
  /** They were asked for again: earlier games do not count. */
  again: boolean;
  seen: string[];
  /** By game (the solo game is one), the table that is played with tips; '' where there were games before. */
  first: Record<string, string>;
}

const KEY = 'novastate.tips';

function load(): Kept {
  let stored: Partial<Kept> = {};
  try {
    stored = { ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as object) };
  } catch {
    // storage refused or nonsense in it
  }
  return {
    off: stored.off === true,
    again: stored.again === true,
    seen: Array.isArray(stored.seen) ? stored.seen : [],
    first: typeof stored.first === 'object' && stored.first !== null ? { ...stored.first } : {},
  };
}

export const kept: Kept = $state(load());

function save(change: Partial<Kept>): void {
  Object.assign(kept, change);
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // holds until the page is closed
  }
}

export const markTipSeen = (id: string): void => save({ seen: [...new Set([...kept.seen, id])] });
export const noMoreTips = (): void => save({ off: true });
export const tipsAgain = (): void => save({ off: false, again: true, seen: [], first: {} });

/** What counts as a game of its own: the solo game is another one to learn. */
const gameOf = ({ game, seats }: TableInfo): string => (seats.length === 1 ? `${game}:solo` : game);

/** Tell whether somebody has played the game of a table before, lessons, puzzles and branches aside. */
export function hasPlayed(tables: TableInfo[], now: TableInfo): boolean {
  return tables.some(
    (one) =>
      gameOf(one) === gameOf(now) &&
      one.id !== now.id &&
      one.status !== 'lobby' &&
      one.origin?.kind === undefined,
  );
}

/** Decide once which table is the first of a game; `mine` is asked only where it is not known. */
export async function settleFirst(
  table: TableInfo,
  mine: () => Promise<TableInfo[]>,
): Promise<void> {
  const game = gameOf(table);
  if (kept.first[game] !== undefined) return;
  const before = !kept.again && hasPlayed(await mine(), table);
  save({ first: { ...kept.first, [game]: before ? '' : table.id } });
}

/** Tell whether tips may be shown at a table; reactive. */
export const isFirst = (table: TableInfo): boolean =>
  !kept.off && kept.first[gameOf(table)] === table.id;

/** Tell whether a table is one for tips: the reader plays against a bot, or alone. */
export const isTaught = ({ seats, origin }: TableInfo): boolean =>
  origin?.kind === undefined && (seats.length === 1 || seats.some(({ kind }) => kind === 'bot'));
