import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import game from '../fixtures/game.json';
import { forget } from '../lib/data';
import { setPref } from '../lib/prefs.svelte';
import { navigate, route } from '../lib/router.svelte';
import type { GameInfo, TableInfo } from '../lib/types';
import { seatInfo, tableInfo } from '../test/made';
import OpenTables from './OpenTables.svelte';
import { clockWord, fits, soonest } from './tables';

const master = game as unknown as GameInfo;
const usual = Object.fromEntries(master.options.map((one) => [one.name, one.default]));
const table = (id: string, free: number, more: Partial<TableInfo> = {}): TableInfo =>
  tableInfo(id, {
    title: 'Master Set',
    status: 'lobby',
    visibility: 'open',
    options: usual,
    version: 0,
    seats: [
      seatInfo(0, { name: `Host of ${id}` }),
      ...Array.from({ length: free }, (_, i) => seatInfo(i + 1, { kind: 'open' })),
    ],
    host: false,
    ...more,
  });

beforeEach(() => setPref('lang', 'en'));

describe('open tables', () => {
  it('stand with the soonest to start first', () => {
    const tables = [
      table('slow', 1, { pace: 'days' }),
      table('two', 2),
      table('old', 1),
      table('new', 1, { created: 5 }),
    ];
    expect(soonest(tables).map(({ id }) => id)).toEqual(['new', 'old', 'two', 'slow']);
  });

  it('say their clock', () => {
    const say = (move_seconds: number | null) => clockWord({ move_seconds });
    expect([null, 45, 60, 90, 600, 7200, 86_400, 259_200].map(say)).toEqual([
      'no clock',
      '45 s a move',
      '1 min a move',
      '90 s a move',
      '10 min a move',
      '2 hours a move',
      '1 day a move',
      '3 days a move',
    ]);
  });

  it('are chosen by game, clock and rules', () => {
    const all = { game: '', pace: '' as const, usual: false };
    const odd = table('odd', 1, { options: { ...usual, end_vp: 30 } });
    expect(fits(odd, all, [master])).toBe(true);
    expect(fits(odd, { ...all, usual: true }, [master])).toBe(false);
    expect(fits(table('x', 1), { ...all, usual: true }, [master])).toBe(true);
    expect(fits(odd, { ...all, game: 'novaera' }, [master])).toBe(false);
    expect(fits(odd, { ...all, pace: 'days' }, [master])).toBe(false);
  });
});

describe('the page', () => {
  let open: TableInfo[] = [];
  let away = false;
  beforeEach(() => {
    forget();
    away = false;
    open = [];
    navigate('/tables');
    vi.stubGlobal('fetch', async (path: string) => {
      if (away && path.includes('/tables')) throw new TypeError('no network');
      const body = path.startsWith('/api/games') ? [master] : open;
      return new Response(JSON.stringify(body), { status: 200 });
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('shows of each table only what differs, and one filled button', async () => {
    open = [
      table('far', 3),
      table('near', 1, { options: { ...usual, end_vp: 20, promos: true, steal_placed: false } }),
    ];
    render(OpenTables);
    await screen.findByText('ends at 20');
    expect(screen.getByText('promos')).toBeTruthy();
    expect(screen.getByText('1 reading for experts')).toBeTruthy();
    expect(screen.getByText('usual rules')).toBeTruthy();
    const joins = screen.getAllByRole('link', { name: /^Join/ });
    expect(joins.map((link) => link.getAttribute('href'))).toEqual(['/t/near', '/t/far']);
    expect(joins.map((link) => link.classList.contains('primary'))).toEqual([true, false]);
  });

  it('keeps the filters in the address', async () => {
    open = [table('a', 1)];
    render(OpenTables);
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Turn by turn' }));
    expect(route().query.get('pace')).toBe('days');
    expect(await screen.findByText('No table fits.')).toBeTruthy();
  });

  it('is never empty', async () => {
    render(OpenTables);
    expect(await screen.findByText('Nobody waits.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open a table' })).toBeTruthy();
  });

  it('says when the connection is lost, and nothing can be pressed then', async () => {
    open = [table('a', 1)];
    render(OpenTables);
    await screen.findByRole('link', { name: /^Join/ });
    away = true;
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('how it was at'));
    expect(screen.queryByRole('link', { name: /^Join/ })).toBeNull();
  });
});
