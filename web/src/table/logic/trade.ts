/* What a choice takes and brings, told apart. */
import type { Choice, Goods } from '../../lib/types';

/** What nobody wants more of. */
const BAD = new Set(['unrest', 'damaged']);

export const isBad = (good: string): boolean => BAD.has(good);

/** Tell whether a change of a good is a loss for who has it. */
const isLoss = (good: string, n: number): boolean => (isBad(good) ? n > 0 : n < 0);

/** Price and gain of a choice; what nobody wants keeps its sign. */
export interface Trade {
  price: Goods;
  gain: Goods;
}

/** Split the changes of a choice; the card that is played itself is no price. */
export function trade(choice: Choice): Trade {
  const changes: Goods = { ...choice.preview?.changes };
  if (choice.target.zone === 'hand' && (changes.card ?? 0) < 0) {
    changes.card = (changes.card ?? 0) + 1;
  }
  const price: Goods = {};
  const gain: Goods = {};
  for (const [good, n] of Object.entries(changes)) {
    if (!n) continue;
    const side = isLoss(good, n) ? price : gain;
    side[good] = isBad(good) ? n : Math.abs(n);
  }
  return { price, gain };
}

/** List what the supply of a player would lose by a choice. */
export function taken(choice: Choice): Goods {
  const { price } = trade(choice);
  return Object.fromEntries(Object.entries(price).filter(([good]) => !isBad(good)));
}

/** Tell whether any good changes to the worse. */
export const hasLoss = (choice: Choice): boolean =>
  Object.entries(choice.preview?.changes ?? {}).some(([good, n]) => isLoss(good, n));

/** Tell whether any good changes to the better. */
export const hasGain = (choice: Choice): boolean =>
  Object.entries(choice.preview?.changes ?? {}).some(([good, n]) => n !== 0 && !isLoss(good, n));
