import { describe, expect, it } from 'vitest';
import fixture from '../../fixtures/classic.json';
import { kindOf } from '../../lib/cards';
import { NO_FILTERS, searchCards } from '../../lib/search';
import type { CardData, CardMap, View } from '../../lib/types';
import { isClassic, isConnection, isFaction, isLocation, isNova } from '../../lib/types';
import {
  agreementsOf,
  type ClassicView,
  classicView,
  passes,
  rows,
  type ShootoutView,
  sorted,
  threats,
} from './view';
import { english, german } from './words';

const list = [...fixture.state2010.cards, ...fixture.newera.cards] as unknown as CardData[];
const cards: CardMap = new Map(list.map((card) => [card.id, card]));
const turn = classicView(fixture.newera.choose_action.view as unknown as View);

describe('cards', () => {
  it('are told from those of other families', () => {
    for (const card of list) {
      expect(isClassic(card), card.id).toBe(true);
      const others = [isNova(card), isLocation(card), isConnection(card), isFaction(card)];
      expect(others, card.id).toEqual([false, false, false, false]);
    }
  });

  it('are found by kind, type, distance and good', () => {
    const open = searchCards(list, { ...NO_FILTERS, kind: 'open_production', distance: '1' });
    expect(open.length).toBeGreaterThan(0);
    for (const card of open) expect(kindOf(card)).toBe('open_production');
    const scrap = searchCards(list, { ...NO_FILTERS, good: 'scrap', type: 'scrap' });
    for (const card of scrap) expect(isClassic(card) && card.types).toContain('scrap');
    expect(scrap.length).toBeGreaterThan(0);
  });
});

describe('a state', () => {
  it('lies in rows and loses no place', () => {
    for (const player of turn.players) {
      const all = Object.values(rows(player.state, cards)).flat();
      expect(all.map((one) => one.index).sort((a, b) => a - b)).toEqual(
        player.state.map((_, i) => i),
      );
    }
  });

  it('is told of its agreements on both sides', () => {
    const view = {
      players: [
        { state: [{ uid: 0, card: 'a' }] },
        { state: [{ uid: 1, card: 'b', agreements: [0, 2] }] },
        { state: [] },
      ],
    } as unknown as ClassicView;
    expect(agreementsOf(view, 0)).toEqual([{ seat: 1, index: 0, card: 'b' }]);
    expect(agreementsOf(view, 2)).toHaveLength(1);
    expect(agreementsOf(view, 1)).toEqual([]);
  });
});

describe('a hand', () => {
  const hand = list.filter((card) => isClassic(card) && card.kind !== 'faction').map((c) => c.id);

  it('is sorted by distance, cards without one last', () => {
    const far = sorted(hand, 'distance', cards, 'en').map((id) => {
      const card = cards.get(id)!;
      return isClassic(card) ? (card.distance ?? 99) : 99;
    });
    expect(far).toEqual([...far].sort((a, b) => a - b));
  });

  it('is filtered by kind', () => {
    const other = hand.filter((id) => {
      const card = cards.get(id)!;
      return isClassic(card) && passes(card, 'other', false);
    });
    for (const id of other) expect(cards.get(id)).not.toHaveProperty('distance');
  });
});

describe('an attack', () => {
  const state = ['weak', 'middle', 'strong', 'gone'].map((card, uid) => ({ uid, card }));
  const view = {
    players: [
      { state: [] },
      { state: [...state.slice(0, 3), { uid: 3, card: 'gone', debris: true }] },
    ],
    defences: [[], [3, 4, 6, null]],
  } as unknown as ClassicView;
  const attack = (more: Partial<ShootoutView>): ShootoutView => ({
    step: 'defend',
    attacker: 0,
    defender: 1,
    by_card: false,
    strength: 3,
    attack: 3,
    defence: 0,
    field: 0,
    reserve: 1,
    guard: 1,
    ...more,
  });

  it('tells what is hit, what more would hit and what is safe', () => {
    const told = threats(view, attack({})).map((one) => [one.card, one.danger]);
    expect(told).toEqual([
      ['weak', 'hit'],
      ['middle', 'reach'],
      ['strong', 'safe'],
    ]);
  });

  it('tells what would save a location, and what is missing to hit it', () => {
    const [weak, middle] = threats(view, attack({}));
    expect([weak?.saves, weak?.lacking]).toEqual([1, 0]);
    expect([middle?.saves, middle?.lacking]).toEqual([0, 1]);
  });

  it('hits nothing before it is declared, but the contact card shows its reach', () => {
    const told = threats(view, attack({ step: 'declare', strength: 0, reserve: 2, field: 4 }));
    expect(told.map((one) => one.danger)).toEqual(['reach', 'reach', 'safe']);
  });
});

describe('words', () => {
  it('have the same places for arguments in both languages', () => {
    const holes = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();
    for (const [key, text] of Object.entries(english)) {
      expect([key, holes(german[key as keyof typeof german])]).toEqual([key, holes(text)]);
    }
  });
});
