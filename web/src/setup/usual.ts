// The settings a reader has kept or used last, by game; kept in this browser.
import type { GameInfo, OptionValue } from '../lib/types';
import { botId, changedOptions, type SeatDraft, seatCounts, usualSeats } from './setup';

export interface Usual {
  seats: SeatDraft[];
  /** Only what differs from the usual rules. */
  options: Record<string, OptionValue>;
  analysis: boolean | null;
}
type Kind = 'kept' | 'last';
type Stored = Partial<Record<Kind, Record<string, Usual>>>;

const KEY = 'novastate.tables';

function stored(): Stored {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof found === 'object' && found !== null ? (found as Stored) : {};
  } catch {
    return {}; // a private window may refuse storage, an old page may have left nonsense
  }
}

export function keep(kind: Kind, game: string, usual: Usual): void {
  const all = stored();
  try {
    const kept = { ...all, [kind]: { ...all[kind], [game]: usual } };
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // without storage the next table begins with the usual rules
  }
}

/** The table against bots that a reader means without saying more: kept, else the last, else the usual. */
export function usualFor(game: GameInfo): Usual {
  const all = stored();
  const found = all.kept?.[game.id] ?? all.last?.[game.id];
  return found && isPossible(game, found)
    ? { ...found, options: changedOptions(game.options, found.options) }
    : {
        seats: usualSeats(game, 'bot', seatCounts(game, 'bot')[0] ?? 0),
        options: {},
        analysis: null,
      };
}

/** Tell whether the game still takes such a table: it may have changed since. */
function isPossible(game: GameInfo, { seats, options }: Usual): boolean {
  if (!Array.isArray(seats) || typeof options !== 'object' || options === null) return false;
  const bots = game.bots.map(botId);
  return (
    seatCounts(game, 'bot').includes(seats.length) &&
    seats.every((seat, i) => (i === 0 ? seat.kind === 'you' : bots.includes(seat.bot)))
  );
}
