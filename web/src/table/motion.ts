// Cards travel from where they were to where they are; nothing moves for those who do not want it.
import { crossfade, fade } from 'svelte/transition';
import { prefs } from '../lib/prefs.svelte';

/** Milliseconds of a movement now: 0 where motion is off. */
export function moving(ms = 200): number {
  if (!prefs.motion || typeof matchMedia !== 'function') return 0;
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : ms;
}

export const [send, receive] = crossfade({
  duration: () => moving(220),
  fallback: (node) => fade(node, { duration: moving(150) }),
});
