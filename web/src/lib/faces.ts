// How the face of a card is shown, whichever family draws it.
import type { Snippet } from 'svelte';

export interface Face {
  /** Can be acted on now: outlined. */
  lit?: boolean;
  selected?: boolean;
  /** Turned or razed: greyed. */
  dim?: boolean;
  /** Tokens lying on the picture. */
  tokens?: Snippet | undefined;
}

export interface FullFace extends Face {
  /** In the browser the heading is a heading; on the board it is plain text. */
  heading?: boolean;
}
