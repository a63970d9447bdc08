import { describe, expect, it } from 'vitest';
import type { Choice, Question } from '../../lib/types';
import { payments, swap, unitsOf } from './payment';

const pay = (move: string): Choice => ({ move, text: move, target: { zone: 'supply', seat: 0 } });
const question = (moves: string[], suggested = ''): Question => ({
  seat: 0,
  code: 'payment',
  clause: '',
  prompt: '',
  suggested,
  choices: moves.map(pay),
});

describe('payments', () => {
  it('reads goods, numbers and the cards they lie on', () => {
    expect(unitsOf('pay brick brick ammo@camp#2')).toEqual([
      { good: 'brick', on: '', n: 2 },
      { good: 'ammo', on: 'camp#2', n: 1 },
    ]);
  });

  it('reads numbers before goods', () => {
    expect(unitsOf('pay 2 blue yellow')).toEqual([
      { good: 'blue', on: '', n: 2 },
      { good: 'yellow', on: '', n: 1 },
    ]);
    const all = ['pay 3 blue', 'pay 2 blue yellow', 'pay blue 2 yellow'].map(pay);
    expect(swap(all, 'pay 3 blue', 'blue', '')?.move).toBe('pay 2 blue yellow');
  });

  it('puts the suggested one first', () => {
    const all = payments(question(['pay ammo', 'pay brick'], 'pay brick'));
    expect(all.map((one) => one.move)).toEqual(['pay brick', 'pay ammo']);
  });

  it('swaps one unit and keeps the others', () => {
    const all = ['pay brick brick', 'pay ammo ammo', 'pay brick ammo'].map(pay);
    expect(swap(all, 'pay brick brick', 'brick', '')?.move).toBe('pay brick ammo');
  });

  it('knows when a good cannot be replaced', () => {
    const all = ['pay brick iron', 'pay brick ammo'].map(pay);
    expect(swap(all, 'pay brick iron', 'brick', '')).toBeNull();
  });
});
