/* What a sign is explained by: the key of a sentence and what stands in its slots, in one attribute. */

export type Slots = Record<string, string | number>;

/** Write the value of `data-explain`. */
export function about(key: string, slots?: Slots): string {
  if (!slots) return key;
  const all = Object.entries(slots).map(([name, value]) => [name, String(value)]);
  return `${key}?${new URLSearchParams(all)}`;
}

/** Read it again. */
export function read(code: string): { key: string; slots: Slots } {
  const at = code.indexOf('?');
  if (at < 0) return { key: code, slots: {} };
  return {
    key: code.slice(0, at),
    slots: Object.fromEntries(new URLSearchParams(code.slice(at + 1))),
  };
}
