// Long words on narrow cards: where they may be broken, for browsers without a dictionary of their own.

const LONG = 7;
const KEPT = 3;
/** What begins a syllable together. */
const ONSET =
  /^(?:sch|pfl|pfr|str|ch|ph|th|sh|qu|pf|st|sp|[bpkgtdfc][rl]|[bcdfghjklmnpqrstvwxzß])$/;
const VOWEL = /[aeiouyäöüéèáíóúā]/;

/** Put soft hyphens between the syllables of long words; whatever shows them looks the same otherwise. */
export function soft(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => (word.length < LONG ? word : broken(word)));
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
