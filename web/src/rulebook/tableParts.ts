// The parts of a game's table that pictures are drawn with.
import type { Component } from 'svelte';
import { DEFAULT_GAME, recordOf } from '../games';
import type { CardData } from '../lib/types';
import type { TrackRow } from './types';

export interface TableParts {
  /** A card as it lies on the table. */
  // biome-ignore lint/suspicious/noExplicitAny: each family draws its own kind of card
  Card: Component<any>;
  /** What else that is told; `many` is one of three or more, drawn without sentences. */
  more?: (card: CardData, many: boolean) => Record<string, unknown>;
  /** Three cards lie beside one another, not as in a hand. */
  beside?: boolean;
  /** A razed card lies as debris, not as a ruin. */
  isDebris?: (card: CardData) => boolean;
  Zones?: Component<{ zones: string[]; pick?: number }>;
  Tracks?: Component<{ rows: TrackRow[] }>;
  Unrest?: Component<{
    unrest: number;
    last: number;
    zone: [number, number];
    ghost?: number | null;
  }>;
}

/** Fetch the parts of a game's table. */
export async function tablePartsOf(game: string): Promise<TableParts> {
  const { pictures } = (recordOf(game) ?? recordOf(DEFAULT_GAME))!;
  return (await pictures()).default();
}
