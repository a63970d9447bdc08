import { describe, expect, it } from 'vitest';
import { master } from '../../games/master/game';
import { ending } from '../../test/made';
import { draw, scale, total } from './charts';
import { deadlineAt, timeLeft } from './clock';
import { earnedLines, seriesOf, standings, vpLines } from './outcome';
import { statistics } from './statistics';

const BOX = { width: 100, height: 100, left: 0, right: 0, top: 0, bottom: 0 };

describe('charts', () => {
  it('chooses round scales', () => {
    expect(scale(4)).toEqual({ top: 4, step: 1 });
    expect(scale(23)).toEqual({ top: 25, step: 5 });
    expect(scale(41)).toEqual({ top: 50, step: 10 });
  });

  it('lays lines out from corner to corner', () => {
    const drawn = draw([{ seat: 0, values: [0, 5, 10] }], BOX, 1);
    expect(drawn.lines[0]?.path).toBe('M0 100L50 50L100 0');
    expect(drawn.rounds.map((mark) => mark.round)).toEqual([1, 2, 3]);
    expect(drawn.ticks[0]).toEqual({ y: 100, value: 0 });
  });

  it('sums goods', () => {
    expect(total({ gun: 2, worker: 3 })).toBe(5);
    expect(total(undefined)).toBe(0);
  });
});

describe('the end of a game', () => {
  const outcome = ending([23, 35], {
    winners: [1],
    breakdown: [
      { play: 16, locations: 7 },
      { play: 26, locations: 9 },
    ],
    series: {
      rounds: [1, 2],
      moves: [1, 9],
      vp: [
        [1, 23],
        [2, 35],
      ],
      goods: [
        [{}, {}],
        [{}, {}],
      ],
      earned: [
        [{ gun: 2 }, {}],
        [{ gun: 1, iron: 3 }, { fuel: 1 }],
      ],
      counts: [{ build: 3 }, { build: 1, raid: 1, raze: 2 }],
    },
  });

  it('ranks everybody', () => {
    expect(standings(outcome).map((one) => one.seat)).toEqual([1, 0]);
  });

  it('counts a virtual rival in', () => {
    const solo = ending([11], {
      ranks: [2],
      reason: 'solo_loss',
      breakdown: [{ play: 7, locations: 4 }],
      rival_vp: 40,
      rival_breakdown: { play: 25, locations: 15 },
    });
    expect(standings(solo).map((one) => [one.rank, one.score])).toEqual([
      [1, 40],
      [2, 11],
    ]);
  });

  it('draws points and goods by round', () => {
    const series = seriesOf(outcome);
    expect(series && vpLines(series)[1]).toEqual({ seat: 1, values: [2, 35] });
    expect(series && earnedLines(series)[1]).toEqual({ seat: 1, values: [4, 1] });
    expect(seriesOf({ ...outcome, series: null })).toBeNull();
  });

  it('counts what was done, and leaves out what nobody did', () => {
    expect(statistics([{ build: 3 }, { build: 1, raid: 1, raze: 2 }], master.counted)).toEqual([
      { name: 'built', counts: [3, 1] },
      { name: 'razed', counts: [0, 3] },
    ]);
  });
});

describe('clocks', () => {
  const units = { d: 'd', h: 'h' };
  it('writes the time left', () => {
    expect(timeLeft(65_000, 0, units)).toBe('1:05');
    expect(timeLeft(3_665_000, 0, units)).toBe('1:01:05');
    expect(timeLeft(100 * 3_600_000, 0, units)).toBe('4 d 4 h');
    expect(timeLeft(0, 9_000, units)).toBe('0:00');
  });
  it('reads deadlines of both kinds', () => {
    expect(deadlineAt(10)).toBe(10_000);
    expect(deadlineAt('1970-01-01T00:00:10Z')).toBe(10_000);
    expect(deadlineAt(null)).toBeNull();
  });
});
