import { describe, expect, it } from 'vitest';
import { ending } from '../../test/made';
import { payers, turningPoint } from './deciding';
import type { Series } from './outcome';

const series = (...vp: number[][]): Series => ({
  rounds: [1, 2, 3, 4],
  moves: [5, 20, 40, 60],
  vp,
  goods: [],
  earned: [],
  counts: [],
  paid: [],
});
const won = (...winners: number[]) => ending([0, 0], { ranks: [1, 2], winners });

describe('the turning point', () => {
  it('is the round after which the winner led for good', () => {
    expect(turningPoint(won(1), series([2, 9, 12, 20], [3, 5, 15, 30]))).toEqual({
      seat: 1,
      round: 3,
      move: 40,
      kind: 'round',
    });
  });

  it('is not a round in which the others were level', () => {
    const point = turningPoint(won(0), series([2, 9, 12, 30], [1, 9, 12, 20]));
    expect(point).toMatchObject({ round: 4, kind: 'last' });
  });

  it('may be the beginning, or the tie-break', () => {
    const ahead = series([2, 9, 12, 30], [1, 8, 11, 20], [0, 0, 0, 29]);
    expect(turningPoint(won(0), ahead)).toMatchObject({ round: 1, kind: 'start' });
    const level = series([2, 9, 12, 30], [1, 8, 11, 30]);
    expect(turningPoint(won(0), level)).toMatchObject({ seat: 0, kind: 'tie' });
  });

  it('can be the virtual rival’s', () => {
    const lost = { ...won(), scores: [20], rival_vp: 31 };
    expect(turningPoint(lost, series([5, 9, 12, 20], [1, 10, 15, 31]))).toMatchObject({
      seat: 1,
      round: 2,
    });
    const level = { ...won(), scores: [20], rival_vp: 20 };
    expect(turningPoint(level, series([5, 9, 12, 20], [1, 10, 15, 20]))).toBeNull();
  });

  it('does not exist where a victory is shared', () => {
    expect(turningPoint(won(0, 1), series([1, 2, 3, 4], [1, 2, 3, 4]))).toBeNull();
  });
});

describe('what paid', () => {
  it('tells the best cards from what is no card', () => {
    const paid = ['locations', 'church', 'archive', 'development', 'school'].map((source, i) => ({
      source,
      vp: 9 - i,
    }));
    const isCard = (source: string) => ['church', 'archive', 'school'].includes(source);
    const { cards, others } = payers(paid, isCard, (source) => source, 2);
    expect(cards.map((one) => one.source)).toEqual(['church', 'archive']);
    expect(others).toEqual([
      { source: 'locations', vp: 9 },
      { source: 'development', vp: 6 },
    ]);
  });

  it('adds up cards of one name', () => {
    const paid = ['archive', 'church', 'church_ne'].map((source, i) => ({ source, vp: 5 - i }));
    const nameOf = (source: string) => source.replace('_ne', '');
    expect(payers(paid, () => true, nameOf).cards).toEqual([
      { source: 'church', vp: 7 },
      { source: 'archive', vp: 5 },
    ]);
  });
});
