import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import cards from '../fixtures/cards.json';
import names from '../fixtures/names.json';
import view from '../fixtures/view.json';
import { forget } from '../lib/data';
import { setPref } from '../lib/prefs.svelte';
import { navigate, route } from '../lib/router.svelte';
import ReviewPage from './ReviewPage.svelte';

vi.mock('../pages/board', () => ({ boardOf: async () => null }));

const chances = [0.5, 0.4, 0.4, 0.62, 0.7, 0.7, 1].map((share) => [share, 1 - share]);
const errors = chances.map((_, i) => (i === 6 ? [0, 0] : [0.03, 0.03]));
const MOVES = chances.length - 1;
const target = { zone: 'none' };
const pass = { move: 'pass', text: 'Pass', target, chance: 0.62, error: 0.03, points: 21.8 };
const build = {
  move: 'build school',
  text: 'Build: School',
  target,
  chance: 0.7,
  error: 0.02,
  points: 24.1,
};
const other = { move: 'take', text: 'Take: Pub', target, chance: 0.65, error: 0.02, points: null };
const decided = { seat: 0, round: 1, prompt: 'Your turn.', error: 0.02, made: pass };
const review = {
  seats: [{ seat: 0, decisions: 4, best: 3, lost: 0.08 }],
  moves: [
    { ...decided, move: 1, mark: '', loss: 0, made: build, options: [build, other] },
    { ...decided, move: 3, mark: '?', loss: 0.08, options: [build, other, pass] },
    { ...decided, move: 5, mark: '?!', loss: 0.05, options: [build, pass] },
  ],
  continuations: 12,
};
const requests: string[] = [];
let table: Record<string, unknown>;
let broken = false;

function lines(...all: object[]): Response {
  return new Response(all.map((one) => `${JSON.stringify(one)}\n`).join(''));
}
function serve(path: string): Response {
  const url = new URL(path, 'http://127.0.0.1');
  requests.push(url.pathname + url.search);
  if (url.pathname.endsWith('/cards'))
    return new Response(
      JSON.stringify({ cards, connections: [], factions: [], names: names.master }),
    );
  if (url.pathname.endsWith('/moves')) {
    const moves = chances
      .slice(1)
      .map((_, i) => ({ move: i + 1, seat: i % 2, text: `Step ${i + 1}` }));
    return new Response(JSON.stringify({ moves }));
  }
  if (url.pathname.endsWith('/chances')) {
    const first = {
      done: 2,
      total: 7,
      first: 0,
      chances: chances.slice(0, 2),
      errors: errors.slice(0, 2),
    };
    if (broken) return lines(first, { code: 'server', text: 'Something broke.' });
    return lines(first, {
      done: 7,
      total: 7,
      first: 2,
      chances: chances.slice(2),
      errors: errors.slice(2),
    });
  }
  if (url.pathname.endsWith('/review')) {
    return lines({ done: 0, total: 4 }, { done: 4, total: 4, review });
  }
  const move = Number(url.searchParams.get('move') ?? MOVES);
  const rounds = [
    { round: 1, move: 0 },
    { round: 2, move: 4 },
  ];
  return new Response(
    JSON.stringify({
      move,
      moves: MOVES,
      reader: null,
      text: `Text ${move}`,
      view,
      log: [],
      rounds,
      table,
    }),
  );
}

beforeEach(() => {
  forget();
  requests.length = 0;
  broken = false;
  setPref('lang', 'en');
  const seats = [
    { index: 0, kind: 'person', name: 'Ada', yours: true },
    { index: 1, kind: 'bot', name: 'Greedy' },
  ];
  table = {
    id: 'abc',
    game: 'master',
    status: 'finished',
    options: {},
    seats,
    analysis: true,
    scores: [23, 32],
  };
  vi.stubGlobal('fetch', async (path: string) => serve(path));
});
afterEach(() => vi.unstubAllGlobals());

const slider = () => screen.findByRole('slider', { name: 'Chances to win, by move' });
const open = (query: string) => {
  navigate(`/replay/abc?${query}`);
  return render(ReviewPage, { id: 'abc' });
};
const this_ = () => screen.findByRole('region', { name: /^Move \d+ of/ });

it('shows the cards of the edition that the game was played with', async () => {
  table = { ...table, game: 'novaera', options: { card_edition: 'first' } };
  open('move=2');
  await waitFor(() => {
    expect(requests.filter((path) => path.includes('/cards'))).toEqual([
      '/api/games/novaera/cards?edition=first&lang=en',
    ]);
  });
});

describe('the chart', () => {
  it('is worked out when it is wanted, and follows the move', async () => {
    open('move=2');
    const user = userEvent.setup();
    const start = await screen.findByRole('button', { name: 'Find the costly moves' });
    expect(requests.some((path) => /chances|review/.test(path))).toBe(false);
    await user.click(start);
    expect(route().query.get('review')).toBe('1');
    const text = () => slider().then((one) => one.getAttribute('aria-valuetext'));
    await waitFor(async () => {
      expect(await text()).toBe('Move 2: Ada about 40\u00a0% ± 3, Greedy about 60\u00a0% ± 3');
    });
    await user.keyboard('{End}');
    await waitFor(async () => {
      expect(await text()).toBe('Move 6: Ada 100\u00a0%, Greedy 0\u00a0%');
    });
    expect(requests.some((path) => path.includes('/chances?reader=0'))).toBe(true);
    expect(screen.getByRole('table', { name: 'Chances by round' }).textContent).toContain(
      'Ada about 50',
    );
  });

  it('marks what was costly by its sign', async () => {
    const { container } = open('move=1&review=1');
    await waitFor(() => expect(container.querySelectorAll('[data-disc]')).toHaveLength(2));
    expect([...container.querySelectorAll('[data-disc]')].map((one) => one.textContent)).toEqual([
      '?',
      '?!',
    ]);
  });

  it('keeps what it has when it breaks, and says how far it came', async () => {
    broken = true;
    open('move=1&review=1');
    expect(await screen.findByText(/Something broke\. Analysed to move 1\./)).toBeTruthy();
    expect((await slider()).getAttribute('aria-valuetext')).toContain('Ada about 40');
  });

  it('is not there where the table allows none', async () => {
    table.analysis = false;
    open('move=1&review=1');
    expect(await screen.findByText(/set up without hints and reviews/)).toBeTruthy();
    expect(await screen.findByText('Step 3')).toBeTruthy();
    expect(screen.getByText('23')).toBeTruthy();
    expect(requests.some((path) => /chances|\/review/.test(path))).toBe(false);
  });

  it('is all there is while the game runs', async () => {
    table.status = 'playing';
    open('move=1&review=1');
    await slider();
    expect(requests.some((path) => path.includes('/review'))).toBe(false);
    expect(screen.getByRole('link', { name: 'To the table' })).toBeTruthy();
  });
});

describe('a costly move', () => {
  it('stands beside the better one, with what that would have brought', async () => {
    open('move=3&review=1');
    const part = await this_();
    expect(await within(part).findByText('? costs 8 % ± 2')).toBeTruthy();
    const names = [...part.querySelectorAll('[data-option]')].map((one) =>
      one.getAttribute('data-option'),
    );
    expect(names).toEqual(['build school', 'take', 'pass']);
    expect(part.textContent).toContain('what the bot would have done');
    expect(part.textContent).toContain('what you did');
    expect(part.textContent).toContain('about 70\u00a0% ± 2');
    expect(part.textContent).toContain(
      '12 continuations of each: 24.1 points on average instead of 21.8.',
    );
  });

  it('is shown at the moment before it, through the eyes of who made it', async () => {
    open('move=3&review=1');
    await waitFor(() => expect(requests.at(-1)).toContain('move=2&reader=0'));
    expect(await screen.findByText('Before this move')).toBeTruthy();
    await userEvent.setup().click(screen.getByRole('button', { name: /Show what came of it/ }));
    expect(route().query.get('side')).toBe('after');
    await waitFor(() => expect(requests.at(-1)).toContain('move=3'));
  });

  it('is found by C and by its button, from the first again after the last', async () => {
    const { container } = open('move=0&review=1');
    await waitFor(() => expect(container.querySelectorAll('[data-disc]')).toHaveLength(2));
    const user = userEvent.setup();
    await user.keyboard('c');
    expect(route().query.get('move')).toBe('3');
    await user.click(screen.getByRole('button', { name: 'Next costly move' }));
    expect(route().query.get('move')).toBe('5');
    await user.keyboard('c');
    expect(route().query.get('move')).toBe('3');
  });

  it('is none where the made answer was the best', async () => {
    open('move=1&review=1');
    const part = await this_();
    await waitFor(() =>
      expect(part.textContent).toContain('what you did, and what the bot would have done'),
    );
    expect(part.querySelector('.cost')).toBeNull();
  });

  it('is counted by its sign', async () => {
    open('move=1&review=1');
    const counts = await screen.findByRole('list', { name: 'Ada' });
    expect(counts.textContent).toMatch(
      /3\/4\s+as good as the bot.*0\s+\?\? blunders.*1\s+\? mistakes.*1\s+\?! doubtful/s,
    );
  });
});

describe('the list', () => {
  it('moves the one cursor', async () => {
    open('move=1');
    const list = await screen.findByRole('region', { name: 'Moves' });
    await userEvent.setup().click(await within(list).findByRole('button', { name: /Step 4/ }));
    expect(route().query.get('move')).toBe('4');
    await waitFor(() => {
      expect(list.querySelector('[aria-current]')?.getAttribute('data-move')).toBe('4');
    });
  });
});
