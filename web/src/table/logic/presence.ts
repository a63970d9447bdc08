/* Who is at a table, told between two changes of the game. */
import type { TableInfo } from '../../lib/types';

/** Return a table with the seats marked that somebody is at now. */
export function withPresence(table: TableInfo, here: number[]): TableInfo {
  const seats = table.seats.map((seat) => ({ ...seat, online: here.includes(seat.index) }));
  return { ...table, seats };
}
