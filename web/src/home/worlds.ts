// The games as places to choose from: order, colour and how long one sits there.
import { GAMES, recordOf } from '../games';
import type { GameRecord } from '../games/record';

export type WorldInfo = Pick<GameRecord, 'id' | 'colour' | 'minutes'>;

export const worldOf = (game: string): WorldInfo => recordOf(game) ?? { ...GAMES[0]!, id: game };

/** In the order of the records; a game without one comes last. */
export function inOrder<T extends { id: string }>(games: readonly T[]): T[] {
  const place = (id: string) => {
    const found = GAMES.findIndex((game) => game.id === id);
    return found < 0 ? GAMES.length : found;
  };
  return [...games].sort((a, b) => place(a.id) - place(b.id));
}

/** How many may play, "2–4", and whether one may play alone. */
export function seatsWord(seats: readonly number[]): { most: string; solo: boolean } {
  const many = seats.filter((n) => n > 1);
  const [least, most] = [Math.min(...many), Math.max(...many)];
  return { most: least === most ? String(least) : `${least}–${most}`, solo: seats.includes(1) };
}
