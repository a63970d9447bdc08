/* What every sign of a table means, in one sentence each. */

import { classic } from '../../../games/classic/signs';
import { master } from '../../../games/master/signs';
import { nova } from '../../../games/novaera/signs';
import { fill, lang, spokenOf } from '../../i18n.svelte';
import { read } from '../code';
import { shared } from './shared';
import type { Sentences } from './table';
import { wasteland } from './wasteland';

export const SENTENCES: Sentences = { ...shared, ...wasteland, ...master, ...classic, ...nova };

/** Say what a code of `data-explain` means, in the reader's language and as the game calls it; the key, if nobody knows. */
export function sentence(code: string): string {
  const { key, slots } = read(code);
  const pair = SENTENCES[`${spokenOf()}.${key}`] ?? SENTENCES[key];
  return pair ? fill(pair[lang() === 'de' ? 1 : 0], slots) : key;
}
