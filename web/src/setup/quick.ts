// A table by one press: made, started, and its id returned.
import { api } from '../lib/api';
import { prefs } from '../lib/prefs.svelte';
import type { Character, GameInfo, NewTable } from '../lib/types';
import { p } from '../pages/words';
import { castOf } from './cast';
import { type Draft, newTable } from './setup';
import { usualFor } from './usual';

/** Make a table and start it, if nobody has to come first; return its id. */
export async function makeAndStart(wish: NewTable): Promise<string> {
  const { table } = await api.makeTable(wish);
  if (table.status === 'lobby' && !table.seats.some((seat) => seat.kind === 'open')) {
    await api.start(table.id);
  }
  return table.id;
}

const DAY = 86_400_000;

/** Who sits at the first bot's seat: whoever was kept there, else somebody else every day. */
export async function rivalOf(game: GameInfo, now = Date.now()): Promise<Character | undefined> {
  const cast = await castOf(game.id);
  const kept = usualFor(game).seats.find((seat) => seat.kind === 'bot')?.character;
  return cast.find(({ id }) => id === kept) ?? cast[Math.floor(now / DAY) % cast.length];
}

/** Start a game against bots with the settings that were kept or used last. */
export async function startAgainstBot(game: GameInfo, rival?: Character): Promise<string> {
  const usual = usualFor(game);
  const first = usual.seats.findIndex((seat) => seat.kind === 'bot');
  const draft: Draft = {
    ...usual,
    seats: usual.seats.map((seat, i) =>
      rival && i === first ? { ...seat, character: rival.id } : seat,
    ),
    game,
    mode: 'bot',
    you: prefs.name,
    player: p('new.name.default'),
    visibility: 'private',
    pace: 'live',
    moveSeconds: 0,
    seed: '',
  };
  return makeAndStart(newTable(draft));
}
