import { expect, it } from 'vitest';
import cards from '../../../fixtures/cards.json';
import { cardMap } from '../../../test/board';
import { isEarly } from './first';
import { lanes } from './lanes';
import { deciding, isRisky, steps, threatAt } from './solo';
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
  expect(later.map((step) => step.state)).toEqual(['missed', 'missed', 'next', 'later']);
});

it('says after a hit that the virtual rival is due to pass, and nothing comes after it has passed', () => {
  // given
  const view = {
    seats: 1,
    attacks: 2,
    rival_due: true,
    open_connections: [],
    players: [{ passed: false }, { passed: false }],
  } as unknown as MasterView;
  // when
  const hit = steps(view);
  const passed = steps({
    ...view,
    players: [view.players[0]!, { ...view.players[1]!, passed: true }],
  });
  const choosing = steps({ ...view, rival_due: false }, true);
  // then
  expect(hit.map((step) => step.state)).toEqual(['missed', 'hit', 'left', 'due']);
  expect(passed.map((step) => step.state)).toEqual(['missed', 'hit', 'left', 'done']);
  expect(choosing.map((step) => step.state)).toEqual(['missed', 'now', 'later', 'later']);
});

it('tells the reason of the place that is pressed, or else of the likeliest', () => {
  // given
  const unseen = { saved: false, card: 'school', alike: 1, why: [] };
  const threats = [
    { place: 4, share: 0.3, ...unseen },
    { place: 1, share: 0.2, ...unseen },
  ];
  // when, then
  expect(threatAt(threats, null)?.place).toBe(4);
  expect(threatAt(threats, 1)?.place).toBe(1);
  expect(threatAt(threats, 9)?.place).toBe(4);
  expect(threatAt([], 9)).toBeUndefined();
});

it('stops at the rule that leaves a single place, and lets the player break a tie', () => {
  // given
  const alone = [
    { rule: 'shares_type', left: [0, 1], by: null },
    { rule: 'farthest', left: [1], by: 2 },
    { rule: 'kind', left: [1], by: 'action' },
  ];
  const tied = [
    { rule: 'leaves', left: [0, 1], by: 'brick' },
    { rule: 'choose', left: [0, 1], by: null },
  ];
  // when, then
  expect(deciding(alone).map((step) => step.rule)).toEqual(['shares_type', 'farthest']);
  expect(deciding(tied).map((step) => step.rule)).toEqual(['leaves', 'choose']);
});

it('tags a place from 20 per cent on', () => {
  expect([19, 20].map(isRisky)).toEqual([false, true]);
});
