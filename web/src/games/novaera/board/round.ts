/* What this page remembers of a round: whose dice a zone was, which zone was left over. */
import { TRACK_COLOUR } from '../cards/lines';
import type { DieView, NovaView } from './view';

export interface Remembered {
  at: string;
  /** The zones as they were rolled. */
  zones: DieView[][];
  /** Who took each; null while nobody has. */
  owners: (number | null)[];
}

const sameDice = (one: DieView[], two: DieView[]): boolean =>
  one.length === two.length &&
  [...one].map(text).sort().join() === [...two].map(text).sort().join();
const text = (die: DieView): string => `${die.colour}${die.value}`;

/** Learn from a view what was rolled and who took it; an earlier or later round begins anew. */
export function remember(known: Remembered | null, view: NovaView): Remembered | null {
  const at = `${view.era}.${view.round}`;
  const base = known?.at === at ? known : null;
  if (!view.zones.length) return base;
  const zones = view.zones.map((zone, i) => (zone.length ? zone : (base?.zones[i] ?? [])));
  const owners = zones.map((zone, i) => {
    if (view.zones[i]?.length) return null;
    const owner = view.players.findIndex(
      (player, seat) =>
        player.dice.length > 0 && !base?.owners.includes(seat) && sameDice(player.dice, zone),
    );
    return base?.owners[i] ?? (owner < 0 ? null : owner);
  });
  return { at, zones, owners };
}

/** The zone that was left over, once all have picked and the page has seen it. */
export function leftOver(known: Remembered | null, view: NovaView): DieView[] {
  if (!known || view.zones.length || known.at !== `${view.era}.${view.round}`) return [];
  const free = known.zones.filter((zone, i) => {
    if (known.owners[i] !== null || !zone.length) return false;
    return !view.players.some((player) => sameDice(player.dice, zone));
  });
  return free.length === 1 ? (free[0] ?? []) : [];
}

/** The dice a player has spent in this round, as far as the page has seen them. */
export function spentDice(known: Remembered | null, view: NovaView, seat: number): DieView[] {
  if (!known || known.at !== `${view.era}.${view.round}`) return [];
  const zone = known.zones[known.owners.indexOf(seat)] ?? [];
  const left = (view.players[seat]?.dice ?? []).map((die) => die.colour);
  return zone.filter((die) => {
    const at = left.indexOf(die.colour);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** How far a track has moved in this round by the zone left over. */
export function movedBy(dice: DieView[], track: string): number {
  return dice
    .filter((die) => die.colour === TRACK_COLOUR[track])
    .reduce((sum, die) => sum + die.value, 0);
}
