/* Sentences with card links: a text is cut where it names one of its cards. */

export interface Part {
  text: string;
  /** Id of the card this part names; empty for plain words. */
  card: string;
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
    if (found.at > 0) parts.push({ text: rest.slice(0, found.at), card: '' });
    parts.push({ text: found.name, card: found.id });
    rest = rest.slice(found.at + found.name.length);
  }
  if (rest) parts.push({ text: rest, card: '' });
  return parts;
}

/** Keep brackets and full stops on the line of the link beside them (a button may break away). */
export function glued(text: string): string {
  return text.replace(/\($/, '(\u2060').replace(/^[).,:]/, '\u2060$&');
}

function first(text: string, names: { id: string; name: string }[]) {
  let best: { at: number; id: string; name: string } | null = null;
  for (const { id, name } of names) {
    const at = text.indexOf(name);
    if (at >= 0 && (!best || at < best.at)) best = { at, id, name };
  }
  return best;
}
