// Requests about puzzles.
import { api, json, tableOf } from '../lib/api';
import { type Kept, kept } from './keeping';
import type { Daily, Puzzle, PuzzleTold, Solution, Stakes, Standing } from './types';

const at = (table: string) => `/api/tables/${encodeURIComponent(table)}/puzzle`;

export const askHint = (table: string): Promise<PuzzleTold> =>
  json('POST', `${at(table)}/hint`, {});
/** The solution; a try that is still open has failed with that. */
export const askSolution = (table: string): Promise<Solution> =>
  json('POST', `${at(table)}/solution`, {});
export const daily = (): Promise<Daily> => json('GET', '/api/puzzles/daily');

/** Begin a puzzle; returns the address of its table. */
export async function begin(id: string, theme = ''): Promise<string> {
  const table = tableOf(await api.startPuzzle(id));
  return `/t/${table.id}${theme && `?theme=${encodeURIComponent(theme)}`}`;
}

/** The puzzles of a game, without lessons, with the ratings that people gave them. */
export async function shelf(game: string): Promise<Puzzle[]> {
  const [list, ratings] = await Promise.all([
    api.puzzles(game, 'puzzle') as Promise<unknown> as Promise<Puzzle[]>,
    json<Record<string, number>>('GET', '/api/puzzles/ratings'),
  ]);
  return list.map((one) => ({ ...one, rating: ratings[one.id] ?? one.rating }));
}

/** What the reader has solved: by the account, else as this browser has kept it. */
export async function standing(): Promise<Standing> {
  const told = await json<Standing>('GET', '/api/puzzles/standing');
  return told.account ? told : kept();
}

/** What a first try is worth to the reader. */
export function stakes(id: string, guest: Kept | null): Promise<Stakes> {
  const own = guest ? `?rating=${guest.rating}&doubt=${guest.doubt}` : '';
  return json('GET', `/api/puzzles/${encodeURIComponent(id)}/stakes${own}`);
}
