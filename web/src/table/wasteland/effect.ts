/* When effects work, and what they give. */
import type { CardData, Token } from '../../lib/types';
import { isConnection, isLocation } from '../../lib/types';
import { ww } from './words';

/** Leave out the arrow before what costs nothing. */
export const given = (row: Token[]): Token[] => (row[0]?.kind === 'arrow' ? row.slice(1) : row);

/** What stands before the tokens: the sign of the moment they come. */
export const SIGNS: Record<string, string> = {
  stores: 'wooden-crate',
  on_deal: 'shaking-hands',
  on_raze: 'bulldozer',
  on_deal_or_raze: 'bulldozer',
  on_hire: 'rally-the-troops',
  when_produced: 'factory',
};

/** Say in two or three words when a card of the Master Set works. */
export function whenOf(card: CardData): string {
  if (isConnection(card)) return ww('when.connection');
  if (!isLocation(card)) return '';
  const { trigger, uses, kind, bonus } = card;
  if (trigger === 'action') return ww(uses === 2 ? 'when.twice' : 'when.once');
  if (trigger === 'produces') return ww(kind === 'open_production' ? 'when.open' : 'when.round');
  if (trigger === null) return ww(bonus?.startsWith('place') ? 'when.placed' : 'when.built');
  const key = `when.${trigger}`;
  return key in KNOWN ? ww(KNOWN[key] as 'when.stores') : '';
}
const KNOWN: Record<string, string> = Object.fromEntries(
  [...Object.keys(SIGNS), 'passive'].map((trigger) => [`when.${trigger}`, `when.${trigger}`]),
);
