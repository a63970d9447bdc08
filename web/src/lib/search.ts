// Full-text search over cards, in both languages at once, and filters.
import type { Facet } from '../games/cards';
import { facetsOf } from './cards';
import type { CardData } from './types';

/** What is looked for: words, and the values of facets; '' is any. */
export type Filters = Record<'text' | Facet, string>;

export const NO_FILTERS: Filters = {
  text: '',
  set: '',
  kind: '',
  type: '',
  good: '',
  distance: '',
  era: '',
  colour: '',
};

/** Small letters, accents off: "Gebaude" finds "Gebäude". */
export const plain = (text: string): string =>
  text.toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '');

const indexed = new WeakMap<CardData, string>();

function haystack(card: CardData): string {
  let text = indexed.get(card);
  if (text === undefined) {
    text = plain(
      [
        card.id.replaceAll('_', ' '),
        ...Object.values(card.names),
        ...Object.values(card.text),
      ].join('\n'),
    );
    indexed.set(card, text);
  }
  return text;
}

function named(card: CardData, words: string[]): boolean {
  const names = plain(Object.values(card.names).join('\n'));
  return words.every((word) => names.includes(word));
}

/** Cards that fit every filter and hold every word; those with the words in their name first. */
export function searchCards(cards: Iterable<CardData>, filters: Filters): CardData[] {
  const words = plain(filters.text).split(/\s+/).filter(Boolean);
  const { text: _, ...asked } = filters;
  const wanted = (Object.entries(asked) as [Facet, string][]).filter(([, value]) => value);
  const found = [...cards].filter((card) => {
    const facets = facetsOf(card);
    if (!wanted.every(([facet, value]) => facets[facet]?.includes(value))) return false;
    const text = haystack(card);
    return words.every((word) => text.includes(word));
  });
  if (words.length === 0) return found;
  const rank = (card: CardData) => (named(card, words) ? 0 : 1);
  return found.sort((a, b) => rank(a) - rank(b));
}
