/* What a card makes obsolete, in the words of the one who looks. */
import type { NovaCard } from '../../../lib/generated/shapes';
import type { NovaView } from './view';
import { nw } from './words';

/** Say what a card retires: an own card with its point, a rival's, or whatever it names. */
export function retiring(
  card: NovaCard,
  view: NovaView,
  seat: number,
  cardName: (id: string) => string,
  seatName: (seat: number) => string,
): string {
  for (const old of card.obsoletes) {
    const has = view.players.map((player) => player.tableau.find((one) => one.card === old));
    if (has[seat] && !has[seat]?.damaged) return nw('retire.own', { card: cardName(old) });
    const rival = has.findIndex((placed, at) => placed !== undefined && at !== seat);
    if (rival >= 0) return nw('retire.rival', { card: cardName(old), name: seatName(rival) });
  }
  const first = card.obsoletes[0];
  return first ? nw('retire.any', { card: cardName(first) }) : '';
}
