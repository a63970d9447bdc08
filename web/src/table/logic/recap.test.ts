import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../../lib/types';
import { linked } from './links';
import { hasNews, recap } from './recap';
import { undoneVersions } from './undone';

let n = 0;
const entry = (seat: number, code: string, more: Partial<LogEntry> = {}): LogEntry => ({
  version: ++n,
  n: 0,
  seat,
  code,
  text: code,
  cards: [],
  to_you: false,
  action: 1,
  ...more,
});

describe('since you were away', () => {
  it('puts what was done to you first and groups the rest by player', () => {
    const entries = [
      entry(-1, 'phase_action'),
      entry(2, 'build'),
      entry(1, 'raid', { to_you: true }),
      entry(2, 'pass'),
      entry(-1, 'reshuffle'),
      entry(1, 'deal'),
      entry(0, 'pass'),
    ];
    const news = recap(entries, 0);
    expect(news.toYou.map((one) => one.code)).toEqual(['raid']);
    expect(news.groups.map((group) => [group.seat, group.entries.map((one) => one.code)])).toEqual([
      [2, ['build', 'pass']],
      [1, ['deal']],
      [-1, ['reshuffle']],
    ]);
    expect(hasNews(news)).toBe(true);
  });

  it('has no news where only the reader acted', () => {
    expect(hasNews(recap([entry(0, 'pass')], 0))).toBe(false);
  });
});

describe('card links', () => {
  const name = (id: string) => ({ pub: 'Pub', murderers_pub: 'Murderers’ Pub' })[id] ?? '';
  const plain = (text: string) => ({ text, card: '', lead: '', tail: '' });
  it('cuts a sentence at the longest names', () => {
    expect(linked('Ann builds Murderers’ Pub.', ['pub', 'murderers_pub'], name)).toEqual([
      plain('Ann builds '),
      { text: 'Murderers’ Pub', card: 'murderers_pub', lead: '', tail: '.' },
    ]);
  });
  it('leaves a sentence without cards whole', () => {
    expect(linked('Ann passes.', [], name)).toEqual([plain('Ann passes.')]);
  });
  it('keeps brackets with their card', () => {
    expect(linked('Ann gains 1 card (Pub). Pub', ['pub'], name)).toEqual([
      plain('Ann gains 1 card '),
      { text: 'Pub', card: 'pub', lead: '(', tail: ').' },
      plain(' '),
      { text: 'Pub', card: 'pub', lead: '', tail: '' },
    ]);
  });
});

describe('taking back', () => {
  it('marks the versions that were taken back', () => {
    const undo = { ...entry(0, 'table_undo'), undoes: 7 } as LogEntry;
    expect([...undoneVersions([entry(0, 'build'), undo])]).toEqual([7]);
  });

  it('marks all moves from a version on, and nothing that belongs to the table', () => {
    const at = (version: number, code: string) => ({ ...entry(0, code), version });
    const back = { ...at(9, 'table_goes_back'), back_to: 6 };
    const log = [at(5, 'build'), at(6, 'raze'), at(7, 'table_taken_over'), at(8, 'gain'), back];
    expect([...undoneVersions([...log, at(10, 'deal')])]).toEqual([6, 8]);
  });
});
