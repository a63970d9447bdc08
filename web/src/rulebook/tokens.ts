// Reads the rows of signs that pictures and player aid are written in: "die:blue4 + 2 blue = *6".

export type Token =
  | { kind: 'good'; good: string; n?: number; signed?: boolean }
  | { kind: 'die'; colour: string; value: number }
  | { kind: 'pip'; colour: string; n: number }
  | { kind: 'icon'; icon: string; n?: string }
  | { kind: 'type'; type: string }
  | { kind: 'figure'; text: string; strong: boolean }
  | { kind: 'sign'; text: string };

const SIGNS: Record<string, string> = { '->': '→', '+': '+', '=': '=', or: '/', '|': '·' };

/** Read a row of signs; a number belongs to the good or icon after it. */
export function tokens(show: string): Token[] {
  const found: Token[] = [];
  let number = '';
  const flush = () => {
    if (number)
      found.push({ kind: 'figure', text: number.replace('*', ''), strong: number.startsWith('*') });
    number = '';
  };
  for (const word of show.split(/\s+/).filter(Boolean)) {
    const die = /^die:([a-z]+?)(\d?)$/.exec(word);
    const pip = /^pip:([a-z]+?)(\d)$/.exec(word);
    if (/^\*?\d+[+-]?$/.test(word)) {
      flush();
      number = word;
    } else if (word.startsWith('icon:')) {
      // A figure after an icon is a value of its own; a signed one before it is its change.
      const n = /[+-]$/.test(number) ? changed(number) : '';
      if (!n) flush();
      number = '';
      found.push({ kind: 'icon', icon: word.slice(5), ...(n && { n }) });
    } else if (die) {
      flush();
      found.push({ kind: 'die', colour: die[1] ?? '', value: Number(die[2] || 0) });
    } else if (pip) {
      flush();
      found.push({ kind: 'pip', colour: pip[1] ?? '', n: Number(pip[2]) });
    } else if (word.startsWith('type:')) {
      flush();
      found.push({ kind: 'type', type: word.slice(5) });
    } else if (word in SIGNS) {
      flush();
      found.push({ kind: 'sign', text: SIGNS[word] ?? '' });
    } else {
      found.push({ kind: 'good', good: word, ...(number && { n: Number.parseInt(number, 10) }) });
      number = '';
    }
  }
  flush();
  return found;
}

/** "2-" is written −2, "3+" is +3. */
const changed = (number: string): string =>
  (number.endsWith('-') ? '−' : '+') + Number.parseInt(number, 10);
