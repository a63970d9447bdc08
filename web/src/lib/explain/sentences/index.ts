/* What every sign of a table means, in one sentence each. */
import { GAMES } from '../../../games';
import { fill, lang, spokenOf } from '../../i18n.svelte';
import { read } from '../code';
import { shared } from './shared';
import type { Sentences } from './table';
import { wasteland } from './wasteland';

const SENTENCES: Record<string, readonly [en: string, de: string]> = { ...shared, ...wasteland };

/** Fetch the sentences of every game; with them, all there are. */
export async function loadSentences(): Promise<Sentences> {
  const own = await Promise.all(GAMES.map((game) => game.signs()));
  return Object.assign(SENTENCES, ...own.map((signs) => signs.default));
}

/** Say what a code of `data-explain` means, in the reader's language and as the game calls it; the key, if nobody knows. */
export function sentence(code: string): string {
  const { key, slots } = read(code);
  const pair = SENTENCES[`${spokenOf()}.${key}`] ?? SENTENCES[key];
  return pair ? fill(pair[lang() === 'de' ? 1 : 0], slots) : key;
}
