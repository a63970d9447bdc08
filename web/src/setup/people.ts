// Who sits at a seat of a table that is being set up: face, name and a line about them.
import { pick } from '../lib/i18n.svelte';
import { prefs } from '../lib/prefs.svelte';
import type { Character } from '../lib/types';
import { p } from '../pages/words';
import type { SeatDraft } from './setup';
import { s } from './words';

export interface Sitting {
  /** What the portrait is drawn from; '' is a free seat. */
  face: string;
  name: string;
  line: string;
}

export function sitting(seat: SeatDraft, index: number, cast: readonly Character[]): Sitting {
  if (seat.kind === 'you') {
    const name = prefs.name.trim();
    return { face: name || p('new.name.default'), name: p('new.seat.you'), line: name };
  }
  if (seat.kind === 'open') return { face: '', name: p('new.seat.open'), line: s('seat.any') };
  if (seat.kind === 'person') {
    const name = seat.name.trim() || `${p('new.name.default')} ${index + 1}`;
    return { face: name, name, line: '' };
  }
  const found = cast.find(({ id }) => id === seat.character);
  if (!found) return { face: `seat ${index}`, name: p('new.seat.bot'), line: s('seat.draws') };
  return { face: found.id, name: found.name, line: s('seat.saying', { text: pick(found.words) }) };
}
