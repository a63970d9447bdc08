import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setPref } from '../../lib/prefs.svelte';
import type { TableInfo } from '../../lib/types';
import { kept } from '../../puzzles/keeping';
import type { PuzzleShown } from '../../puzzles/types';
import Side from './Side.svelte';

const table = { id: 't', title: 'Master Set', game: 'master' } as TableInfo;
const moves = ['Raze Church', 'Take Thugs'].map((text, i) => ({
  version: 4 + i,
  text,
  cards: [],
  changes: { vp: 3 - i },
  lost: false,
}));
const shown = (more: Partial<PuzzleShown> = {}): PuzzleShown => ({
  id: 'p',
  game: 'master',
  title: 'Twice',
  goal: 'Reach 8 points.',
  themes: [],
  seat: 0,
  want: 8,
  base: 0,
  have: 3,
  state: 'open',
  why: '',
  moves,
  back: null,
  restart: 4,
  hints: 0,
  hint: null,
  tried: '',
  shown: false,
  ...more,
});
const rest = (id: string) => ({
  id,
  game: 'master',
  kind: 'puzzle',
  title: id,
  goal: '',
  seats: 2,
  rating: 1500,
  themes: [{ id: 'razing', title: 'Razing' }],
});
const step = (n: number) => ({
  seat: 0,
  text: `Step ${n}`,
  reason: `Because of ${n}.`,
  changes: {},
  have: 4 * n,
  view: { n },
});
const answers: Record<string, unknown> = {
  '/api/puzzles/standing': { account: false },
  '/api/puzzles/daily': { day: 1, ends: 2, solved: 0, tried: 0, puzzle: rest('p') },
  '/api/puzzles/ratings': {},
  '/api/games/master/puzzles': [rest('p'), rest('q')],
  '/api/puzzles/p/stakes': {
    puzzle: 1540,
    rating: 1500,
    doubt: 333,
    solved: { rating: 1509, doubt: 320, gain: 9 },
    failed: { rating: 1493, doubt: 320, gain: -7 },
    hint: 3,
    counted: null,
  },
  '/api/tables/t/puzzle/hint': { move: 'x', text: 'X', target: {} },
  '/api/tables/t/puzzle/solution': { view: { n: 0 }, steps: [step(1), step(2)] },
};
let asked: string[] = [];
const acts = { onback: vi.fn(), onview: vi.fn() };
const show = (more: Partial<PuzzleShown> = {}) =>
  render(Side, { puzzle: shown(more), table, own: true, asked: true, busy: false, ...acts });

beforeEach(() => {
  localStorage.clear();
  setPref('lang', 'en');
  const wide = { matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() };
  vi.stubGlobal('matchMedia', () => wide);
  asked = [];
  acts.onback.mockClear();
  acts.onview.mockClear();
  vi.stubGlobal('fetch', async (path: string) => {
    const plain = path.replace(/\?.*/, '');
    asked.push(plain);
    return new Response(JSON.stringify(answers[plain] ?? {}), { status: 200 });
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('the panel of a puzzle', () => {
  it('tells goal, counter, moves and what is at stake', async () => {
    show();
    const panel = screen.getByRole('complementary', { name: 'Puzzle' });
    expect(within(panel).getByText('Reach 8 points.')).toBeTruthy();
    expect(within(panel).getByText('of 8 points · 5 to go')).toBeTruthy();
    expect(panel.querySelectorAll('.cells .full')).toHaveLength(3);
    expect(panel.querySelectorAll('.cells > span')).toHaveLength(8);
    expect(await screen.findByText('+9 if solved at first try')).toBeTruthy();
    expect(screen.getByText('−7 if not')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Hint, costs 3 of the gain' })).toBeTruthy();
    expect(await screen.findByText(/Puzzle of the day/)).toBeTruthy();
    expect(asked).not.toContain('/api/tables/t/puzzle/solution');
  });

  it('counts cells from what was there at the beginning', () => {
    show({ base: 17, have: 19, want: 23 });
    expect(document.querySelectorAll('.cells > span')).toHaveLength(6);
    expect(document.querySelectorAll('.cells .full')).toHaveLength(2);
  });

  it('says why it is lost, leads back, and the try has failed', async () => {
    show({
      state: 'lost',
      why: '8 points are out of reach. You have 1 red contact left.',
      back: { version: 5, n: 1 },
      tried: 'failed',
    });
    expect(screen.getByText('8 points are out of reach.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Hint/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /Back to move 1/ }));
    expect(acts.onback).toHaveBeenCalledWith(5);
    await userEvent.click(screen.getByRole('button', { name: /Try again/ }));
    expect(acts.onback).toHaveBeenCalledWith(4);
    expect(await screen.findByText('−7 already counted')).toBeTruthy();
    expect(kept().rating).toBe(1493);
  });

  it('takes any own move back', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Take back move 2: Take Thugs' }));
    expect(acts.onback).toHaveBeenCalledWith(5);
  });

  it('asks before it shows the solution, and plays it out move by move', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Solution' }));
    expect(asked).not.toContain('/api/tables/t/puzzle/solution');
    await userEvent.click(screen.getByRole('button', { name: 'Show it' }));
    expect(await screen.findByText('Before the first move')).toBeTruthy();
    expect(acts.onview).toHaveBeenLastCalledWith({ n: 0 });
    const forth = screen.getAllByRole('button', { name: /Next/ })[0]!;
    await userEvent.click(forth);
    expect(acts.onview).toHaveBeenLastCalledWith({ n: 1 });
    expect(screen.getByText('Because of 1.', { exact: false })).toBeTruthy();
    await userEvent.click(forth);
    expect(forth.hasAttribute('disabled')).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(acts.onview).toHaveBeenLastCalledWith({ n: 1 });
    await userEvent.click(screen.getByRole('button', { name: 'Back to your own game' }));
    expect(acts.onview).toHaveBeenLastCalledWith(null);
  });

  it('puts the own line beside the stored one when it is solved', async () => {
    show({ state: 'reached', have: 8, tried: 'solved' });
    expect(screen.getByText('Solved!')).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'Our line' })).toBeTruthy();
    expect(screen.getByText('Step 2')).toBeTruthy();
    expect(screen.getByRole('button', { name: /Next/ }).classList).toContain('primary');
    expect(await screen.findByText('+9 already counted')).toBeTruthy();
  });

  it('tells somebody who watches nothing but how it stands', () => {
    render(Side, { puzzle: shown(), table, own: false, asked: false, busy: false, ...acts });
    expect(screen.queryByRole('button', { name: /Hint|Solution|Try again/ })).toBeNull();
  });

  it('speaks German', async () => {
    setPref('lang', 'de');
    show();
    expect(screen.getByText('von 8 Punkten · noch 5')).toBeTruthy();
    expect(screen.getByRole('button', { name: /Noch einmal/ })).toBeTruthy();
  });
});
