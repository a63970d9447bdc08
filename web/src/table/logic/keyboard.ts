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
  | { do: 'undo' | 'help' | 'list' | 'back' | 'log' | 'chat' | 'next' | 'hint' };

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

const LETTERS: Record<string, Act> = {
  u: { do: 'undo' },
  '?': { do: 'help' },
  o: { do: 'list' },
  l: { do: 'log' },
  c: { do: 'chat' },
  n: { do: 'next' },
  h: { do: 'hint' },
  Escape: { do: 'back' },
};

/** Say what a key means, besides moving: options by digit, letters for the rest. */
export function meaning(key: string, options: number): Act | null {
  if (/^[1-9]$/.test(key)) {
    const index = Number(key) - 1;
    return index < options ? { do: 'option', index } : null;
  }
  return LETTERS[key] ?? null;
}

/** Tell whether an element takes typing, so that letters belong to it. */
export function isTyping(
  element: { tagName?: string; isContentEditable?: boolean } | null,
): boolean {
  if (!element) return false;
  return /^(INPUT|TEXTAREA|SELECT)$/.test(element.tagName ?? '') || !!element.isContentEditable;
}
