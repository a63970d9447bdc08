// The live region of the shell: what happened and what is asked, for screen readers.
import { untrack } from 'svelte';

export const live = $state({ polite: '', assertive: '' });

/** Say something to people who do not see the page. */
export function announce(text: string, urgent = false): void {
  // Whoever announces from an effect must not be run again by what it announced.
  const said = untrack(() => ({ ...live }));
  const region = urgent ? 'assertive' : 'polite';
  // A no-break space makes a repeated sentence a change, so that it is spoken again.
  live[region] = said[region] === text ? `${text}\u00a0` : text;
}
