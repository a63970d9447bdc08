/* When cards work. */
import type { CardData } from '../../../lib/types';
import { SIGNS } from '../../../table/wasteland/effect';
import { ww } from '../../../table/wasteland/words';
import { isConnection, isLocation } from '../cards/card';

/** Say in two or three words when a card works. */
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
