// What a card of Nova Era is.
import type { NovaCard } from '../../../lib/generated/shapes';
import type { CardData } from '../../../lib/types';

export const isNova = (card: CardData): card is NovaCard => 'colours' in card;
