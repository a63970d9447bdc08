import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setPref } from '../../lib/prefs.svelte';
import type { LogEntry, TableInfo } from '../../lib/types';
import { actionsOf, filtered, isDeed, isHead, momentOf } from './actions';
import LogPanel from './LogPanel.svelte';
import { personOf } from './people';
import { moodOf, signOf } from './signs';
import { verb } from './words';

const entries = (from: number, to: number): LogEntry[] =>
  Array.from({ length: to - from + 1 }, (_, i) => ({
    version: from + i,
    n: 0,
    seat: 0,
    code: 'x',
    text: `what ${from + i}`,
    cards: [],
    to_you: false,
    action: from + i,
  }));
const told = (container: HTMLElement) =>
  [...container.querySelectorAll('li')].map((line) => line.textContent?.trim() ?? '');

/** Give the list a height, as a browser would. */
function sized(list: HTMLElement, scrollHeight: number): void {
  Object.defineProperty(list, 'clientHeight', { configurable: true, value: 100 });
  Object.defineProperty(list, 'scrollHeight', { configurable: true, value: scrollHeight });
}

beforeEach(() => setPref('lang', 'en'));

describe('the log', () => {
  it('fetches earlier entries by a button that the keyboard reaches', async () => {
    const onearlier = vi.fn();
    const { container, rerender } = render(LogPanel, { log: entries(201, 210), onearlier });
    await userEvent.tab();
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /Earlier/ }));
    await userEvent.keyboard('{Enter}');
    expect(onearlier).toHaveBeenCalledTimes(1);
    expect(document.activeElement).toBe(container.querySelector('ol'));
    await rerender({ log: entries(101, 210), onearlier: undefined });
    expect(told(container)).toHaveLength(110);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('fetches earlier entries when one scrolls up to its head', () => {
    const onearlier = vi.fn();
    const { container } = render(LogPanel, { log: entries(201, 210), onearlier });
    const list = container.querySelector('ol')!;
    sized(list, 500);
    list.scrollTop = 300;
    list.dispatchEvent(new Event('scroll'));
    expect(onearlier).not.toHaveBeenCalled();
    list.scrollTop = 5;
    list.dispatchEvent(new Event('scroll'));
    expect(onearlier).toHaveBeenCalledTimes(1);
  });

  it('shows what is known before it fetches more', async () => {
    const onearlier = vi.fn();
    const { container } = render(LogPanel, { log: entries(1, 500), onearlier });
    expect(told(container)).toHaveLength(151);
    await userEvent.click(screen.getByRole('button', { name: /Earlier/ }));
    expect(told(container)).toHaveLength(301);
    expect(onearlier).not.toHaveBeenCalled();
  });

  it('goes to what is new, and stays where one reads when something is put in front', async () => {
    const { container, rerender } = render(LogPanel, { log: entries(201, 210) });
    const list = container.querySelector('ol')!;
    sized(list, 500);
    await rerender({ log: entries(201, 211) });
    expect(list.scrollTop).toBe(500);
    list.scrollTop = 40;
    await rerender({ log: entries(191, 211) });
    expect(list.scrollTop).toBe(40); // the list has grown by nothing here
  });

  it('has no button where there is nothing earlier, and speaks German', () => {
    render(LogPanel, { log: entries(1, 3) });
    expect(screen.queryByRole('button')).toBeNull();
    setPref('lang', 'de');
    render(LogPanel, { log: entries(1, 3), onearlier: vi.fn() });
    expect(screen.getByRole('button', { name: /Früheres/ })).toBeDefined();
  });
});

const entry = (code: string, more: Partial<LogEntry> = {}): LogEntry => ({
  version: 7,
  n: 0,
  seat: 1,
  code,
  text: code,
  cards: [],
  to_you: false,
  action: 7,
  ...more,
});

describe('actions', () => {
  const log = [
    entry('phase_cards', { action: -6, seat: -1 }),
    entry('pay', { changes: { 1: { contact_red: -2 } } }),
    entry('raid', { cards: ['school'], to_you: true, n: 1 }),
    entry('gain', { n: 2, changes: { 1: { worker: 2, vp: 1 }, 0: { worker: 1 } } }),
    entry('pay', { action: 8, version: 8, seat: 0, changes: { 0: { iron: -1 } } }),
    entry('use', { action: 8, version: 8, seat: 0, n: 1, cards: ['factory'] }),
    entry('gain', { action: 8, version: 9, seat: 0, changes: { 0: { iron: 1 } } }),
  ];

  it('are what one seat did in one go, named by what was done and not by its price', () => {
    const [head, raid, use] = actionsOf(log);
    expect(isHead(head!) && !isDeed(head!)).toBe(true);
    expect([raid!.main.code, raid!.card, raid!.seat, raid!.toYou]).toEqual([
      'raid',
      'school',
      1,
      true,
    ]);
    expect(raid!.changes).toEqual({ 1: { contact_red: -2, worker: 2, vp: 1 }, 0: { worker: 1 } });
    expect([use!.main.code, use!.card]).toEqual(['use', 'factory']);
    expect(use!.changes).toEqual({ 0: {} });
  });

  it('are marked when they were taken back', () => {
    const undone = [...log, entry('table_undo', { version: 10, action: 10, undoes: 8 })];
    expect(actionsOf(undone).map(({ gone }) => gone)).toEqual([false, false, false, false]);
    const both = [...undone, entry('table_undo', { version: 11, action: 11, undoes: 9 })];
    expect(actionsOf(both)[2]!.gone).toBe(true);
  });

  it('can be filtered: what concerns somebody, and points', () => {
    const codes = (filter: Parameters<typeof filtered>[1]) =>
      filtered(actionsOf(log), filter, 0).map(({ main }) => main.code);
    expect(codes('all')).toEqual(['phase_cards', 'raid', 'use']);
    expect(codes('mine')).toEqual(['phase_cards', 'raid', 'use']);
    expect(codes('seat 1')).toEqual(['phase_cards', 'raid']);
    expect(codes('points')).toEqual(['phase_cards', 'raid']);
  });

  it('lead to the replay after their last move, through the eyes of the reader', () => {
    // given
    const [action] = actionsOf(entries(7, 9).map((entry) => ({ ...entry, action: 7 })));
    // when, then
    expect(momentOf('abc', action!, 1)).toBe('/replay/abc?version=9&reader=1');
    expect(momentOf('abc', action!, null)).toBe('/replay/abc?version=9&reader=all');
  });

  it('have a sign and a word in the language of the reader', () => {
    expect(signOf('raid')).toBe('bulldozer');
    expect(moodOf('raid')).toBe('harm');
    expect(verb('build', 'master')).toBe('built');
    setPref('lang', 'de');
    expect(verb('pick', 'novaera')).toBe('Würfel gewählt');
    expect(verb('nothing known', 'master')).toBe('');
  });

  it('are of people with a face, also those of the virtual rival', () => {
    const view = { game: 'master', players: [{ faction: 'new_york' }] };
    const table = { seats: [{ index: 0, name: 'Ann', face: 'Ann' }] } as unknown as TableInfo;
    expect(personOf(0, view, table)).toMatchObject({ name: 'Ann', face: 'Ann', light: 'new_york' });
    expect(personOf(1, view, table).face).toBe('reaver');
  });

  it('are shown by action, and only those one asks for', async () => {
    const table = {
      seats: [
        { index: 0, kind: 'person', name: 'Ann' },
        { index: 1, kind: 'bot', name: 'Old Tully', face: 'old_tully' },
      ],
    } as unknown as TableInfo;
    const plain = log.map((one) => ({ ...one, cards: [] }));
    const { container } = render(LogPanel, { log: plain, table, view: { reader: 0 } });
    expect(container.querySelectorAll('li')).toHaveLength(3);
    await userEvent.selectOptions(screen.getByRole('combobox'), 'Old Tully');
    expect(told(container).join(' ')).toContain('raid');
    expect(told(container).join(' ')).not.toContain('use');
  });
});
