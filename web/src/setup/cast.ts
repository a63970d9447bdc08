// The characters bots play as: who sits at a table that is being set up.
import { api } from '../lib/api';
import type { Character } from '../lib/types';
import type { SeatDraft } from './setup';

const kept = new Map<string, Promise<Character[]>>();

/** The characters of a game; none where the server cannot say. */
export function castOf(game: string): Promise<Character[]> {
  const known = kept.get(game);
  if (known) return known;
  const fresh = api.cast(game).then(
    (found) => (Array.isArray(found) ? found : []),
    () => {
      kept.delete(game); // a failure is tried again
      return [];
    },
  );
  kept.set(game, fresh);
  return fresh;
}

const taken = (seats: readonly SeatDraft[]): Set<string> =>
  new Set(seats.filter((seat) => seat.kind === 'bot').map((seat) => seat.character ?? ''));

/** Give every bot somebody of the cast, no two alike. */
export function casted(
  seats: readonly SeatDraft[],
  cast: readonly Character[],
  draw: () => number = Math.random,
): SeatDraft[] {
  const known = new Set(cast.map(({ id }) => id));
  const used = new Set<string>();
  return seats.map((seat) => {
    if (seat.kind !== 'bot') return seat;
    if (seat.character && known.has(seat.character) && !used.has(seat.character)) {
      used.add(seat.character);
      return seat;
    }
    const others = taken(seats);
    const free = cast.filter(({ id }) => !used.has(id) && !others.has(id));
    const character = free[Math.floor(draw() * free.length)]?.id ?? '';
    used.add(character);
    return { ...seat, character };
  });
}

/** The next character for a seat that no other seat has. */
export function nextCharacter(
  seats: readonly SeatDraft[],
  index: number,
  cast: readonly Character[],
): string {
  const now = cast.findIndex(({ id }) => id === seats[index]?.character);
  const used = taken(seats);
  for (let step = 1; step <= cast.length; step++) {
    const { id } = cast[(now + step) % cast.length]!;
    if (!used.has(id)) return id;
  }
  return seats[index]?.character ?? '';
}
