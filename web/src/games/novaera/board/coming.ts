/* What is coming: which disasters strike next or soon, and what they would cost the reader. */
import { word } from '../../../lib/i18n.svelte';
import { TRACK_COLOUR, TRACKS } from '../cards/lines';
import { danger, type NovaView } from './view';
import { nw } from './words';

export interface Coming {
  track: string;
  text: string;
  /** How the forecast changes. */
  change: number;
  strikes: boolean;
}

/** Say what a track would do to a seat, in one sentence. */
function sentence(view: NovaView, seat: number, track: string): string {
  const colour = TRACK_COLOUR[track] ?? '';
  const args = { track: word('track', track), colour: word('colour', colour).toLowerCase() };
  const threat = view.tracks[track]?.threat[seat] ?? 'nothing';
  const cards = view.players[seat]?.tableau.filter((one) => one.column === colour && !one.damaged);
  const n = cards?.length ?? 0;
  if (threat === 'damage')
    return nw(n === 1 ? 'coming.damageOne' : 'coming.damage', { ...args, n });
  return nw(`coming.${threat}`, args);
}

/** List what strikes next, then what one die could bring; at most so many. */
export function whatComes(view: NovaView, seat: number, most: number): Coming[] {
  const found: (Coming & { toGo: number })[] = [];
  for (const track of TRACKS) {
    const one = view.tracks[track];
    if (!one) continue;
    const strikes = danger(one) === 'strikes';
    const toGo = one.last - one.at;
    if (!strikes && toGo > 2) continue;
    const rest = sentence(view, seat, track);
    const colour = word('colour', TRACK_COLOUR[track] ?? '').toLowerCase();
    const text = strikes ? rest : nw('coming.near', { colour, rest });
    found.push({ track, text, change: one.count ?? 0, strikes, toGo });
  }
  return found.sort((a, b) => a.toGo - b.toGo).slice(0, most);
}
