/* Sentences with card links: a text is cut where it names one of its cards. */

export interface Part {
  text: string;
  /** Id of the card this part names; empty for plain words. */
  card: string;
  /** A bracket before the card and what ends the sentence after it: they stay on its line. */
  lead: string;
  tail: string;
}

/** Cut a sentence at the names of its cards, longest names first, in the order of the text. */
export function linked(text: string, cards: string[], nameOf: (id: string) => string): Part[] {
  const names = [...new Set(cards)]
    .map((id) => ({ id, name: nameOf(id) }))
    .filter(({ name }) => name)
    .sort((a, b) => b.name.length - a.name.length);
  const parts: Part[] = [];
  let rest = text;
  while (rest) {
    const found = first(rest, names);
    if (!found) break;
    const lead = rest.charAt(found.at - 1) === '(' ? '(' : '';
    const before = rest.slice(0, found.at - lead.length);
    if (before) parts.push(plain(before));
    rest = rest.slice(found.at + found.name.length);
    const tail = /^[).,:]*/.exec(rest)?.[0] ?? '';
    parts.push({ text: found.name, card: found.id, lead, tail });
    rest = rest.slice(tail.length);
  }
  if (rest) parts.push(plain(rest));
  return parts;
}

function plain(text: string): Part {
  return { text, card: '', lead: '', tail: '' };
}

function first(text: string, names: { id: string; name: string }[]) {
  let best: { at: number; id: string; name: string } | null = null;
  for (const { id, name } of names) {
    const at = text.indexOf(name);
    if (at >= 0 && (!best || at < best.at)) best = { at, id, name };
  }
  return best;
}
