/* Effects as short as tokens can say them, and when they work. */
import type { CardData } from '../../lib/types';
import { isConnection, isLocation } from '../../lib/types';
import { ww } from './words';

/** Shorten an effect text: every resource is one token, and of what is told by the tokens themselves. */
export const short = (effect: string): string =>
  effect
    .replace(/brick gun iron fuel(?! worker)/g, 'any_resource')
    .replace('brick or gun or iron or fuel', 'any_resource')
    .replace(/\bof /g, '');

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
