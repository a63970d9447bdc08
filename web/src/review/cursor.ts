/* Where in a game one is, as the address says it: board, chart and list have one cursor. */

export interface Cursor {
  /** The move one looks at; the last one where it is left out. */
  move: number | null;
  /** In place of it: the version of a running table. */
  version: number | null;
  /** Whose eyes the board is seen through; undefined: whoever it is about. */
  reader: number | null | undefined;
  /** The board before or after the move; before where a better move is shown. */
  side: 'before' | 'after' | null;
  /** The game is to be analysed. */
  review: boolean;
}

const SPECTATOR = 'all';

const whole = (text: string | null): number | null =>
  text !== null && /^\d+$/.test(text) ? Number(text) : null;

/** Read the cursor from an address. */
export function readCursor(query: URLSearchParams): Cursor {
  const side = query.get('side');
  const reader = query.get('reader');
  return {
    move: whole(query.get('move')),
    version: whole(query.get('version')),
    reader: reader === SPECTATOR ? null : (whole(reader) ?? undefined),
    side: side === 'before' || side === 'after' ? side : null,
    review: query.get('review') !== null,
  };
}

/** Write a cursor as the query of an address. */
export function writeCursor(cursor: Omit<Cursor, 'version'>): string {
  const query = new URLSearchParams();
  if (cursor.move !== null) query.set('move', String(cursor.move));
  if (cursor.reader !== undefined) {
    query.set('reader', cursor.reader === null ? SPECTATOR : String(cursor.reader));
  }
  if (cursor.side) query.set('side', cursor.side);
  if (cursor.review) query.set('review', '1');
  return query.toString();
}

/** The next of some moves, from the first again after the last. */
export function nextOf(moves: number[], at: number): number | null {
  const sorted = [...moves].sort((a, b) => a - b);
  return sorted.find((move) => move > at) ?? sorted[0] ?? null;
}
