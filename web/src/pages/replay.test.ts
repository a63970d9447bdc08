import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import cards from '../fixtures/cards.json';
import view from '../fixtures/view.json';
import { forget } from '../lib/data';
import { setPref } from '../lib/prefs.svelte';
import { navigate, route } from '../lib/router.svelte';
import ReviewPage from '../review/ReviewPage.svelte';
import ReplayList from './ReplayList.svelte';

vi.mock('./board', () => ({ boardOf: async () => null }));

const MOVES = 30;
const seats = [
  { index: 0, kind: 'person', name: 'Ada', yours: true },
  { index: 1, kind: 'bot', name: 'Greedy' },
];
const moment = (move: number, reader: string | null) => ({
  move,
  moves: MOVES,
  reader: reader === null ? null : Number(reader),
  text: `Move number ${move}`,
  view,
  question: null,
  log: [
    {
      version: 1,
      n: 0,
      seat: 0,
      code: 'x',
      text: 'Ada builds.',
      cards: [],
      to_you: false,
      action: 1,
    },
  ],
  outcome: move === MOVES ? { scores: [30, 20] } : null,
  rounds: [{ round: 1, move: 4 }],
  table: { id: 'abc', game: 'master', status: 'finished', options: {}, seats },
});

const requests: { path: string; body: unknown }[] = [];

function serve(path: string, init: RequestInit): [number, unknown] {
  const url = new URL(path, 'http://127.0.0.1');
  requests.push({ path: url.pathname, body: init.body ? JSON.parse(String(init.body)) : null });
  if (url.pathname.endsWith('/cards')) return [200, { cards }];
  if (url.pathname.endsWith('/moves')) {
    const text = 'Build: School';
    return [
      200,
      { moves: Array.from({ length: MOVES }, (_, i) => ({ move: i + 1, seat: i % 2, text })) },
    ];
  }
  if (url.pathname.endsWith('/branch')) return [201, { table: { id: 'fork' }, links: [] }];
  if (url.pathname === '/api/replays') {
    const { record } = requests.at(-1)!.body as { record: string };
    return record.startsWith('[')
      ? [201, { id: 'new' }]
      : [400, { code: 'record', text: 'Line 1 is no header.' }];
  }
  if (url.pathname === '/api/tables') return [200, []];
  const move = url.searchParams.get('move');
  return [200, moment(move === null ? MOVES : Number(move), url.searchParams.get('reader'))];
}

beforeEach(() => {
  forget();
  requests.length = 0;
  setPref('lang', 'en');
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const [status, body] = serve(path, init);
    return new Response(JSON.stringify(body), { status });
  });
});
afterEach(() => vi.unstubAllGlobals());

const at = () => route().query.get('move');

describe('a replay', () => {
  it('opens at the moment of its link', async () => {
    navigate('/replay/abc?move=12');
    render(ReviewPage, { id: 'abc' });
    expect(await screen.findByText('Move 12 of 30')).toBeTruthy();
    expect(screen.getAllByText('Move number 12').length).toBeGreaterThan(0);
  });

  it('moves by arrow keys, Home and End, and stays within the game', async () => {
    navigate('/replay/abc?move=12');
    render(ReviewPage, { id: 'abc' });
    await screen.findByText('Move 12 of 30');
    const user = userEvent.setup();
    await user.keyboard('{ArrowRight}');
    expect(at()).toBe('13');
    await screen.findByText('Move 13 of 30');
    await user.keyboard('{ArrowLeft}');
    expect(at()).toBe('12');
    await user.keyboard('{Home}');
    await screen.findByText('Move 0 of 30');
    await user.keyboard('{ArrowLeft}');
    expect(at()).toBe('0');
    await user.keyboard('{End}');
    await screen.findByText('Move 30 of 30');
    await user.keyboard('{ArrowRight}');
    expect(at()).toBe('30');
  });

  it('can be seen through another seat, and the link keeps the move', async () => {
    navigate('/replay/abc?move=5');
    render(ReviewPage, { id: 'abc' });
    await screen.findByText('Move 5 of 30');
    await userEvent.setup().selectOptions(screen.getByLabelText('See as'), 'Greedy');
    expect(route().query.get('reader')).toBe('1');
    expect(at()).toBe('5');
  });

  it('goes on from a moment against bots', async () => {
    navigate('/replay/abc?move=5');
    render(ReviewPage, { id: 'abc' });
    await screen.findByText('Move 5 of 30');
    await userEvent.setup().click(screen.getByRole('button', { name: /What if/ }));
    await waitFor(() => expect(route().params.id).toBe('fork'));
    expect(requests.find((entry) => entry.path.endsWith('/branch'))?.body).toEqual({
      move: 5,
      seats: [0],
    });
  });

  it('takes nonsense in the address for no move at all', async () => {
    navigate('/replay/abc?move=minus-one');
    render(ReviewPage, { id: 'abc' });
    expect(await screen.findByText('Move 30 of 30')).toBeTruthy();
  });
});

describe('an upload', () => {
  it('needs something to upload', async () => {
    render(ReplayList);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Open the replay' }));
    expect(screen.getByText(/Choose a file or paste/)).toBeTruthy();
  });

  it('shows the server’s sentence and keeps what was pasted', async () => {
    render(ReplayList);
    const user = userEvent.setup();
    const field = screen.getByLabelText('Or paste the record here') as HTMLTextAreaElement;
    await user.type(field, 'garbage');
    await user.click(screen.getByRole('button', { name: 'Open the replay' }));
    expect(await screen.findByText('Line 1 is no header.')).toBeTruthy();
    expect(field.value).toBe('garbage');
  });

  it('leads to the replay', async () => {
    render(ReplayList);
    const user = userEvent.setup();
    await user.type(screen.getByLabelText('Or paste the record here'), '[[Game "master"]');
    await user.click(screen.getByRole('button', { name: 'Open the replay' }));
    await waitFor(() => expect(route().params.id).toBe('new'));
  });
});
