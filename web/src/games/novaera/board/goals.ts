/* The own goals: every card in play that scores, met or not. */
import { lang } from '../../../lib/i18n.svelte';
import type { CardMap } from '../../../lib/types';
import { linesOf } from '../cards/lines';
import { novaCard, type PlayerView } from './view';

export interface Goal {
  card: string;
  text: string;
  n: number;
}

/** List the cards in play with an objective, those that are met first; damaged cards score nothing. */
export function goalsOf(player: PlayerView, cards: CardMap): Goal[] {
  const found = player.tableau.flatMap((placed) => {
    const card = novaCard(cards, placed.card);
    if (!card || placed.damaged) return [];
    const line = linesOf(card, lang()).effects.find((one) => one.trigger === 'scoring');
    if (!line) return [];
    return [
      { card: placed.card, text: line.text, n: player.if_scored_now.objectives[placed.card] ?? 0 },
    ];
  });
  return found.sort((a, b) => b.n - a.n);
}
