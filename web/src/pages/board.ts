import type { Component } from 'svelte';
import type { BoardProps } from '../lib/types';

export type Board = Component<BoardProps>;

/** Fetch the board with what draws a game (docs/guides/web.md says what it is given). */
export async function boardOf(game: string): Promise<Board> {
  const [board, { loadFamily }] = await Promise.all([
    import('../table/Board.svelte'),
    import('../table/families'),
  ]);
  await loadFamily(game);
  return board.default as Board;
}
