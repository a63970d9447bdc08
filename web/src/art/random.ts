// The only chance in a picture is the hash of an id: same id, same picture, on every machine.

/** Hash a text to 32 bits (FNV-1a). */
export function hash(text: string): number {
  let h = 2166136261;
  for (const c of text) h = Math.imul(h ^ (c.codePointAt(0) ?? 0), 16777619);
  return h >>> 0;
}

export type Roll = () => number;

/** Make a die that always falls the same way for one seed (mulberry32): numbers in [0, 1). */
export function dice(seed: number): Roll {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Take one of a list by a die. */
export const pickBy = <T>(roll: Roll, list: readonly T[]): T =>
  list[Math.floor(roll() * list.length)]!;

/** Write a number for a path: one decimal, and nothing that can be left out. */
export function num(x: number): string {
  const text = String(Math.round(x * 10) / 10);
  return text.replace(/^(-?)0\./, '$1.');
}
