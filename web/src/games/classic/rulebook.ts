// What the pictures of the short rules are drawn with.
import type { CardData } from '../../lib/types';
import type { TableParts } from '../../rulebook/tableParts';
import { isClassic, printedDefence } from './cards';

/** Tell whether a card is of the edition with agreements and debris. */
const isNewer = (card: CardData): boolean => isClassic(card) && printedDefence(card) !== null;

export default async (): Promise<TableParts> => {
  const { HeldCard } = await import('./board/family');
  return { Card: HeldCard, more: (card) => ({ agreement: isNewer(card) }), isDebris: isNewer };
};
