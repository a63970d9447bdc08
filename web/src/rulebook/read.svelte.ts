// The chapters that were read to their end, kept in the browser: "novaera/dice".
import { SvelteSet } from 'svelte/reactivity';

const KEY = 'novastate.read';

function stored(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found : [];
  } catch {
    return []; // written by hand, or not allowed
  }
}
const chapters = new SvelteSet<string>(stored());

/** Tell whether a chapter was read; reactive. */
export const hasRead = (game: string, chapter: string): boolean =>
  chapters.has(`${game}/${chapter}`);

export function noteRead(game: string, chapter: string): void {
  chapters.add(`${game}/${chapter}`);
  try {
    localStorage.setItem(KEY, JSON.stringify([...chapters]));
  } catch {
    // Without a place to keep it, it is known until the page is closed.
  }
}
