/* How many cards some dice would buy: one with each die at most, and each by itself. */
import type { CardMap } from '../../../lib/types';
import { known } from '../../../table/logic/cards';
import { type DieView, type NovaView, novaCard } from './view';

/** Count the technologies a seat could pay with one of the dice and its resources, discounts apart. */
export function buying(view: NovaView, seat: number, dice: DieView[], cards: CardMap): number {
  const player = view.players[seat];
  if (!player) return 0;
  const lowest = view.columns.flatMap((column) => column.slice(-1).map((entry) => entry.card));
  return [...lowest, ...known(player.hand)].filter((id) => {
    const card = novaCard(cards, id);
    if (card?.kind !== 'technology') return false;
    return card.colours.some((colour) => {
      const best = Math.max(
        0,
        ...dice.filter((die) => die.colour === colour).map((die) => die.value),
      );
      return best + (player.resources[colour] ?? 0) >= (card.cost ?? 99);
    });
  }).length;
}
