import { GAMES } from '../games';
import { dictionary, pick } from '../lib/i18n.svelte';
import { de } from './words.de';
import { en, type PageKey } from './words.en';

/** Words of the pages around the table; reactive. */
export const p = dictionary(en, de);

/** A word that may be unknown (`choice.first`), else the code made readable. */
export function pageWord(prefix: string, code: string): string {
  const key = `${prefix}.${code}`;
  return key in en ? p(key as PageKey) : code.replaceAll('_', ' ');
}

/** An answer to an option: as a game calls it, or the page. */
export function choiceWord(choice: string): string {
  const own = GAMES.find(({ answers }) => answers[choice])?.answers[choice];
  return own ? pick(own) : pageWord('choice', choice);
}
