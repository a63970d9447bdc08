import { describe, expect, it } from 'vitest';
import type { Question } from '../../lib/types';
import { answersOf, needed, timesPicked, toggled } from './picks';

const question: Question = {
  seat: 0,
  code: 'discard_cards',
  clause: '',
  prompt: '',
  suggested: '',
  need: 2,
  choices: ['pub', 'school'].map((card) => ({
    move: `discard ${card}`,
    text: card,
    target: { zone: 'hand', seat: 0, card },
  })),
};

describe('choosing several', () => {
  it('knows how many are wanted', () => {
    expect(needed(question)).toBe(2);
    expect(needed({ ...question, need: 1 })).toBe(1);
    expect(needed(null)).toBe(1);
  });
  it('chooses and leaves', () => {
    const one = toggled([], 'hand:pub', 1, 2);
    expect(one).toEqual(['hand:pub']);
    expect(toggled(one, 'hand:pub', 1, 2)).toEqual([]);
    expect(toggled(one, 'hand:school', 1, 2)).toEqual(['hand:pub', 'hand:school']);
  });
  it('lets the oldest go when there are enough', () => {
    expect(toggled(['a', 'b'], 'c', 1, 2)).toEqual(['b', 'c']);
  });
  it('takes two of a pile', () => {
    const two = toggled(['a'], 'a', 2, 2);
    expect(two).toEqual(['a', 'a']);
    expect(timesPicked(two, 'a')).toBe(2);
    expect(toggled(two, 'a', 2, 2)).toEqual([]);
  });
  it('names the answers in the order of choosing', () => {
    const moves = answersOf(question, ['hand:school', 'hand:pub']).map((one) => one.move);
    expect(moves).toEqual(['discard school', 'discard pub']);
  });
});
