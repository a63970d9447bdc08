/* What is said of a thing to those who do not see it: what can be done, at which price, and what it says. */
import { word } from '../../lib/i18n.svelte';
import type { Choice, Goods } from '../../lib/types';
import type { Thing } from './targets';
import { trade } from './trade';

const spelled = (goods: Goods): string =>
  Object.entries(goods)
    .map(([good, n]) => `${n} ${word('good', good)}`)
    .join(', ');

/** Say a choice with its price and gain. */
export function sentenceOf(choice: Choice): string {
  if (choice.refusal) return `${choice.text}: ✕ ${choice.refusal.text}`;
  const { price, gain } = trade(choice);
  const parts = [spelled(price), spelled(gain)];
  const traded = parts.some(Boolean) ? ` (−${parts[0] || '0'} → +${parts[1] || '0'})` : '';
  return `${choice.text}${traded}`;
}

/** Describe a thing: its ways, then the words of its card. */
export function describe(thing: Thing | undefined, text: string): string {
  const ways = thing ? [...thing.open, ...thing.refused].map(sentenceOf) : [];
  return [...ways, text.replaceAll('\n', ' ')].filter(Boolean).join('. ');
}
