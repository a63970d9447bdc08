import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import fixture from '../../fixtures/cards.json';
import { setPref } from '../../lib/prefs.svelte';
import type { CardData, LogEntry, RoundSummary, TableInfo } from '../../lib/types';
import { agreementsChanged } from './agreements';
import Moments from './Moments.svelte';
import { agreementMoments, type Moment, momentsOf, roundMoment, standing } from './pick';
import { MomentQueue, type Speed } from './queue.svelte';

const cards = new Map((fixture as unknown as CardData[]).map((card) => [card.id, card]));
const entry = (action: number, code: string, more: Partial<LogEntry> = {}): LogEntry => ({
  version: action,
  n: 0,
  seat: 1,
  code,
  text: `Old Tully: ${code}`,
  cards: [],
  to_you: false,
  action,
  ...more,
});
const built = entry(3, 'build', { cards: ['docks'], changes: { 1: { contact_grey: -2, vp: 1 } } });
const razed = entry(4, 'raid', { cards: ['school'], to_you: true, changes: { 1: { worker: 2 } } });
const summary: RoundSummary = {
  version: 9,
  round: 2,
  era: null,
  first: 1,
  seats: [
    { vp: 5, gained: { school: 2 }, lost: { gun: 1 }, kept: {} },
    { vp: 8, gained: { locations: 4 }, lost: {}, kept: { fuel: 2 } },
  ],
  words: { school: 'School', locations: 'locations' },
};
const table = {
  game: 'master',
  seats: [
    { index: 0, kind: 'person', name: 'Ann', yours: true },
    { index: 1, kind: 'bot', name: 'Old Tully', face: 'old_tully' },
  ],
} as unknown as TableInfo;
const view = { game: 'master', players: [{ vp: 5 }, { vp: 8 }] };

function queueOf(speed: Speed = 'normal', still = false, people = false): MomentQueue {
  return new MomentQueue(() => ({ speed, still, people }));
}
const played = (n: number): Moment[] =>
  Array.from(
    { length: n },
    (_, i) => momentsOf([{ ...built, action: i }], [{ ...built, action: i }], [0])[0]!,
  );

beforeEach(() => {
  setPref('lang', 'en');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => vi.useRealTimers());

describe('moments', () => {
  it('are what rivals play and what of the reader is razed, not his own moves nor passing', () => {
    const own = entry(2, 'build', { seat: 0, cards: ['docks'] });
    const pass = entry(5, 'pass');
    const log = [own, built, razed, pass];
    expect(momentsOf(log, log, [0]).map(({ kind }) => kind)).toEqual(['played', 'razed']);
    expect(momentsOf(log, [pass], [0])).toEqual([]);
  });

  it('show a round once, and the last one not at all', () => {
    expect(roundMoment(null, summary)).toHaveLength(1);
    expect(roundMoment(summary, summary)).toEqual([]);
    expect(roundMoment(null, { ...summary, first: null })).toEqual([]);
  });

  it('tell who leads', () => {
    expect(standing([5, 8, 3], 1)).toEqual({ ahead: true, by: 3 });
    expect(standing([5, 8, 3], 0)).toEqual({ ahead: false, by: 3 });
  });
});

describe('agreements', () => {
  const state = (
    ...places: { uid: number; card: string; agreements?: number[]; debris?: boolean }[]
  ) => ({
    game: 'newera',
    players: [{ state: [] }, { state: places }, { state: [] }],
  });
  const before = state({ uid: 3, card: 'docks' }, { uid: 5, card: 'school', agreements: [0, 2] });
  const after = state(
    { uid: 3, card: 'docks', agreements: [0] },
    { uid: 5, card: 'school', agreements: [2] },
  );

  it('are told to the two concerned, made and broken', () => {
    const made = { made: true, holder: 0, owner: 1, card: 'docks', razed: false };
    const broken = { made: false, holder: 0, owner: 1, card: 'school', razed: false };
    expect(agreementsChanged(before, after, 0)).toEqual([made, broken]);
    expect(agreementsChanged(before, after, 1)).toEqual([made, broken]);
    expect(agreementsChanged(before, after, 2)).toEqual([]);
    expect(agreementsChanged(before, after, null)).toEqual([]);
  });

  it('end with the place, which is told to its holder; its owner sees the razing', () => {
    const razed = state({ uid: 3, card: 'docks' }, { uid: 5, card: 'school', debris: true });
    expect(agreementsChanged(before, razed, 0)).toEqual([
      { made: false, holder: 0, owner: 1, card: 'school', razed: true },
    ]);
    expect(agreementsChanged(before, razed, 1)).toEqual([]);
  });

  it('are no moment when a move is taken back, and others only read of them', () => {
    const back = entry(5, 'table_undo', { undoes: 4 });
    expect(agreementMoments(before, after, [back], 0)).toEqual([]);
    const agree = entry(6, 'agree', { cards: ['docks'] });
    expect(agreementMoments(before, after, [agree], 0)).toHaveLength(2);
    expect(momentsOf([agree], [agree], [2])).toEqual([]);
  });

  it('name whose place it is and what it gives', () => {
    const queue = queueOf();
    const docks = { ...cards.get('docks')!, deal: ['gun', 'gun'] } as CardData;
    queue.push(agreementMoments(before, after, [], 0).slice(0, 1));
    const { container } = render(Moments, {
      queue,
      cards: new Map([['docks', docks]]),
      view,
      table,
      reader: 0,
    });
    expect(container.textContent).toContain('of Old Tully from now on');
    expect(container.textContent).toContain('+2 Gun');
  });
});

describe('the queue', () => {
  it('shows one after the other, each for its time', () => {
    const queue = queueOf();
    queue.push(played(2));
    expect(queue.current?.id).toBe('0');
    vi.advanceTimersByTime(1600);
    expect(queue.current?.id).toBe('1');
    vi.advanceTimersByTime(1600);
    expect(queue.current).toBeNull();
  });

  it('goes twice as fast when it is quick, and again when many wait', () => {
    const queue = queueOf('quick');
    queue.push(played(1));
    vi.advanceTimersByTime(800);
    expect(queue.current).toBeNull();
    queue.push(played(6));
    vi.advanceTimersByTime(400);
    expect(queue.current?.id).toBe('1');
    vi.advanceTimersByTime(400);
    expect(queue.current?.id).toBe('2');
    vi.advanceTimersByTime(400); // only three wait now
    expect(queue.current?.id).toBe('2');
  });

  it('shows nothing where it is off, and with reduced motion only what must be known', () => {
    const off = queueOf('off');
    off.push(momentsOf([razed], [razed], [0]));
    expect(off.current).toBeNull();
    const still = queueOf('normal', true);
    still.push([...played(1), ...momentsOf([razed], [razed], [0])]);
    expect(still.current?.kind).toBe('razed');
  });

  it('waits for the reader after a razing, and while it is held', () => {
    const queue = queueOf();
    queue.push(momentsOf([razed], [razed], [0]));
    vi.advanceTimersByTime(60_000);
    expect(queue.current?.kind).toBe('razed');
    queue.next();
    queue.push(played(1));
    queue.hold();
    vi.advanceTimersByTime(60_000);
    expect(queue.current?.kind).toBe('played');
    queue.hold();
    expect(queue.current).toBeNull();
  });

  it('lets a summary go by itself only where nobody else waits', () => {
    for (const [people, gone] of [
      [false, true],
      [true, false],
    ] as const) {
      const queue = queueOf('normal', false, people);
      queue.push(roundMoment(null, summary));
      vi.advanceTimersByTime(8000);
      expect(queue.current === null).toBe(gone);
    }
  });

  it('takes the longer one of an action that goes on, and forgets the oldest of too many', () => {
    const queue = queueOf();
    queue.push(momentsOf([built], [built], [0]));
    const more = entry(3, 'gain', { n: 1, changes: { 1: { vp: 2 } } });
    queue.push(momentsOf([built, more], [more], [0]));
    expect(queue.current).toMatchObject({ action: { changes: { 1: { vp: 3 } } } });
    queue.push(played(20));
    queue.next();
    expect(queue.current?.id).not.toBe('0');
  });
});

describe('on the table', () => {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime.bind(vi), delay: null });

  it('a razing says who took what, and any key ends it', async () => {
    const queue = queueOf();
    queue.push(momentsOf([razed], [razed], [0]));
    const { container } = render(Moments, { queue, cards, view, table, reader: 0 });
    expect(container.textContent).toContain('razes your School');
    expect(container.textContent).toContain('+2 Worker');
    await user.keyboard('x');
    await tick();
    expect(queue.current).toBeNull();
  });

  it('a summary names points, sources, losses and who starts', async () => {
    const queue = queueOf();
    queue.push(roundMoment(null, summary));
    const { container } = render(Moments, { queue, cards, view, table, reader: 0 });
    const said = container.textContent ?? '';
    for (const part of [
      'Round 2 is over',
      'Old Tully',
      '+4',
      'School',
      '1 Gun',
      'Old Tully starts',
    ]) {
      expect(said).toContain(part);
    }
    await user.click(screen.getByRole('button', { name: 'On to round 3' }));
    expect(queue.current).toBeNull();
  });

  it('what a rival played is ended by a press anywhere but on its button', async () => {
    const queue = queueOf();
    queue.push(momentsOf([built], [built], [0]));
    const { container } = render(Moments, { queue, cards, view, table, reader: 0 });
    expect(container.textContent).toContain('Old Tully: build');
    expect(container.textContent).toContain('now leads by 3');
    await user.click(screen.getByRole('button', { name: 'Hold' }));
    expect(queue.held).toBe(true);
    await user.click(document.body);
    expect(queue.current).toBeNull();
  });
});
