import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import cards from '../fixtures/cards.json';
import view from '../fixtures/view.json';
import { forget } from '../lib/data';
import { setPref } from '../lib/prefs.svelte';
import { navigate, route } from '../lib/router.svelte';
import type { CardData, HintsGiven, Question, View } from '../lib/types';
import ReplayView from '../pages/ReplayView.svelte';
import Board from '../table/Board.svelte';

vi.mock('../pages/board', () => ({ boardOf: async () => null }));

const chances = [0.5, 0.4, 0.4, 0.7, 0.7, 0.7, 1].map((share) => [share, 1 - share]);
const MOVES = chances.length - 1;
const review = {
  seats: [{ seat: 0, decisions: 4, best: 3, lost: 0.08 }],
  moves: [
    {
      move: 3,
      seat: 0,
      round: 1,
      prompt: 'Your turn.',
      loss: 0.08,
      made: { move: 'pass', text: 'Pass', chance: 0.62 },
      best: { move: 'build school', text: 'Build: School', chance: 0.7 },
    },
  ],
};
const requests: string[] = [];
let table: Record<string, unknown>;

function lines(...all: object[]): Response {
  return new Response(all.map((one) => `${JSON.stringify(one)}\n`).join(''));
}

function serve(path: string): Response {
  const url = new URL(path, 'http://127.0.0.1');
  requests.push(url.pathname);
  if (url.pathname.endsWith('/cards')) return new Response(JSON.stringify({ cards }));
  if (url.pathname.endsWith('/chances')) {
    return lines(
      { done: 2, total: 7, first: 0, chances: chances.slice(0, 2) },
      { done: 7, total: 7, first: 2, chances: chances.slice(2) },
    );
  }
  if (url.pathname.endsWith('/review')) {
    return lines({ done: 0, total: 4 }, { done: 4, total: 4, review });
  }
  const move = Number(url.searchParams.get('move') ?? MOVES);
  const rounds = [{ round: 1, move: 0 }];
  return new Response(
    JSON.stringify({ move, moves: MOVES, reader: null, text: '', view, log: [], rounds, table }),
  );
}

beforeEach(() => {
  forget();
  requests.length = 0;
  setPref('lang', 'en');
  setPref('chances', true);
  const seats = [
    { index: 0, kind: 'person', name: 'Ada', yours: true },
    { index: 1, kind: 'bot', name: 'Greedy' },
  ];
  table = { id: 'abc', game: 'master', status: 'finished', seats, analysis: true };
  vi.stubGlobal('fetch', async (path: string) => serve(path));
});
afterEach(() => vi.unstubAllGlobals());

const slider = () => screen.findByRole('slider', { name: 'Chances to win, by move' });

describe('the chances in a replay', () => {
  it('follow the move, and tell the largest swing', async () => {
    navigate('/replay/abc?move=2');
    render(ReplayView, { id: 'abc' });
    const text = () => slider().then((one) => one.getAttribute('aria-valuetext'));
    await vi.waitFor(async () => {
      expect(await text()).toBe('Move 2: Ada 40\u00a0%, Greedy 60\u00a0%');
    });
    expect(await screen.findByText(/Largest swing, at move 3: Ada from 43/)).toBeTruthy();
    await userEvent.setup().keyboard('{ArrowRight}');
    await vi.waitFor(async () => {
      expect(await text()).toBe('Move 3: Ada 70\u00a0%, Greedy 30\u00a0%');
    });
  });

  it('can be hidden, and are not asked for then', async () => {
    navigate('/replay/abc?move=1');
    render(ReplayView, { id: 'abc' });
    await slider();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Hide the chances' }));
    expect(screen.queryByRole('slider', { name: /Chances/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Show the chances' })).toBeTruthy();
    expect(requests.filter((path) => path.endsWith('/chances'))).toHaveLength(1);
  });

  it('are not there where the table allows none', async () => {
    table.analysis = false;
    navigate('/replay/abc?move=1&review=1');
    render(ReplayView, { id: 'abc' });
    expect(await screen.findByText(/set up without hints and reviews/)).toBeTruthy();
    expect(requests.some((path) => /chances|review/.test(path))).toBe(false);
  });
});

describe('the review', () => {
  it('begins when it is wanted, and leads to the moment before a decision', async () => {
    navigate('/replay/abc?move=4');
    render(ReplayView, { id: 'abc' });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Review this game' }));
    expect(await screen.findByText('cost 8 %')).toBeTruthy();
    expect(screen.getByText('You chose')).toBeTruthy();
    expect(screen.getByText(/Build: School/)).toBeTruthy();
    expect(screen.getByText(/3 of 4 decisions/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Go to move 3' }));
    expect(route().query.get('move')).toBe('2');
    expect(route().query.get('reader')).toBe('0');
    expect(await screen.findByText('This is the moment before the decision.')).toBeTruthy();
  });

  it('begins by itself where the link says so', async () => {
    navigate('/replay/abc?review=1');
    render(ReplayView, { id: 'abc' });
    expect(await screen.findByText('cost 8 %')).toBeTruthy();
  });

  it('is for finished games only', async () => {
    table.status = 'playing';
    navigate('/replay/abc?move=1');
    render(ReplayView, { id: 'abc' });
    await slider();
    expect(screen.queryByRole('button', { name: 'Review this game' })).toBeNull();
  });
});

describe('a hint', () => {
  const question: Question = {
    seat: 0,
    code: 'turn',
    clause: '',
    prompt: 'Your turn.',
    suggested: '',
    choices: ['pass', 'one', 'two', 'three'].map((move) => ({
      move,
      text: `Do ${move}`,
      target: { zone: 'none' },
    })),
  };
  const given: HintsGiven = {
    seat: 0,
    version: 7,
    options: 4,
    hints: ['two', 'one', 'pass'].map((move, i) => ({
      move,
      text: `Do ${move}`,
      target: { zone: 'none' },
      chance: 0.6 - i / 10,
    })),
  };
  const board = (onhint?: () => Promise<HintsGiven>) => {
    const onmove = vi.fn();
    const deck = new Map((cards as unknown as CardData[]).map((card) => [card.id, card]));
    const props = { view: view as View, question, log: [], cards: deck, reader: 0, onmove };
    render(Board, onhint ? { ...props, onhint } : props);
    return onmove;
  };

  it('names the best answers with their chances, and a digit answers', async () => {
    const ask = vi.fn(async () => given);
    const onmove = board(ask);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: /Hint$/ }));
    const sheet = await screen.findByRole('group', { name: 'Hint: the best answers' });
    await vi.waitFor(() => expect(sheet.textContent).toContain('60\u00a0%'));
    expect(
      [...sheet.querySelectorAll('[data-hint]')].map((one) => one.getAttribute('data-hint')),
    ).toEqual(['two', 'one', 'pass']);
    await user.keyboard('2');
    expect(onmove).toHaveBeenCalledWith('one');
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('comes and goes by its key', async () => {
    board(async () => given);
    const user = userEvent.setup();
    await user.keyboard('h');
    expect(await screen.findByRole('group', { name: 'Hint: the best answers' })).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('group', { name: 'Hint: the best answers' })).toBeNull();
  });

  it('says why there is none', async () => {
    board(async () => {
      throw new (await import('../lib/api')).ApiError(
        429,
        'slow_down',
        'That was too much at once.',
      );
    });
    await userEvent.setup().keyboard('h');
    expect(await screen.findByText(/too much at once/)).toBeTruthy();
  });

  it('is not offered where the table allows none', async () => {
    board();
    await userEvent.setup().keyboard('h');
    expect(screen.queryByRole('button', { name: /Hint$/ })).toBeNull();
    expect(screen.queryByRole('group', { name: 'Hint: the best answers' })).toBeNull();
  });
});
