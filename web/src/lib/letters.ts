// How wide a name is before it is drawn: cards shrink their names by it, and break them only below 12 px.

/** Letters of Oswald at weight 500 by their width, in hundredths of the height. */
const WIDTHS: readonly [number, string][] = [
  [19, "'’"],
  [24, ' .,:'],
  [25, 'ijlí'],
  [30, 'If-)('],
  [34, 'tJr'],
  [38, 'z1'],
  [41, 'sv7F'],
  [43, 'xyLZaäETáāc'],
  [45, 'eoöéèó'],
  [48, 'dgknquüúbhp'],
  [50, '5SY234X'],
  [53, '869AVÄ0ßKPCN'],
  [57, 'BDGOQRÖUÜ'],
  [59, 'wH&'],
  [72, 'MWm'],
];
const WIDTH = new Map(WIDTHS.flatMap(([n, letters]) => [...letters].map((one) => [one, n])));
const OTHER = 48;
/** What the cards put between letters. */
const SPACING = 1;

/** Tell how wide a text is in the display face, in heights of its letters. */
export function emsOf(text: string): number {
  let sum = 0;
  for (const letter of text) sum += (WIDTH.get(letter) ?? OTHER) + SPACING;
  return sum / 100;
}
