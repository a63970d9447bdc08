/* What the panel belongs to: the element that was pressed, or the one that stands for it now. */
import { keyOf } from '../logic/targets';
import type { TableUi } from '../ui.svelte';

const isShown = (element: Element): boolean =>
  element.isConnected && element.getClientRects().length > 0;

const quoted = (text: string): string => JSON.stringify(text);

/** Find what the panel opens beside; null if it stands nowhere. */
export function anchorOf(ui: TableUi): Element | null {
  const pressed = ui.pressed;
  if (pressed && isShown(pressed) && !pressed.closest('[data-panel], dialog')) return pressed;
  const choice = ui.pending?.choice;
  const key = ui.selected ?? (choice ? keyOf(choice.target) : '');
  const wanted = [`.thing[data-key=${quoted(key)}]`];
  if (choice) wanted.push(`.bar [data-move=${quoted(choice.move)}]`);
  for (const selector of [...wanted, 'section.bar']) {
    const found = [...document.querySelectorAll(selector)].find(isShown);
    if (found) return found;
  }
  return null;
}
