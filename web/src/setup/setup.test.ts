import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import game from '../fixtures/game.json';
import fixture from '../fixtures/nova.json';
import { forget } from '../lib/data';
import { setPref } from '../lib/prefs.svelte';
import { navigate, route } from '../lib/router.svelte';
import type { GameInfo } from '../lib/types';
import Setup from './Setup.svelte';
import {
  botLabel,
  changedOptions,
  type Draft,
  gamesFor,
  isFree,
  isFriendly,
  newTable,
  readNumbers,
  readSeed,
  seatCounts,
  usualSeats,
} from './setup';

const master = game as unknown as GameInfo;
const nova = {
  ...master,
  id: 'novaera',
  title: 'Nova Era',
  seats: fixture.seats,
  options: fixture.options,
} as unknown as GameInfo;
const option = (name: string) => nova.options.find((one) => one.name === name)!;
const draft = (mode: Draft['mode'], more: Partial<Draft> = {}): Draft => ({
  game: master,
  mode,
  seats: usualSeats(master, mode, seatCounts(master, mode)[0]!),
  you: ' Ada ',
  player: 'Player',
  visibility: 'open',
  pace: 'live',
  moveSeconds: 0,
  options: {},
  seed: '',
  ...more,
});

describe('a new table', () => {
  it('against a bot is private and has a good bot', () => {
    expect(newTable(draft('bot'))).toEqual({
      game: 'master',
      visibility: 'private',
      options: {},
      pace: 'live',
      seats: [
        { kind: 'person', name: 'Ada' },
        { kind: 'bot', bot: 'greedy' },
      ],
    });
  });

  it('says whether hints are allowed only where that was chosen', () => {
    expect(newTable(draft('bot', { analysis: false })).analysis).toBe(false);
    expect(newTable(draft('online', { analysis: true })).analysis).toBe(true);
    expect(newTable(draft('online', { analysis: null }))).not.toHaveProperty('analysis');
  });

  it('usually allows hints where no stranger can join', () => {
    const seats = usualSeats(master, 'online', 2);
    expect(isFriendly('bot', 'open', seats)).toBe(true);
    expect(isFriendly('hotseat', 'open', seats)).toBe(true);
    expect(isFriendly('online', 'private', seats)).toBe(true);
    expect(isFriendly('online', 'open', seats)).toBe(false);
    expect(isFriendly('online', 'open', usualSeats(master, 'bot', 2))).toBe(true);
  });

  it('names a bot with its rating and how long it thinks', () => {
    setPref('lang', 'en');
    const words = { en: 'Hard', de: 'Schwer' };
    expect(botLabel({ id: 'strong', words, rating: 1649.6, seconds: 1.5 })).toBe(
      'Hard · rating 1650 · 1.5 s a decision',
    );
    setPref('lang', 'de');
    expect(botLabel({ id: 'strong', words, rating: 1649.6, seconds: 1.5 })).toBe(
      'Schwer · Wertung 1650 · 1,5 s je Entscheidung',
    );
    expect(botLabel({ id: 'greedy', words })).not.toContain('·');
    setPref('lang', 'en');
  });

  it('of one is the solo game', () => {
    expect(newTable(draft('solo')).seats).toEqual([{ kind: 'person', name: 'Ada' }]);
  });

  it('on one screen names everybody', () => {
    const table = newTable(draft('hotseat', { you: '' }));
    expect(table.visibility).toBe('hotseat');
    expect(table.seats).toEqual([
      { kind: 'person', name: 'Player' },
      { kind: 'person', name: 'Player 2' },
    ]);
  });

  it('online has free seats, pace and clock', () => {
    const table = newTable(draft('online', { pace: 'days', moveSeconds: 172_800, seed: '7' }));
    expect(table).toMatchObject({
      visibility: 'open',
      pace: 'days',
      move_seconds: 172_800,
    });
    expect(table.seed).toBeUndefined(); // strangers can sit down: the server draws it
    expect(table.seats[1]).toEqual({ kind: 'open' });
  });

  it('sends only options that differ from the default', () => {
    const options = { end_vp: 30, expansion: 'new_era', promos: true };
    expect(changedOptions(master.options, options)).toEqual({ end_vp: 30, promos: true });
  });
});

it.each([
  ['', undefined],
  [' 42 ', 42],
  ['9007199254740991', 9007199254740991],
  ['9007199254740993', null],
  ['-1', null],
  ['1.5', null],
  ['dust', null],
])('the seed %j is read as %s', (text, seed) => {
  expect(readSeed(text)).toBe(seed);
});

describe('the page', () => {
  const posted: { path: string; body: Record<string, unknown> }[] = [];
  beforeEach(() => {
    forget();
    posted.length = 0;
    setPref('lang', 'en');
    setPref('name', '');
    navigate('/new?mode=bot');
    const seats = [{ kind: 'person' }, { kind: 'bot' }];
    vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
      if (init.method === 'POST') posted.push({ path, body: JSON.parse(String(init.body)) });
      const table = { id: 'abc', status: 'lobby', seats };
      const body = path.startsWith('/api/games')
        ? path.includes('/cast')
          ? []
          : [master]
        : path.includes('/start')
          ? { ...table, status: 'playing' }
          : { table, links: [] };
      return new Response(JSON.stringify(body), { status: 200 });
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('starts a game against a bot by one click', async () => {
    render(Setup);
    const start = await screen.findByRole('button', { name: 'Start the game' });
    await waitFor(() => expect(start).toHaveProperty('disabled', false));
    await userEvent.setup().click(start);
    await waitFor(() => expect(route().params.id).toBe('abc'));
    expect(posted.map((entry) => entry.path)).toEqual([
      '/api/tables?lang=en',
      '/api/tables/abc/start?lang=en',
    ]);
  });

  it('says what is wrong with a number before it is sent', async () => {
    render(Setup);
    const user = userEvent.setup();
    await user.click(await screen.findByLabelText('another number'));
    const field = screen.getByRole('textbox', { name: 'Victory points that trigger the end' });
    await user.clear(field);
    await user.type(field, '0');
    await user.click(screen.getByRole('button', { name: 'Start the game' }));
    expect(screen.getAllByText(/a whole number from 1 to 999/).length).toBeGreaterThan(0);
    expect(posted).toEqual([]);
  });
});

describe('options of several numbers', () => {
  it('are read with commas or spaces, as many as asked', () => {
    expect(readNumbers(option('columns'), '4, 5,6')).toEqual([4, 5, 6]);
    expect(readNumbers(option('columns'), '4 5')).toBeNull();
    expect(readNumbers(option('columns'), '4, 5, 99')).toBeNull();
    expect(readNumbers(option('faces'), '1 2 3')).toEqual([1, 2, 3]);
    expect(readNumbers(option('faces'), '')).toBeNull();
    expect(readNumbers(option('faces'), 'one')).toBeNull();
  });

  it('are not shown where there is nothing to choose', () => {
    expect(isFree(option('zone_size'))).toBe(false);
    expect(isFree(option('pick_limit'))).toBe(true);
    expect(isFree(option('friendly'))).toBe(true);
  });
});

describe('the choice of a game', () => {
  it('offers what can be played in a way', () => {
    expect(gamesFor([master, nova], 'solo').map((one) => one.id)).toEqual(['master']);
    expect(gamesFor([master, nova], 'bot').map((one) => one.id)).toEqual(['master', 'novaera']);
  });
});
