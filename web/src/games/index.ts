/* The games whose tables the page draws in their own way, in the order they are shown; any other is drawn plainly. */
import { newera, state2010 } from './classic/game';
import { master } from './master/game';
import { novaera } from './novaera/game';
import type { GameRecord } from './record';

export const GAMES: readonly GameRecord[] = [master, state2010, newera, novaera];

/** What the page knows of a game; nothing of one that it has no record of. */
export const recordOf = (game: string): GameRecord | undefined =>
  GAMES.find((record) => record.id === game);

/** The game that is meant where none is named. */
export const DEFAULT_GAME: string = master.id;
