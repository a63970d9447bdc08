// Full-text search over cards, in both languages at once, and filters.
import { goodsOf, kindOf, setOf } from './cards';
import { type CardData, isClassic, isLocation, isNova, type NovaCard } from './types';

export interface Filters {
  text: string;
  set: string;
  kind: string;
  type: string;
  good: string;
  distance: string;
  era: string;
  colour: string;
}

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

/** The colours of a card; a territory has those it requires. */
const colourOf = (card: NovaCard): string[] =>
  card.requires ? Object.keys(card.requires) : card.colours;

function named(card: CardData, words: string[]): boolean {
  const names = plain(Object.values(card.names).join('\n'));
  return words.every((word) => names.includes(word));
}

/** Cards that fit every filter and hold every word; those with the words in their name first. */
export function searchCards(cards: Iterable<CardData>, filters: Filters): CardData[] {
  const words = plain(filters.text).split(/\s+/).filter(Boolean);
  const found = [...cards].filter((card) => {
    if (filters.set && setOf(card) !== filters.set) return false;
    if (filters.kind && kindOf(card) !== filters.kind) return false;
    if (filters.good && !goodsOf(card).has(filters.good)) return false;
    const place = isLocation(card) || isClassic(card) ? card : null;
    if (filters.type && !place?.types?.includes(filters.type)) return false;
    if (filters.distance && String(place?.distance ?? '') !== filters.distance) return false;
    if (filters.era && !(isNova(card) && String(card.era) === filters.era)) return false;
    if (filters.colour && !(isNova(card) && colourOf(card).includes(filters.colour))) return false;
    const text = haystack(card);
    return words.every((word) => text.includes(word));
  });
  if (words.length === 0) return found;
  const rank = (card: CardData) => (named(card, words) ? 0 : 1);
  return found.sort((a, b) => rank(a) - rank(b));
}
