// Open tables: which come first, which fits, and what their clock says.
import type { GameInfo, SeatInfo, TableInfo } from '../lib/types';
import { changedOptions } from '../setup/setup';
import { l } from './words';

const [MINUTE, HOUR, DAY] = [60, 3600, 86_400];

export const freeSeats = (table: TableInfo): number =>
  table.seats.filter((seat) => seat.kind === 'open').length;

/** Who opened the table, as far as everybody is told: the first person at it. */
export const hostOf = (table: TableInfo): SeatInfo | undefined =>
  table.seats.find((seat) => seat.kind === 'person');

/** Soonest to start first: fewest free seats, live before turn by turn, then the newest. */
export function soonest(tables: readonly TableInfo[]): TableInfo[] {
  const late = (table: TableInfo) => Number(table.pace === 'days');
  return [...tables].sort(
    (a, b) => late(a) - late(b) || freeSeats(a) - freeSeats(b) || b.created - a.created,
  );
}

export interface Filter {
  game: string;
  pace: '' | 'live' | 'days';
  usual: boolean;
}

export function fits(table: TableInfo, filter: Filter, games: readonly GameInfo[]): boolean {
  if (filter.game && table.game !== filter.game) return false;
  if (filter.pace && table.pace !== filter.pace) return false;
  const game = games.find(({ id }) => id === table.game);
  return !filter.usual || !game || !Object.keys(changedOptions(game.options, table.options)).length;
}

/** The time for a move in words. */
export function clockWord(table: Pick<TableInfo, 'move_seconds'>): string {
  const seconds = table.move_seconds ?? 0;
  if (!seconds) return l('clock.none');
  if (seconds < 2 * MINUTE && seconds !== MINUTE) return l('clock.seconds', { n: seconds });
  if (seconds === MINUTE) return l('clock.minute');
  if (seconds < HOUR) return l('clock.minutes', { n: Math.round(seconds / MINUTE) });
  if (seconds < DAY) return l('clock.hours', { n: Math.round(seconds / HOUR) });
  if (seconds < 2 * DAY) return l('clock.day');
  return l('clock.days', { n: Math.round(seconds / DAY) });
}

export function seatsWord(table: TableInfo): string {
  const free = freeSeats(table);
  if (!free) return l('seats.none');
  return free === 1 ? l('seats.one') : l('seats.many', { n: free });
}

export const paceWord = (table: TableInfo): string =>
  l(table.pace === 'days' ? 'pace.days' : 'pace.live');
