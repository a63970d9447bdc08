// The parts of a game's table that pictures are drawn with; they come with the table, as one piece.
import type { Component } from 'svelte';

export interface TableParts {
  /** A card as it lies on the table. */
  // biome-ignore lint/suspicious/noExplicitAny: each family draws its own kind of card
  Card: Component<any>;
  /** The unrest track of Nova Era. */
  Unrest?: Component<{
    unrest: number;
    last: number;
    zone: [number, number];
    ghost?: number | null;
  }>;
}

const master = (): Promise<TableParts> => import('../games/master/board/family');
const classic = (): Promise<TableParts> => import('../games/classic/board/family');
const LOADERS: Record<string, () => Promise<TableParts>> = {
  state2010: classic,
  newera: classic,
  novaera: () => import('../games/novaera/board/family'),
};

/** Fetch the parts of a game's table. */
export const tablePartsOf = (game: string): Promise<TableParts> => (LOADERS[game] ?? master)();
