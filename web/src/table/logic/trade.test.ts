import { expect, describe as group, it } from 'vitest';
import type { Choice } from '../../lib/types';
import { describe, sentenceOf } from './describing';
import { hasGain, hasLoss, taken, trade } from './trade';

const choice = (zone: string, changes: Record<string, number>): Choice => ({
  move: 'build pub',
  text: 'Build Pub',
  target: { zone },
  preview: { changes },
});

group('price and gain', () => {
  it('are told apart, without the card that is played itself', () => {
    const built = choice('hand', { brick: -2, card: -1, vp: 1 });
    expect(trade(built)).toEqual({ price: { brick: 2 }, gain: { vp: 1 } });
    expect(taken(built)).toEqual({ brick: 2 });
    expect(trade(choice('hand', { card: -2 })).price).toEqual({ card: 1 });
    expect(trade(choice('display', { card: -1 })).price).toEqual({ card: 1 });
  });
  it('know what nobody wants more of', () => {
    const war = choice('tableau', { unrest: -10, damaged: 2 });
    expect(trade(war)).toEqual({ price: { damaged: 2 }, gain: { unrest: -10 } });
    expect(taken(war)).toEqual({});
    expect(hasLoss(war)).toBe(true);
    expect(hasGain(war)).toBe(true);
    expect(hasLoss(choice('hand', { unrest: -1 }))).toBe(false);
  });
});

group('a description', () => {
  it('says the ways with price and gain, why not, and the card', () => {
    const built = choice('hand', { brick: -2, vp: 1 });
    expect(sentenceOf(built)).toBe('Build Pub (−2 Brick → +1 Victory points)');
    const refused = { ...built, refusal: { code: 'x', clause: '', text: 'One brick short.' } };
    const thing = { key: 'hand:pub', zone: 'hand', open: [built], refused: [refused] };
    expect(describe(thing, 'Once a round:\nbeer.')).toBe(
      'Build Pub (−2 Brick → +1 Victory points). Build Pub: ✕ One brick short.. Once a round: beer.',
    );
    expect(describe(undefined, '')).toBe('');
  });
});
