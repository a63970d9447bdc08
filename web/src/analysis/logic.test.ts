import { describe, expect, it } from 'vitest';
import { type Box, joined, moveAt, path, percent, xOf, yOf } from './logic';

const box: Box = { width: 120, height: 60, left: 10, right: 10, top: 5, bottom: 5 };

describe('a share of the win', () => {
  it('is told in whole percent, and never as sure before it is', () => {
    expect(percent(0.618)).toBe('62\u00a0%');
    expect(percent(0)).toBe('0\u00a0%');
    expect(percent(0.001)).toBe('<\u20091\u00a0%');
    expect(percent(0.999)).toBe('>\u200999\u00a0%');
    expect(percent(1)).toBe('100\u00a0%');
  });
});

describe('the chart', () => {
  it('begins with move 0 at the left and ends with the last at the right', () => {
    expect(xOf(0, 50, box)).toBe(10);
    expect(xOf(50, 50, box)).toBe(110);
    expect(yOf(1, box)).toBe(5);
    expect(yOf(0, box)).toBe(55);
  });

  it('finds the move under a point, and stays within the game', () => {
    for (const move of [0, 1, 17, 50]) expect(moveAt(xOf(move, 50, box), 50, box)).toBe(move);
    expect(moveAt(-100, 50, box)).toBe(0);
    expect(moveAt(1000, 50, box)).toBe(50);
  });

  it('draws what is worked out so far', () => {
    expect(path([[0.5], [1]], 0, 2, box)).toBe('M10 30L60 5');
    expect(path([], 0, 2, box)).toBe('');
  });
});

it('what comes is put where it belongs', () => {
  expect(joined([], 0, [[1], [2]])).toEqual([[1], [2]]);
  expect(joined([[1], [2]], 2, [[3]])).toEqual([[1], [2], [3]]);
  expect(joined([[1], [9], [9]], 1, [[2]])).toEqual([[1], [2]]);
});
