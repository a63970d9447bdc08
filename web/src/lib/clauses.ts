import { DEFAULT_GAME, GAMES } from '../games';

/** Tell the ruleset of a clause by its prefix. */
export function gameOfClause(clause: string): string {
  const prefix = clause.split('-', 1)[0] ?? '';
  return GAMES.find((game) => game.clauses.includes(prefix))?.id ?? DEFAULT_GAME;
}
