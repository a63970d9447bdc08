// What the server tells about puzzles (docs/server.md).
import type { Target, View } from '../lib/types';

export interface Theme {
  id: string;
  title: string;
}

export type PuzzleState = 'open' | 'checking' | 'unknown' | 'lost' | 'reached';

/** An own action with what it gave and took. */
export interface PuzzleMove {
  version: number;
  text: string;
  cards: string[];
  changes: Record<string, number>;
  lost: boolean;
}

/** A move the solver was told. */
export interface PuzzleTold {
  move: string;
  text: string;
  target: Target;
}

/** How the puzzle of a table stands. */
export interface PuzzleShown {
  id: string;
  game: string;
  title: string;
  goal: string;
  themes: Theme[];
  seat: number;
  /** The figure to be reached; null where the goal is no figure. */
  want: number | null;
  /** What of it was there at the beginning. */
  base: number;
  have: number;
  state: PuzzleState;
  why: string;
  moves: PuzzleMove[];
  /** Where a lost one goes on: before the action of a version, after n others. */
  back: { version: number; n: number } | null;
  /** The version to go back to for another try. */
  restart: number | null;
  hints: number;
  hint: PuzzleTold | null;
  tried: '' | 'solved' | 'failed';
  shown: boolean;
}

export interface SolutionStep {
  seat: number;
  text: string;
  reason: string;
  changes: Record<string, number>;
  have: number;
  view: View;
}
export interface Solution {
  view: View;
  steps: SolutionStep[];
}

/** What somebody made of a puzzle: the first time, which is rated, and ever. */
export interface Try {
  first: boolean;
  solved: boolean;
  hints: number;
  gain: number;
}

export interface Outcome {
  rating: number;
  doubt: number;
  gain: number;
}

/** What a first try is worth. */
export interface Stakes {
  puzzle: number;
  rating: number;
  doubt: number;
  solved: Outcome;
  failed: Outcome;
  /** What a hint takes from the gain. */
  hint: number;
  counted: Try | null;
}

export interface Standing {
  account: boolean;
  rating: number;
  doubt: number;
  tries: Record<string, Try>;
  /** By day since 1970: whether the daily puzzle was solved. */
  days: Record<number, boolean>;
  streak: number;
}

/** A puzzle on the shelf. */
export interface Puzzle {
  id: string;
  game: string;
  kind: 'puzzle' | 'tutorial';
  title: string;
  goal: string;
  seats: number;
  rating: number;
  themes: Theme[];
}

export interface Daily {
  day: number;
  ends: number;
  puzzle: Puzzle;
  solved: number;
  tried: number;
}
