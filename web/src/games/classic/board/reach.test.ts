import { beforeEach, describe, expect, it } from 'vitest';
import fixture from '../../../fixtures/classic.json';
import type { ClassicCard } from '../../../lib/generated/shapes';
import { setPref } from '../../../lib/prefs.svelte';
import {
  aimOf,
  arrows,
  farthest,
  type Means,
  meansInWords,
  noteOf,
  type Reach,
  reachInWords,
  waysTo,
} from './reach';

const field: Means = { by: 'field', range: 3, goods: { weapons: 1 } };
const token: Means = { by: 'tokens', range: 1, goods: { conquest1: 1 } };
const reach: Reach = {
  conquest: [token, token, field, field],
  negotiation: [],
  incorporation: [token, token],
};
const card = (distance?: number) => ({ distance }) as ClassicCard;
const name = (id: string) => id;

beforeEach(() => setPref('lang', 'en'));

describe('what is reached', () => {
  it('goes as far as the means that are told', () => {
    expect([farthest(reach, 'conquest'), farthest(reach, 'negotiation')]).toEqual([3, 0]);
  });

  it('is told on a card for each of the three ways', () => {
    expect(waysTo(card(2), reach)).toEqual([true, false, false]);
    expect(waysTo(card(0), reach)).toEqual([true, false, true]);
    expect(waysTo(card(), reach)).toBeNull();
    expect(waysTo(card(1), null)).toBeNull();
  });

  it('is said with distance, reach and the cheapest means', () => {
    expect(reachInWords(card(2), 'conquest', reach, name)).toEqual({
      text: 'distance 2: you reach 3 by 1 weapon',
      lacking: '',
    });
  });

  it('says what is missing where it fails', () => {
    expect(reachInWords(card(2), 'incorporation', reach, name)).toEqual({
      text: 'distance 2: you reach 1',
      lacking: '1 short: a token of 2 would do',
    });
    expect(reachInWords(card(0), 'negotiation', reach, name)?.lacking).toContain('a token of 1');
  });

  it('stands at the ways to use a card, and at nothing else', () => {
    const note = (move: string) => noteOf(move, reach, () => card(2), name)?.lacking;
    expect(note('incorporate pub')).toContain('1 short');
    expect(note('conquer pub')).toBe('');
    expect(note('redevelop pub 3')).toBeUndefined();
  });

  it('names tokens that add up', () => {
    const sum: Means = {
      by: 'tokens',
      range: 5,
      goods: { conquest1: 1, conquest3: 1, contact1: 1 },
    };
    expect(meansInWords(sum, name)).toBe('tokens: 3+1+1');
  });

  it('agrees with the questions of a real game', () => {
    for (const moment of [fixture.state2010.choose_action, fixture.newera.choose_action]) {
      const told = moment.view.reach as unknown as Reach;
      const cards = new Map(
        [...fixture.state2010.cards, ...fixture.newera.cards].map((one) => [one.id, one]),
      );
      for (const choice of moment.question.choices) {
        const [verb, id = ''] = choice.move.split(' ');
        const at = ['conquer', 'negotiate', 'incorporate'].indexOf(verb ?? '');
        const found = cards.get(id) as unknown as ClassicCard | undefined;
        if (at < 0 || !found || 'refusal' in choice) continue;
        expect([choice.move, waysTo(found, told)?.[at]]).toEqual([choice.move, true]);
      }
    }
  });
});

it('has arrows for every distance, more where tokens add up', () => {
  const old = { game: 'state2010', options: {} };
  expect(arrows(old, 'conquest')).toBe(3);
  expect(arrows({ ...old, options: { contact_adding: 'tokens' } }, 'conquest')).toBe(6);
  expect(arrows({ game: 'newera', options: {} }, 'negotiation')).toBe(5);
});

it('aims by the line that was pressed', () => {
  expect([
    aimOf('fields:1:2', 1),
    aimOf('fields:1:3', 1),
    aimOf('hand:pub', 1),
    aimOf(null, 1),
  ]).toEqual([2, null, null, null]);
});
