import { describe, expect, it } from 'vitest';
import fixture from '../../../fixtures/classic.json';
import { kindOf } from '../../../lib/cards';
import { NO_FILTERS, searchCards } from '../../../lib/search';
import type { CardData, CardMap, View } from '../../../lib/types';
import { isConnection, isFaction, isLocation } from '../../master/cards/card';
import { isNova } from '../../novaera/cards/card';
import { isClassic } from '../cards/card';
import {
  agreementsOf,
  type ClassicView,
  classicView,
  passes,
  pickOrder,
  rows,
  sorted,
  takenOf,
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

describe('a lookout', () => {
  it('is picked from clockwise, the first player first', () => {
    expect(pickOrder({ seats: 4, first: 2 })).toEqual([2, 3, 0, 1]);
  });

  it('tells what was taken in this turn only', () => {
    const log = [
      { code: 'pick', seat: 0, cards: ['old'] },
      { code: 'turn', seat: -1, cards: [] },
      { code: 'pick', seat: 1, cards: ['pub'] },
      { code: 'pick', seat: 1, cards: ['docks'] },
    ];
    expect(takenOf({ phase: 'lookout' }, log)).toEqual({ 1: 'docks' });
    expect(takenOf({ phase: 'actions' }, log)).toEqual({});
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
