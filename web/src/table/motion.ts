// How long things move; nothing moves for those who do not want it.
import { prefs } from '../lib/prefs.svelte';
import { tablePrefs } from './prefs.svelte';

/** Milliseconds of a movement now: 0 where motion is off, half where the table is quick. */
export function moving(ms = 200): number {
  if (!prefs.motion || typeof matchMedia !== 'function') return 0;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return 0;
  return tablePrefs.moments === 'quick' ? ms / 2 : ms;
}
