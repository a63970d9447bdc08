// What cards have in common for drawing and searching.
import type { CardData, CardsAnswer, Lang } from './types';
import { isConnection, isFaction, isLocation, isNova } from './types';

export type CardKind =
  | 'production'
  | 'open_production'
  | 'feature'
  | 'action'
  | 'connection'
  | 'faction'
  | 'technology'
  | 'territory'
  | 'personality';

export function kindOf(card: CardData): CardKind {
  if (isLocation(card) || isNova(card)) return card.kind;
  return isConnection(card) ? 'connection' : 'faction';
}

/** The set or deck, with connections and factions as sets of their own. */
export function setOf(card: CardData): string {
  if (isNova(card)) return card.deck;
  if (isLocation(card)) return card.set ?? 'base';
  return isConnection(card) ? 'connections' : 'factions';
}

/** The game a card belongs to, as far as its shape tells. */
export const gameOfCard = (card: CardData): string => (isNova(card) ? 'novaera' : 'master');

/** The address of a card in the browser of cards. */
export const cardHref = (card: CardData): string =>
  `/cards/${card.id}${isNova(card) ? `?game=${gameOfCard(card)}` : ''}`;

/** All cards of an answer in one list. */
export function allCards(answer: CardsAnswer): CardData[] {
  const every = [...answer.cards, ...(answer.connections ?? []), ...(answer.factions ?? [])];
  return [...new Map(every.map((card) => [card.id, card])).values()];
}

/** The sentences of the effect alone: without the head, and without spoils and deal at the foot. */
export function effectLines(card: CardData, lang: Lang): string[] {
  const lines = card.text[lang].split('\n');
  if (isLocation(card)) return lines.slice(1, -2);
  return isFaction(card) ? lines : lines.slice(1);
}

/** Every good a card can give, cost or trade in. */
export function goodsOf(card: CardData): Set<string> {
  const found = new Set<string>();
  const read = (text: string | null | undefined) => {
    for (const token of (text ?? '').split(/[\s,]+/)) if (/^[a-z_]+$/.test(token)) found.add(token);
  };
  if (isLocation(card)) {
    for (const good of Object.keys(card.spoils)) found.add(good);
    found.add(card.deal);
    read(card.effect);
    read(card.bonus);
  } else if (isConnection(card)) {
    read(card.effect);
  } else if (isFaction(card)) {
    for (const good of Object.keys(card.production)) found.add(good);
    for (const text of Object.values(card.actions)) read(text);
  }
  return found;
}
