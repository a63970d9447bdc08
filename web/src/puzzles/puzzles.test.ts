import { beforeEach, describe, expect, it } from 'vitest';
import { streak, strip } from './days';
import { gainOf, kept, note } from './keeping';
import { next, nextTheme, themesOf } from './pick';
import type { Puzzle, Stakes, Try } from './types';

const DAY = 86_400_000;
const puzzle = (id: string, rating: number, ...themes: string[]): Puzzle => ({
  id,
  game: 'master',
  kind: 'puzzle',
  sort: 'points',
  title: id,
  goal: '',
  seats: 2,
  seat: 0,
  want: null,
  rating,
  themes: themes.map((one) => ({ id: one, title: one })),
});
const solved: Try = { first: true, solved: true, hints: 0, gain: 9 };
const missed: Try = { first: false, solved: false, hints: 0, gain: -7 };
const stakes: Stakes = {
  puzzle: 1540,
  rating: 1500,
  doubt: 333,
  solved: { rating: 1520, doubt: 300, gain: 20 },
  failed: { rating: 1493, doubt: 300, gain: -7 },
  hint: 3,
  counted: null,
};
const list = [
  puzzle('a', 1400, 'razing'),
  puzzle('b', 1550, 'engine'),
  puzzle('c', 1900, 'razing'),
];

describe('what comes next', () => {
  it('is the unsolved one nearest to the rating', () => {
    expect(next(list, { rating: 1500, tries: {} })?.id).toBe('b');
    expect(next(list, { rating: 1500, tries: { b: solved } })?.id).toBe('a');
    expect(next(list, { rating: 1500, tries: {} }, { not: 'b' })?.id).toBe('a');
  });
  it('is of the chosen theme, and one that was missed comes last', () => {
    expect(next(list, { rating: 1500, tries: {} }, { theme: 'razing' })?.id).toBe('a');
    expect(next(list, { rating: 1500, tries: { a: missed } }, { theme: 'razing' })?.id).toBe('c');
    const all = { a: solved, c: solved };
    expect(next(list, { rating: 1500, tries: all }, { theme: 'razing' })).toBeUndefined();
  });
  it('is another theme where one is finished', () => {
    const themes = themesOf(list, { a: solved, c: solved });
    expect(themes.map(({ id, solved: n, all }) => [id, n, all])).toEqual([
      ['razing', 2, 2],
      ['engine', 0, 1],
    ]);
    expect(nextTheme(themes, 'razing')?.id).toBe('engine');
  });
});

describe('days', () => {
  it('are counted in UTC, and today may still come', () => {
    expect(streak({ 8: true, 9: true }, 10 * DAY)).toBe(2);
    expect(streak({ 8: true, 9: true, 10: true }, 11 * DAY - 1)).toBe(3);
    expect(streak({ 8: true, 9: false }, 10 * DAY)).toBe(0);
  });
  it('make a strip of two weeks that ends today', () => {
    const days = strip({ 20: true, 19: false }, 20 * DAY);
    expect(days).toHaveLength(14);
    expect(days.slice(-3).map(({ state }) => state)).toEqual(['none', 'failed', 'solved']);
  });
});

describe('what a guest keeps', () => {
  beforeEach(() => localStorage.clear());

  it('is rated by the first try only', () => {
    note('a', { first: false, solved: false, hints: 0 }, stakes, null);
    expect(kept().rating).toBe(1493);
    note('a', { first: true, solved: true, hints: 0 }, stakes, null);
    expect(kept().rating).toBe(1493);
    expect(kept().tries.a).toEqual({ first: false, solved: true, hints: 0, gain: -7 });
  });
  it('gains less by hints, but never loses by solving', () => {
    expect(gainOf(stakes, true, 2)).toBe(14);
    expect(gainOf(stakes, true, 9)).toBe(0);
    expect(gainOf(stakes, false, 9)).toBe(-7);
  });
  it('has days in a row', () => {
    const today = Math.floor(Date.now() / DAY);
    note('a', { first: true, solved: true, hints: 0 }, stakes, today);
    expect(kept().streak).toBe(1);
  });
  it('survives nonsense in the storage', () => {
    localStorage.setItem('novastate.puzzles', '{"rating":"x"}');
    expect(kept().rating).toBe(1500);
    localStorage.setItem('novastate.puzzles', 'nonsense');
    expect(kept().tries).toEqual({});
  });
});
