import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Choice, Question, TableInfo } from '../../lib/types';
import { seatInfo } from '../../test/made';
import { PLACES } from '../lesson/pointing';
import {
  hasPlayed,
  isFirst,
  isTaught,
  kept,
  markTipSeen,
  noMoreTips,
  settleFirst,
  tipsAgain,
} from './keeping.svelte';
import { selectorsOf } from './places';
import { chooseTip, fits, nameOf, type Tip, tipsOf } from './tips';

const GAMES: [string, boolean][] = [
  ['master', false],
  ['master', true],
  ['state2010', false],
  ['newera', false],
  ['novaera', false],
];
const choice = (move: string, more: Partial<Choice> = {}): Choice => ({
  move,
  text: move,
  target: { zone: 'hand', card: move.split(' ')[1] ?? '' },
  ...more,
});
const ask = (code: string, ...choices: Choice[]): Question => ({
  seat: 0,
  code,
  clause: '',
  prompt: '',
  suggested: '',
  choices,
});
const tip = (id: string, more: Partial<Tip> = {}): Tip => ({
  id,
  at: ['hand'],
  en: '',
  de: '',
  ...more,
});
const table = (id: string, more: Partial<TableInfo> = {}): TableInfo =>
  ({
    id,
    game: 'master',
    status: 'playing',
    seats: [
      { index: 0, kind: 'person', name: 'Ann' },
      { index: 1, kind: 'bot', name: 'Bob' },
    ],
    ...more,
  }) as TableInfo;

describe('the tips of each game', () => {
  it.each(GAMES)('are short sentences in both languages: %s (solo: %s)', async (game, solo) => {
    const tips = await tipsOf(game, solo);
    expect(tips.length).toBeGreaterThanOrEqual(8);
    expect(new Set(tips.map((one) => one.id)).size).toBe(tips.length);
    for (const one of tips) {
      for (const text of [one.en, one.de]) {
        expect(text.split(/\s+/).length, text).toBeLessThanOrEqual(20);
        expect(text, one.id).toMatch(/\.$/);
      }
    }
  });

  it.each(GAMES)('speak of places that pages have: %s (solo: %s)', async (game, solo) => {
    for (const place of (await tipsOf(game, solo)).flatMap((one) => one.at)) {
      const isOwn = place === 'lit' || place === 'rivals' || /^(sign|can):[a-z._0-9]+$/.test(place);
      expect(isOwn || place in PLACES, place).toBe(true);
    }
  });

  it('begin with what glows, and those of the solo game stay there', async () => {
    for (const [game] of GAMES) expect((await tipsOf(game))[0]?.id).toBe('glow');
    expect((await tipsOf('master')).some((one) => one.solo)).toBe(false);
    expect(await tipsOf('unknown')).toEqual([]);
  });
});

describe('choosing a tip', () => {
  const turn = ask(
    'turn',
    choice('build hut'),
    choice('deal hut', { refusal: { code: 'x', clause: '', text: '' } }),
  );

  it('takes the first that is new, fits and is there', () => {
    const tips = [tip('a'), tip('b', { asks: ['payment'] }), tip('c'), tip('d')];
    expect(chooseTip(tips, [], turn, () => true)?.id).toBe('a');
    expect(chooseTip(tips, ['a'], turn, () => true)?.id).toBe('c');
    expect(chooseTip(tips, ['a'], turn, ({ id }) => id === 'd')?.id).toBe('d');
    expect(chooseTip(tips, ['a', 'c', 'd'], turn, () => true)).toBeNull();
  });

  it('does not speak of what is refused', () => {
    expect(fits(tip('a', { can: ['build'] }), turn)).toBe(true);
    expect(fits(tip('a', { can: ['deal'] }), turn)).toBe(false);
  });

  it('keeps what is about an end until little is left', () => {
    expect(fits(tip('a', { most: 1 }), turn)).toBe(true);
    expect(fits(tip('a', { most: 1 }), ask('turn', choice('build hut'), choice('pass')))).toBe(
      false,
    );
  });

  it('tells questions apart by what can be answered', () => {
    expect(nameOf(turn)).not.toBe(nameOf(ask('turn', choice('build hut'))));
  });
});

describe('where things are', () => {
  const turn = ask('turn', choice('build hut'), choice('pass', { target: { zone: 'none' } }));

  it('finds what a verb is done with: a thing, or a button', () => {
    expect(selectorsOf('can:build', turn, 0)[0]).toContain('.thing.lit[data-key="hand:hut"]');
    expect(selectorsOf('can:pass', turn, 0)).toContain('.bar .buttons [data-move="pass"]');
    expect(selectorsOf('can:raze', turn, 0)).toEqual([]);
  });

  it('looks with the reader, whatever the seat', () => {
    expect(selectorsOf('goods', turn, 0)).toContain('[data-zone="goods:0"]');
    expect(selectorsOf('goods', turn, 2)).toContain('[data-zone="goods:2"]');
    expect(selectorsOf('score', turn, 2)).toContain('[data-points="2"]');
  });
});

describe('the first game', () => {
  beforeEach(() => Object.assign(kept, { off: false, again: false, seen: [], first: {} }));

  it('is a game against a bot, or alone', () => {
    const people = [0, 1].map((index) => seatInfo(index));
    expect(isTaught(table('a'))).toBe(true);
    expect(isTaught(table('a', { seats: people }))).toBe(false);
    expect(isTaught(table('a', { seats: people.slice(1) }))).toBe(true);
    expect(isTaught(table('a', { origin: { kind: 'branch' } }))).toBe(false);
    expect(isTaught(table('a', { origin: { kind: 'puzzle' } }))).toBe(false);
  });

  it('is no second one, of whatever kind the first was', async () => {
    const mine = async () => [table('old', { status: 'finished' }), table('a')];
    await settleFirst(table('a'), mine);
    expect(isFirst(table('a'))).toBe(false);
    await settleFirst(table('n', { game: 'novaera' }), mine);
    expect(isFirst(table('n', { game: 'novaera' }))).toBe(true);
    expect(isFirst(table('m', { game: 'novaera' }))).toBe(false);
  });

  it('does not count lessons, puzzles, branches and tables that wait', () => {
    const tables = [
      table('b', { origin: { kind: 'puzzle' } }),
      table('c', { status: 'lobby' }),
      table('d', { game: 'novaera' }),
    ];
    expect(hasPlayed(tables, table('a'))).toBe(false);
    expect(hasPlayed([...tables, table('e')], table('a'))).toBe(true);
  });

  it('of the solo game is another one', async () => {
    const alone = table('s', { seats: [table('s').seats[0]!] });
    const mine = async () => [table('old')];
    await settleFirst(table('a'), mine);
    await settleFirst(alone, mine);
    expect([isFirst(table('a')), isFirst(alone)]).toEqual([false, true]);
  });

  it('is decided once', async () => {
    const mine = vi.fn(async () => [] as TableInfo[]);
    await settleFirst(table('a'), mine);
    await settleFirst(table('b'), mine);
    expect(mine).toHaveBeenCalledTimes(1);
    expect([isFirst(table('a')), isFirst(table('b'))]).toEqual([true, false]);
  });

  it('has tips until they are no longer wanted, and again when they are asked for', async () => {
    await settleFirst(table('a'), async () => [table('old')]);
    markTipSeen('glow');
    noMoreTips();
    expect(JSON.parse(localStorage.getItem('novastate.tips') ?? '')).toMatchObject({
      off: true,
      seen: ['glow'],
    });
    tipsAgain();
    await settleFirst(table('a'), async () => [table('old')]);
    expect(isFirst(table('a'))).toBe(true);
    expect(kept.seen).toEqual([]);
  });
});
