// What the server sends of a lesson: where it stands, what it says, and the count of points.
import type { Target } from '../../lib/types';

/** One thing a lesson says; a question has answers. */
export interface LessonStep {
  text: string;
  /** What it points at, in the words of docs/guides/lessons.md. */
  points?: string[];
  /** The lines of the count that it lights; `total` is the sums below them. */
  count?: string[];
  explore?: boolean;
  quiz?: { answers: string[]; right: number; because: string };
}

/** One line of the count; what never scores is listed too. */
export interface CountPart {
  part: string;
  text: string;
  points: number;
  scores: boolean;
  cards?: { card: string; points: number }[];
  types?: string[];
  amount?: number;
}

export interface CountPlayer {
  name: string;
  faction?: string | null;
  total: number;
  parts: CountPart[];
}

/** Everybody's points, line by line: at the end of the game, or as if it ended now. */
export interface PointCount {
  over: boolean;
  why: string;
  players: CountPlayer[];
}

/** Where a lesson stands. */
export interface Guide {
  state: 'step' | 'wait' | 'end' | 'lost' | 'left';
  lesson: string;
  title: string;
  /** The number of the first of `says`. */
  step: number;
  steps: number;
  /** The last of them leads to the move. */
  says: LessonStep[];
  can_back: boolean;
  move?: string | null;
  /** The move in words. */
  task?: string;
  target?: Target;
  /** What is said to whoever tries another move. */
  wrong?: Record<string, string>;
  /** How many moves were left out because they no longer fit. */
  skipped?: number;
  /** Where one of the steps counts the points. */
  count?: PointCount;
  next?: { id: string; title: string } | null;
}
