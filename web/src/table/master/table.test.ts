import { expect, it } from 'vitest';
import cards from '../../fixtures/cards.json';
import { cardMap } from '../../test/board';
import { isEarly } from './first';
import { lanes } from './lanes';
import { steps } from './solo';
import type { MasterView } from './view';

function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

it('invites at the first two tables and not from the third on', () => {
  // given
  const browser = storage();
  // when, then
  expect(isEarly('a', browser)).toBe(true);
  expect(isEarly('b', browser)).toBe(true);
  expect(isEarly('c', browser)).toBe(false);
  expect(isEarly('a', browser)).toBe(true);
});

it('leaves a ruin in the row where the location stood', () => {
  // given
  const state = [{ card: 'bioweaponry', ruin: true }, { card: 'church' }];
  // when
  const rows = lanes(state, cardMap(cards));
  // then
  expect(rows.map((row) => row.places.map((one) => one.place.card))).toEqual([
    [],
    ['church'],
    ['bioweaponry'],
  ]);
});

it('lists the turns of the virtual rival: connections first, then three attacks, then it passes', () => {
  // given
  const view = {
    seats: 1,
    attacks: 0,
    rival_due: false,
    open_connections: ['thugs'],
    players: [{ passed: false }, { passed: false }],
  } as unknown as MasterView;
  // when
  const before = steps(view);
  const later = steps({ ...view, open_connections: [], attacks: 2 });
  // then
  expect(before.map((step) => step.kind)).toEqual([
    'connection',
    'attack',
    'attack',
    'attack',
    'pass',
  ]);
  expect(before.map((step) => step.state)).toEqual(['next', 'later', 'later', 'later', 'later']);
  expect(later.map((step) => step.state)).toEqual(['done', 'done', 'next', 'later']);
});
