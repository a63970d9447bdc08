import { describe, expect, it } from 'vitest';
import { type Box, whole } from '../analysis/logic';
import type { ReviewedAnswer, ReviewedMove } from '../lib/types';
import { nextOf, readCursor, writeCursor } from './cursor';
import { counts, expected, shade, shownOptions } from './figures';
import { bend, leadsTo } from './places';

describe('the cursor', () => {
  it('is the address, there and back', () => {
    const cursor = { move: 17, reader: null, side: 'after' as const, review: true };
    const query = writeCursor(cursor);
    expect(query).toBe('move=17&reader=all&side=after&review=1');
    expect(readCursor(new URLSearchParams(query))).toEqual({ ...cursor, version: null });
  });

  it('takes nonsense for nothing', () => {
    const query = new URLSearchParams('move=-3&reader=x&side=up&version=7');
    expect(readCursor(query)).toEqual({
      move: null,
      version: 7,
      reader: undefined,
      side: null,
      review: false,
    });
  });

  it('goes to the next of some moves, and round', () => {
    expect(nextOf([9, 3], 3)).toBe(9);
    expect(nextOf([9, 3], 9)).toBe(3);
    expect(nextOf([], 1)).toBeNull();
  });
});

describe('figures', () => {
  const answer = (move: string): ReviewedAnswer => ({
    move,
    text: move,
    target: { zone: 'none' },
    chance: 0.5,
    error: 0.02,
    points: null,
  });
  const decided = (made: string, ...options: string[]) =>
    ({ mark: '?', made: answer(made), options: options.map(answer) }) as ReviewedMove;

  it('are whole percents, never nothing', () => {
    expect(whole(0.118)).toBe(12);
    expect(whole(0.001)).toBe(1);
  });

  it('show the best, the next and what was made, three at most', () => {
    const names = (one: ReviewedMove) => shownOptions(one).map((each) => each.move);
    expect(names(decided('d', 'a', 'b', 'c', 'd'))).toEqual(['a', 'b', 'd']);
    expect(names(decided('a', 'a', 'b', 'c'))).toEqual(['a', 'b', 'c']);
    expect(names(decided('b', 'a', 'b'))).toEqual(['a', 'b']);
  });

  it('count the signs', () => {
    expect(counts([decided('a', 'a'), decided('b', 'b')])).toEqual({ '??': 0, '?': 2, '?!': 0 });
  });

  it('say how long it takes in steps of five seconds', () => {
    expect(expected(10, 0)).toBe(5);
    expect(expected(200, 80) % 5).toBe(0);
  });

  it('shade both sides of a line, within the chart', () => {
    const box: Box = { width: 120, height: 60, left: 10, right: 10, top: 5, bottom: 5 };
    expect(shade([[0.5], [1]], [[0.1], [0.1]], 0, 1, box)).toBe('M10 25L110 5L110 10L10 35Z');
    expect(shade([], [], 0, 1, box)).toBe('');
  });
});

describe('an arrow', () => {
  it('leads where the first word of a move says', () => {
    expect(leadsTo('build school', 1)[0]).toContain('state:1');
    expect(leadsTo('deal pub', 0)[0]).toContain('deals:0');
    expect(leadsTo('raze 2.pub', 0)[0]).toContain('goods:0');
  });

  it('begins at the card and ends within the place', () => {
    const card = { left: 100, top: 300, width: 80, height: 120 };
    const row = { left: 0, top: 50, width: 400, height: 60 };
    expect(bend(card, row, 0)).toBe('M140 300C140 202 140 202 140 104');
  });
});
