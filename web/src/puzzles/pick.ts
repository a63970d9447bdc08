// Which puzzle comes next, and how far the reader is with each theme.
import type { Puzzle, Standing, Theme } from './types';

/** An unsolved one near the reader's rating, those never tried first; of a theme where one is chosen. */
export function next(
  list: readonly Puzzle[],
  standing: Pick<Standing, 'rating' | 'tries'>,
  { theme = '', not = '' }: { theme?: string; not?: string } = {},
): Puzzle | undefined {
  const open = list.filter(
    ({ id, themes }) =>
      id !== not &&
      !standing.tries[id]?.solved &&
      (!theme || themes.some((one) => one.id === theme)),
  );
  const far = (one: Puzzle) =>
    Math.abs(one.rating - standing.rating) + (standing.tries[one.id] ? 10_000 : 0);
  return [...open].sort((a, b) => far(a) - far(b))[0];
}

export interface ThemeProgress extends Theme {
  solved: number;
  all: number;
}

/** The themes of some puzzles, those with most of them first. */
export function themesOf(list: readonly Puzzle[], tries: Standing['tries']): ThemeProgress[] {
  const found = new Map<string, ThemeProgress>();
  for (const puzzle of list) {
    for (const theme of puzzle.themes) {
      const known = found.get(theme.id) ?? { ...theme, solved: 0, all: 0 };
      known.all += 1;
      if (tries[puzzle.id]?.solved) known.solved += 1;
      found.set(theme.id, known);
    }
  }
  return [...found.values()].sort((a, b) => b.all - a.all || a.title.localeCompare(b.title));
}

/** The theme to go on with: the first that has something left. */
export const nextTheme = (
  themes: readonly ThemeProgress[],
  not: string,
): ThemeProgress | undefined => themes.find(({ id, solved, all }) => id !== not && solved < all);
