import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import game from '../fixtures/game.json';
import { forget } from '../lib/data';
import { setPref } from '../lib/prefs.svelte';
import { navigate, route } from '../lib/router.svelte';
import type { GameInfo, SeatInfo, TableInfo } from '../lib/types';
import { seatInfo, tableInfo } from '../test/made';
import { isMyMove, othersWord, pointsWord, result, roundWord, running } from './glance';
import Home from './Home.svelte';
import { nextLesson, progress, type Shelved } from './lessons';
import { inOrder, seatsWord, worldOf } from './worlds';

const master = { ...game, title: '51st State: Master Set' } as unknown as GameInfo;
const seat = (index: number, more: Partial<SeatInfo> = {}): SeatInfo =>
  seatInfo(index, { kind: 'bot', name: `Bot ${index}`, ...more });
const me = (more: Partial<SeatInfo> = {}) =>
  seat(0, { kind: 'person', name: 'Ann', yours: true, ...more });
const table = (id: string, more: Partial<TableInfo> = {}): TableInfo =>
  tableInfo(id, { seats: [me(), seat(1)], ...more });

describe('games in a list', () => {
  beforeEach(() => setPref('lang', 'en'));

  it('stand with own moves first, then the latest', () => {
    const asked = [me({ to_act: true }), seat(1)];
    const games = [
      table('late', { updated: 9 }),
      table('over', { status: 'finished', updated: 10 }),
      table('mine', { seats: asked, updated: 2 }),
    ];
    expect(running(games).map(({ id }) => id)).toEqual(['mine', 'late']);
    expect(isMyMove(table('x', { seats: asked, status: 'lobby' }))).toBe(false);
  });

  it('say round, points and with whom', () => {
    const played = table('x', { glance: { round: 3, scores: [17, 14] } });
    expect(roundWord(played)).toBe('round 3');
    expect(roundWord({ ...played, game: 'newera' })).toBe('turn 3');
    expect(roundWord({ ...played, glance: { era: 2, round: 1, scores: [] } })).toBe(
      'era 2, round 1',
    );
    expect(roundWord({ ...played, glance: null })).toBe('');
    expect(pointsWord(played)).toBe('17 : 14');
    expect(pointsWord({ ...played, seats: [seat(0), { ...me(), index: 1 }] })).toBe('14 : 17');
    expect(othersWord(played)).toBe('Bot 1');
  });

  it('say who has won only where points decide it', () => {
    expect(result(table('x', { scores: [20, 18] }))).toBe('won');
    expect(result(table('x', { scores: [18, 20] }))).toBe('lost');
    expect(result(table('x', { scores: [20, 20] }))).toBe('');
    expect(result(table('x'))).toBe('');
  });
});

describe('lessons and puzzles', () => {
  const shelf = ['a', 'b', 'c'].map((id) => ({ id, of: '' }) as Shelved);
  const tried = table('t', { origin: { kind: 'puzzle', puzzle: 'b', solved: false } });

  it('know how far the reader is', () => {
    expect(progress('a', [tried])).toBe('new');
    expect(progress('b', [tried])).toBe('begun');
    expect(progress('b', [{ ...tried, origin: { puzzle: 'b', solved: true } }])).toBe('done');
    expect(nextLesson(shelf, [tried])?.id).toBe('b');
    expect(nextLesson(shelf, [])?.id).toBe('a');
  });
});

describe('the worlds', () => {
  it('have an order, and an unknown game comes last', () => {
    const ids = inOrder([{ id: 'new' }, { id: 'novaera' }, { id: 'master' }]).map(({ id }) => id);
    expect(ids).toEqual(['master', 'novaera', 'new']);
    expect(worldOf('new').id).toBe('new');
  });

  it('say how many may play', () => {
    expect(seatsWord([1, 2, 3, 4])).toEqual({ most: '2–4', solo: true });
    expect(seatsWord([2])).toEqual({ most: '2', solo: false });
  });
});

describe('the first page', () => {
  let mine: TableInfo[] = [];
  let posted: { path: string; body: unknown }[] = [];
  beforeEach(() => {
    forget();
    mine = [];
    posted = [];
    setPref('lang', 'en');
    setPref('name', 'Ann');
    navigate('/');
    vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
      if (init.method === 'POST') posted.push({ path, body: JSON.parse(String(init.body)) });
      const made = { table: table('fresh', { status: 'lobby' }), links: [] };
      let body: unknown = [];
      if (init.method === 'POST') body = path.includes('/start') ? made.table : made;
      else if (path.includes('scope=mine')) body = mine;
      else if (path.includes('/puzzles/daily'))
        body = {
          day: 1,
          ends: 2,
          solved: 0,
          tried: 0,
          puzzle: { id: 'p', game: 'master', title: 'Daily', goal: 'Win.' },
        };
      else if (path.includes('/puzzles'))
        body = [{ id: 'tutorial_one', kind: 'tutorial', title: 'One', goal: '', seats: 2 }];
      else if (path.startsWith('/api/games?')) body = [master];
      else if (path.includes('/cards'))
        body = { cards: [], connections: [], factions: [], names: {} };
      return new Response(JSON.stringify(body), { status: 200 });
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('opens the first lesson by its one button', async () => {
    render(Home);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Play your first round' }));
    await waitFor(() => expect(route().params.id).toBe('fresh'));
    expect(posted.map(({ path }) => path)).toEqual(['/api/puzzles/tutorial_one?lang=en']);
  });

  it('starts a game against a bot by one press', async () => {
    render(Home);
    const bot = await screen.findByRole('button', { name: /^Against a bot: 51st State/ });
    await userEvent.setup().click(bot);
    await waitFor(() => expect(route().params.id).toBe('fresh'));
    expect(posted[0]?.body).toMatchObject({ game: 'master', visibility: 'private' });
    expect(posted[1]?.path).toBe('/api/tables/fresh/start?lang=en');
  });

  it('shows who comes back the games that wait, at most three of them', async () => {
    mine = ['a', 'b', 'c', 'd'].map((id) =>
      table(id, {
        seats: [me({ to_act: id === 'd' }), seat(1)],
        glance: { round: 2, scores: [4, 5] },
      }),
    );
    render(Home);
    expect(await screen.findByRole('heading', { name: 'Welcome back, Ann' })).toBeTruthy();
    expect(screen.getByText('1 game waits for your move')).toBeTruthy();
    const links = () =>
      screen.getAllByRole('link').filter((link) => link.getAttribute('href')?.startsWith('/t/'));
    expect(links()).toHaveLength(3);
    expect(links()[0]?.textContent).toContain('Your move');
    expect(links()[0]?.textContent).toContain('round 2 · 4 : 5');
    await userEvent.setup().click(screen.getByRole('button', { name: 'All 4 games' }));
    expect(links()).toHaveLength(4);
  });
});
