// What kind of window the table has: each has a layout of its own.
import { MediaQuery } from 'svelte/reactivity';

/**
 * `wide`: laptops, desktops and tablets lying down. `tablet`: upright. `phone`: upright and narrow.
 * `landscape`: low, a phone lying down or a page enlarged to 200 %.
 */
export type Screen = 'wide' | 'tablet' | 'phone' | 'landscape';

const low = new MediaQuery('(max-height: 519px) and (min-width: 500px)', false);
const narrow = new MediaQuery('max-width: 699px', false);
const middling = new MediaQuery('max-width: 1099px', false);

/** Name the kind of window; it follows when the window changes. */
export function screen(): Screen {
  if (low.current) return 'landscape';
  if (narrow.current) return 'phone';
  return middling.current ? 'tablet' : 'wide';
}
