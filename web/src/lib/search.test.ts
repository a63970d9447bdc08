import { describe, expect, it } from 'vitest';
import fixture from '../fixtures/cards.json';
import { allCards, effectLines, goodsOf, kindOf, setOf } from './cards';
import { pieces } from './effects';
import { hasIcon, ICONS, iconHref } from './icons';
import authors from './icons/authors.json';
import { NO_FILTERS, plain, searchCards } from './search';
import { type CardData, isLocation } from './types';

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
    expect(allCards({ cards: [first], connections: [second], factions: [first] })).toHaveLength(2);
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

  it('reads every effect without leaving a number or a word unread', () => {
    for (const card of cards.filter(isLocation)) {
      for (const text of [card.effect, card.bonus]) {
        for (const piece of pieces(text ?? '')) {
          if (piece.kind === 'word') expect(piece.word, card.id).toMatch(/^[a-z_]+$/);
        }
      }
    }
  });

  it('has an icon for every card', () => {
    for (const card of cards) expect(hasIcon(card.icon), card.id).toBe(true);
    expect(iconHref('no-such-icon')).toMatch(/#uncertainty$/);
  });

  it('lists the goods of a card', () => {
    const suburbs = cards.find((card) => card.id === 'abandoned_suburbs')!;
    expect([...goodsOf(suburbs)].sort()).toEqual(['brick', 'vp']);
  });
});

describe('effects', () => {
  it('count goods before and after an arrow', () => {
    expect(pieces('worker 2 iron -> 3 vp')).toEqual([
      { kind: 'good', good: 'worker' },
      { kind: 'good', good: 'iron', n: 2 },
      { kind: 'arrow' },
      { kind: 'good', good: 'vp', n: 3 },
    ]);
  });

  it('tell types from goods', () => {
    expect(pieces('gun per gun max 3')).toEqual([
      { kind: 'good', good: 'gun' },
      { kind: 'word', word: 'per' },
      { kind: 'type', type: 'gun' },
      { kind: 'word', word: 'max' },
      { kind: 'number', n: 3 },
    ]);
  });

  it('keep a number that no good follows', () => {
    expect(pieces('3 of worker, 2 of brick').map((piece) => piece.kind)).toEqual([
      'number',
      'word',
      'good',
      'comma',
      'number',
      'word',
      'good',
    ]);
  });
});

it('every icon in the sprite has an author to be credited', () => {
  const credited = new Set(Object.keys(authors));
  expect(ICONS.filter((icon) => !credited.has(icon))).toEqual([]);
});
