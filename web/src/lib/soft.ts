// Long words on narrow cards: where they may be broken, for browsers without a dictionary of their own.
import { emsOf } from './letters';

const LONG = 7;
const KEPT = 3;
/** What begins a syllable together. */
const ONSET =
  /^(?:sch|pfl|pfr|str|ch|ph|th|sh|qu|pf|st|sp|wr|kn|[bpkgtdfc][rl]|[bcdfghjklmnpqrstvwxzß])$/;
const VOWEL = /[aeiouyäöüéèáíóúā]/;

/** Put soft hyphens between the syllables of words that are long, and wider than `ems`; all looks the same otherwise. */
export function soft(text: string, ems = 0): string {
  const stays = (word: string) => word.length < LONG || emsOf(word) <= ems;
  return text.replace(/\p{L}+/gu, (word) => (stays(word) ? word : broken(word)));
}

function broken(word: string): string {
  const low = word.toLowerCase();
  const at: number[] = [];
  for (const { index, 0: run } of low.matchAll(/[^aeiouyäöüéèáíóúā]+/g)) {
    const end = index + run.length;
    if (!VOWEL.test(low[index - 1] ?? '') || end >= word.length) continue;
    const onset = [3, 2, 1].find((n) => n <= run.length && ONSET.test(run.slice(-n)));
    const cut = end - (onset ?? 1);
    if (cut >= KEPT && word.length - cut >= KEPT) at.push(cut);
  }
  return [...word].map((letter, i) => (at.includes(i) ? `\u00ad${letter}` : letter)).join('');
}
