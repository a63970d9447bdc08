import { dictionary } from '../lib/i18n.svelte';
import { de } from './words.de';
import { en, type PageKey } from './words.en';

/** Words of the pages around the table; reactive. */
export const p = dictionary(en, de);

/** A word that may be unknown (`choice.winter`), else the code made readable. */
export function pageWord(prefix: string, code: string): string {
  const key = `${prefix}.${code}`;
  return key in en ? p(key as PageKey) : code.replaceAll('_', ' ');
}
