/* What effects give, and the signs of when they do. */
import type { Token } from '../../lib/types';

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
