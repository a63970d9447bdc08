// What the server tells about puzzles, by the names of the page.
export type {
  DailyPuzzle as Daily,
  PuzzleInfo as Puzzle,
  PuzzleMove,
  PuzzleOutcome as Outcome,
  PuzzleShown,
  PuzzleSolution as Solution,
  PuzzleStakes as Stakes,
  PuzzleStanding as Standing,
  PuzzleState,
  PuzzleStep as SolutionStep,
  PuzzleTold,
  PuzzleTry as Try,
  Theme,
} from '../lib/generated/shapes';
