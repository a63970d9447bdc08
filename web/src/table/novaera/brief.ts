/* The effects of a personality in signs: what a glance needs, the sentence is in the large card. */
import type { NovaCard } from '../../lib/types';
import { signed } from './offers';

interface Effect {
  trigger: string;
  verb?: string;
  kind?: string;
  type?: string;
  amount?: number | { n?: number; max?: number };
}

/** One effect: when it works, the good or colour it is about, and a short text. */
export interface Brief {
  trigger: string;
  good: string;
  text: string;
}

const SIGN: Record<string, string> = {
  repair: 'damaged',
  research: 'card',
  draw: 'card',
  steal: 'any',
  recall: 'card',
  reserve: 'card',
};

function number(amount: Effect['amount']): number | null {
  if (typeof amount === 'number') return amount;
  return amount?.max ?? amount?.n ?? null;
}

/** Put an effect into a sign and a figure; some have none and only show when they work. */
export function briefOf(effect: Effect): Brief {
  const { trigger, verb = '' } = effect;
  const n = number(effect.amount);
  if (verb === 'gain')
    return { trigger, good: effect.kind ?? 'any', text: n === null ? '' : `${n}` };
  if (verb === 'vp') {
    const upTo = typeof effect.amount === 'object' ? '≤' : '';
    return { trigger, good: 'vp', text: `${upTo}${n ?? ''}` };
  }
  if (verb === 'unrest') return { trigger, good: 'unrest', text: n === null ? '' : signed(n) };
  if (verb === 'count_as') return { trigger, good: effect.type ?? 'any', text: '+1' };
  return { trigger, good: SIGN[verb] ?? '', text: SIGN[verb] && n !== null ? `${n}` : '' };
}

/** All effects of a card in short. */
export const briefsOf = (card: NovaCard): Brief[] =>
  (card.effects as Effect[]).map((effect) => briefOf(effect));
