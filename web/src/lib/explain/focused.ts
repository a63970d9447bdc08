/* By a key: what the signs mean of what has the focus. */
import { explaining } from './explaining.svelte';
import { focusedPart, within } from './find';

/** Explain what has the focus at a table; tells whether anything has it. */
export function explainFocused(table: Element): boolean {
  const part = focusedPart(document.activeElement, table);
  if (part) explaining.show(within(part), part, true);
  return part !== null;
}
