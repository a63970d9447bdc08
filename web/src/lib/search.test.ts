import { describe, expect, it } from 'vitest';
import fixture from '../fixtures/cards.json';
import { effectLines, isLocation } from '../games/master/cards/card';
import { allCards, facetsOf, kindOf, setOf } from './cards';
import { hasIcon, ICONS, iconHref } from './icons';
import authors from './icons/authors.json';
import { NO_FILTERS, plain, searchCards } from './search';
import type { CardData, CardsAnswer } from './types';

const cards = fixture as unknown as CardData[];
const find = (filters: Partial<typeof NO_FILTERS>) =>
  searchCards(cards, { ...NO_FILTERS, ...filters }).map((card) => card.id);

describe('search', () => {
  it('finds everything without filters', () => {
    expect(find({})).toHaveLength(cards.length);
  });

  it('finds a card by its name in either language, whatever the accents', () => {
    expect(find({ text: 'abandoned suburbs' })).toEqual(['abandoned_suburbs']);
    expect(find({ text: 'Verlassene Vororte' })).toEqual(['abandoned_suburbs']);
    expect(find({ text: 'attentater' })).toContain('assassin');
    expect(plain('Große Schächte')).toBe('grosse schachte');
  });

  it('finds words of the text, and those with the word in their name first', () => {
    const found = find({ text: 'brick' });
    const named = cards.filter((card) => plain(card.names.en).includes('brick')).length;
    const first = found.slice(0, named).map((id) => cards.find((card) => card.id === id)!);
    expect(found.length).toBeGreaterThan(named);
    for (const card of first) expect(plain(Object.values(card.names).join(' '))).toContain('brick');
  });

  it('needs every word', () => {
    expect(find({ text: 'school nonsense' })).toEqual([]);
  });

  it('filters by set, kind, type, good and distance together', () => {
    const found = searchCards(cards, {
      ...NO_FILTERS,
      set: 'winter',
      kind: 'feature',
      type: 'ammo',
      good: 'vp',
      distance: '2',
    });
    expect(found.map((card) => card.id)).toContain('armed_merchants');
    for (const card of found) {
      expect(isLocation(card) && card.distance).toBe(2);
      expect(setOf(card)).toBe('winter');
      expect(kindOf(card)).toBe('feature');
    }
  });

  it('knows connections and factions as sets and kinds', () => {
    expect(find({ set: 'factions' })).toHaveLength(4);
    expect(find({ kind: 'connection' })).toEqual(find({ set: 'connections' }));
    expect(find({ kind: 'connection', distance: '1' })).toEqual([]);
  });
});

describe('card data', () => {
  it('merges the lists of an answer without doubles', () => {
    const [first, second] = [cards[0]!, cards[1]!];
    expect(
      allCards({ cards: [first], connections: [second], factions: [first] } as CardsAnswer),
    ).toHaveLength(2);
  });

  it('gives the effect in words without head, spoils and deal', () => {
    for (const card of cards.filter(isLocation)) {
      const all = card.text.en.split('\n');
      expect(all.at(-1), card.id).toMatch(/^Deal:/);
      expect(all.at(-2), card.id).toMatch(/^Spoils:|^No spoils/);
      expect(card.text.de.split('\n')).toHaveLength(all.length);
      for (const line of effectLines(card, 'en')) expect(line).not.toMatch(/^(Deal|Spoils):/);
    }
  });

  it('draws every effect, with every word in both languages', () => {
    for (const card of cards.filter(isLocation)) {
      const { effect, bonus } = card.drawn;
      expect([effect !== undefined, bonus !== undefined], card.id).toEqual([
        card.effect !== null,
        card.bonus !== null,
      ]);
      for (const piece of [...(effect?.whole ?? []), ...(bonus?.whole ?? [])]) {
        if (piece.kind === 'word') expect(piece.text.en && piece.text.de, card.id).toBeTruthy();
      }
    }
  });

  it('has an icon for every card', () => {
    for (const card of cards) expect(hasIcon(card.icon), card.id).toBe(true);
    expect(iconHref('no-such-icon')).toMatch(/#uncertainty$/);
  });

  it('lists the goods of a card', () => {
    const suburbs = cards.find((card) => card.id === 'abandoned_suburbs')!;
    expect([...new Set(facetsOf(suburbs).good)].sort()).toEqual(['brick', 'vp']);
  });
});

it('every icon in the sprite has an author to be credited', () => {
  const credited = new Set(Object.keys(authors));
  expect(ICONS.filter((icon) => !credited.has(icon))).toEqual([]);
});
