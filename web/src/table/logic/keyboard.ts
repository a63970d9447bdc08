/* The keyboard model: zones in a ring, things within a zone in a row, digits for options. */

export interface Zone {
  id: string;
  keys: string[];
}

export interface Place {
  zone: number;
  item: number;
}

export type Act =
  | { do: 'focus'; place: Place }
  | { do: 'option'; index: number }
  | { do: LetterAct | 'back' };

/** Move within and between zones; empty zones are left out. */
export function step(zones: Zone[], at: Place, key: string): Place {
  const zone = zones[at.zone];
  if (!zone) return { zone: 0, item: 0 };
  const last = zone.keys.length - 1;
  switch (key) {
    case 'ArrowRight':
      return { zone: at.zone, item: at.item >= last ? 0 : at.item + 1 };
    case 'ArrowLeft':
      return { zone: at.zone, item: at.item <= 0 ? last : at.item - 1 };
    case 'Home':
      return { zone: at.zone, item: 0 };
    case 'End':
      return { zone: at.zone, item: last };
    case 'ArrowDown':
      return { zone: (at.zone + 1) % zones.length, item: 0 };
    case 'ArrowUp':
      return { zone: (at.zone + zones.length - 1) % zones.length, item: 0 };
    default:
      return at;
  }
}

/** Find the next lit thing after a place, going round. */
export function nextLit(zones: Zone[], at: Place, lit: Set<string>): Place | null {
  const flat = zones.flatMap((zone, z) => zone.keys.map((key, i) => ({ key, zone: z, item: i })));
  const here = flat.findIndex((entry) => entry.zone === at.zone && entry.item === at.item);
  for (let i = 1; i <= flat.length; i++) {
    const entry = flat[(here + i) % flat.length];
    if (entry && lit.has(entry.key)) return { zone: entry.zone, item: entry.item };
  }
  return null;
}

/** What a letter can stand for. */
export type LetterAct =
  | 'undo'
  | 'help'
  | 'list'
  | 'log'
  | 'chat'
  | 'next'
  | 'hint'
  | 'large'
  | 'aid';
export type Letters = Record<LetterAct, string>;

export const LETTERS: Readonly<Letters> = {
  next: 'n',
  hint: 'h',
  undo: 'u',
  list: 'o',
  large: 'i',
  log: 'l',
  chat: 'c',
  aid: 'a',
  help: '?',
};

/** Read the letters a reader has chosen; what is no sign of its own is as at first. */
export function lettersFrom(stored: unknown): Letters {
  const given = (typeof stored === 'object' && stored !== null ? stored : {}) as Partial<Letters>;
  const letters: Letters = { ...LETTERS };
  for (const act of Object.keys(LETTERS) as LetterAct[]) {
    const letter = given[act];
    if (typeof letter === 'string') letters[act] = letter;
  }
  const acts = Object.keys(letters) as LetterAct[];
  return acts.every((act) => isFree(letters, act, letters[act])) ? letters : { ...LETTERS };
}

/** Tell whether a letter may stand for an act. */
export function isFree(letters: Letters, act: LetterAct, letter: string): boolean {
  const others = (Object.keys(letters) as LetterAct[]).filter((one) => one !== act);
  return /^[^\s\d]$/u.test(letter) && !others.some((one) => letters[one] === letter);
}

/** Say what a key means, besides moving: options by digit, letters for the rest; null letters are off. */
export function meaning(
  key: string,
  options: number,
  letters: Letters | null = LETTERS,
): Act | null {
  if (key === 'Escape') return { do: 'back' };
  if (!letters) return null;
  if (/^[1-9]$/.test(key)) {
    const index = Number(key) - 1;
    return index < options ? { do: 'option', index } : null;
  }
  const found = (Object.keys(letters) as LetterAct[]).find((act) => letters[act] === key);
  return found ? { do: found } : null;
}

/** Tell whether an element takes typing, so that letters belong to it. */
export function isTyping(
  element: { tagName?: string; isContentEditable?: boolean } | null,
): boolean {
  if (!element) return false;
  return /^(INPUT|TEXTAREA|SELECT)$/.test(element.tagName ?? '') || !!element.isContentEditable;
}
