/** Read a die: "blue4" is blue and shows 4. */
export function dieOf(text: string): { colour: string; value: number } {
  return { colour: text.replace(/\d+$/, ''), value: Number(/\d+$/.exec(text)?.[0] ?? 0) };
}
