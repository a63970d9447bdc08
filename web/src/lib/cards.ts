// What cards have in common for drawing and searching.
import type { CardData, CardsAnswer, ClassicCard, Lang, OptionValue } from './types';
import { isClassic, isConnection, isFaction, isLocation, isNova } from './types';

export type CardKind =
  | 'production'
  | 'open_production'
  | 'feature'
  | 'action'
  | 'connection'
  | 'faction'
  | 'technology'
  | 'territory'
  | 'personality'
  | 'closed_production'
  | 'leader'
  | 'contact'
  | 'instant';

export function kindOf(card: CardData): CardKind {
  if (isClassic(card)) return card.kind.replace(' ', '_') as CardKind;
  if (isLocation(card) || isNova(card)) return card.kind;
  return isConnection(card) ? 'connection' : 'faction';
}

const TINTS: Partial<Record<CardKind, string>> = {
  production: 'production',
  closed_production: 'production',
  open_production: 'open-production',
  feature: 'feature',
  action: 'action',
  connection: 'connection',
  contact: 'connection',
  instant: 'connection',
};

/** The colour of a kind, for the ground of a picture. */
export const tintOf = (kind: CardKind): string => `var(--kind-${TINTS[kind] ?? 'faction'})`;

/** The set or deck, with connections and factions as sets of their own. */
export function setOf(card: CardData): string {
  if (isClassic(card)) return card.set ?? 'locations';
  if (isNova(card)) return card.deck;
  if (isLocation(card)) return card.set ?? 'base';
  return isConnection(card) ? 'connections' : 'factions';
}

/** The address of a card in the browser of cards, with what it depends on: its game, its edition. */
export function cardHref(
  card: CardData,
  game = isNova(card) ? 'novaera' : 'master',
  edition: OptionValue = '',
): string {
  const more = edition && `&edition=${edition}`;
  return `/cards/${card.id}${game === 'master' ? '' : `?game=${game}${more}`}`;
}

/** All cards of an answer in one list. */
export function allCards(answer: CardsAnswer): CardData[] {
  const every = [...answer.cards, ...answer.connections, ...answer.factions] as CardData[];
  return [...new Map(every.map((card) => [card.id, card])).values()];
}

/** Lines of the old editions' cards that are drawn already: bands, shield, distances. */
const DRAWN = /^(Spoils|Deal|Agreement|Defence distance|Beute|Abkommen|Verteidigungsentfernung)\b/;

/** The sentences of the effect alone: without the head, and without spoils and deal at the foot. */
export function effectLines(card: CardData, lang: Lang): string[] {
  const lines = card.text[lang].split('\n');
  if (isClassic(card)) {
    if (card.kind === 'faction') return lines;
    return lines.slice(1).filter((line) => !DRAWN.test(line));
  }
  if (isLocation(card)) return lines.slice(1, -2);
  return isFaction(card) ? lines : lines.slice(1);
}

/** Every good a card can give, cost or trade in. */
export function goodsOf(card: CardData): Set<string> {
  const found = new Set<string>();
  const read = (text: string | null | undefined) => {
    for (const token of (text ?? '').split(/[\s,]+/)) if (/^[a-z_]+$/.test(token)) found.add(token);
  };
  if (isClassic(card)) {
    for (const good of namedGoods(card)) found.add(plainGood(good));
  } else if (isLocation(card)) {
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

/** Every good a card of the old editions names. */
function namedGoods(card: ClassicCard): string[] {
  const { produces, per, action, entry, stock } = card.effects ?? {};
  return [
    ...(card.spoils ?? []),
    ...(card.deal ?? []),
    ...(produces ?? []),
    ...(per ? [per.good] : []),
    ...(action ? [...action.cost, ...action.gain.options.flat()] : []),
    ...(entry ?? []),
    ...(stock ?? []),
    ...(card.price ?? []),
    ...(card.parts ?? []).flat(),
    ...(card.production ?? []),
  ];
}

/** A token without its range or value: "conquest3" is a conquest token. */
export const plainGood = (good: string): string => good.replace(/\d$/, '');
