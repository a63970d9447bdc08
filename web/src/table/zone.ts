// One zone of things: a single stop for Tab, arrows within, up and down to the next zone.
import { nextLit, type Place, step, type Zone } from './logic/keyboard';

const ITEM = '[data-key]';

function shown(element: HTMLElement): boolean {
  return element.offsetParent !== null || element.getClientRects().length > 0;
}

/** Read the zones of the page with their things, in the order they stand. */
function zonesNow(): { elements: HTMLElement[][]; zones: Zone[] } {
  const elements: HTMLElement[][] = [];
  const zones: Zone[] = [];
  for (const root of document.querySelectorAll<HTMLElement>('[data-zone]')) {
    const items = [...root.querySelectorAll<HTMLElement>(ITEM)].filter(shown);
    if (!items.length) continue;
    elements.push(items);
    zones.push({ id: root.dataset.zone ?? '', keys: items.map((item) => item.dataset.key ?? '') });
  }
  return { elements, zones };
}

function placeOf(elements: HTMLElement[][]): Place {
  const active = document.activeElement;
  for (const [zone, items] of elements.entries()) {
    const item = items.indexOf(active as HTMLElement);
    if (item >= 0) return { zone, item };
  }
  return { zone: 0, item: -1 };
}

/** Move the focus by a key; tells whether the key was used. */
export function moveFocus(key: string): boolean {
  const { elements, zones } = zonesNow();
  const at = placeOf(elements);
  if (at.item < 0) return false;
  const to = step(zones, at, key);
  elements[to.zone]?.[to.item]?.focus();
  return true;
}

/** Focus the next lit thing; tells whether there is one. */
export function focusLit(lit: Set<string>): boolean {
  const { elements, zones } = zonesNow();
  const to = nextLit(zones, placeOf(elements), lit);
  const element = to && elements[to.zone]?.[to.item];
  if (!element) return false;
  element.focus();
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  return true;
}

/** Make the things of a node one tab stop that remembers where it was. */
export function zone(node: HTMLElement, id: string) {
  node.dataset.zone = id;
  // A card on its way out is inert: it must not keep the zone's only tab stop.
  const items = () =>
    [...node.querySelectorAll<HTMLElement>(ITEM)].filter((item) => !item.closest('[inert]'));
  function arrange(current?: HTMLElement) {
    const all = items();
    const stop = current ?? all.find((item) => item.tabIndex === 0) ?? all[0];
    for (const item of all) {
      const index = item === stop ? 0 : -1;
      if (item.tabIndex !== index) item.tabIndex = index;
    }
  }
  function focused(event: FocusEvent) {
    const item = (event.target as HTMLElement).closest<HTMLElement>(ITEM);
    if (item) arrange(item);
  }
  const watcher = new MutationObserver(() => arrange());
  watcher.observe(node, { childList: true, subtree: true, attributeFilter: ['inert'] });
  node.addEventListener('focusin', focused);
  arrange();
  return {
    destroy() {
      watcher.disconnect();
      node.removeEventListener('focusin', focused);
    },
  };
}
