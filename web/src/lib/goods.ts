// Goods as cards and places list them: gathered by kind, and told in words.
import { word } from './i18n.svelte';
import type { Goods } from './types';

/** Gather goods listed one by one: `["gun", "gun", "worker"]` to `{gun: 2, worker: 1}`. */
export function gathered(goods: readonly string[] | undefined): Goods {
  const all: Goods = {};
  for (const good of goods ?? []) all[good] = (all[good] ?? 0) + 1;
  return all;
}

/** Tell goods listed one by one in words: "2 Gun, 1 Worker". */
export const goodsInWords = (goods: readonly string[] | undefined): string =>
  Object.entries(gathered(goods))
    .map(([good, n]) => `${n} ${word('good', good)}`)
    .join(', ');
