import { describe, expect, it } from 'vitest';
import type { LocationCard } from '../../../lib/generated/shapes';
import type { CardMap } from '../../../lib/types';
import { english, german } from '../../../table/words';
import { passes, rows, sorted } from './view';

const location = (id: string, kind: LocationCard['kind'], distance: number): LocationCard => ({
  id,
  names: { en: id, de: id },
  text: { en: '', de: '' },
  icon: 'cog',
  kind,
  distance,
  types: [],
  spoils: {},
  deal: 'gun',
  trigger: null,
  effect: null,
  uses: null,
  bonus: null,
  drawn: {},
  flags: [],
  reprint_of: null,
});
const cards: CardMap = new Map(
  [
    location('school', 'production', 2),
    location('assassin', 'open_production', 1),
    location('church', 'feature', 3),
    location('archive', 'action', 1),
  ].map((card) => [card.id, card]),
);

describe('a state', () => {
  it('lies in three rows, ruins apart, each place with its number', () => {
    const state = ['archive', 'school', 'church', 'assassin'].map((card) => ({ card }));
    const all = rows([...state, { card: 'church', ruin: true }], cards);
    expect(all.production.map((one) => one.index)).toEqual([1, 3]);
    expect(all.feature.map((one) => one.index)).toEqual([2]);
    expect(all.action.map((one) => one.index)).toEqual([0]);
    expect(all.ruin.map((one) => one.index)).toEqual([4]);
  });
});

describe('a hand', () => {
  it('is sorted and filtered', () => {
    const hand = ['church', 'archive', 'school', 'punks'];
    expect(sorted(hand, 'distance', cards, 'en')).toEqual(['archive', 'school', 'church', 'punks']);
    expect(sorted(hand, 'kind', cards, 'en')).toEqual(['school', 'church', 'archive', 'punks']);
    expect(sorted(hand, 'dealt', cards, 'en')).toEqual(hand);
    expect(passes(cards.get('assassin'), 'production', false)).toBe(true);
    expect(passes(cards.get('church'), 'lit', false)).toBe(false);
  });
});

describe('words', () => {
  it('has the same places for arguments in both languages', () => {
    const holes = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();
    for (const [key, text] of Object.entries(english)) {
      expect([key, holes(german[key as keyof typeof german])]).toEqual([key, holes(text)]);
    }
  });
});
