/* Who is meant by a seat, as portraits, colours and names show it. */
import { factionColour } from '../../art';
import { recordOf } from '../../games';
import type { TableInfo, View } from '../../lib/types';
import { w } from '../words';

export interface Person {
  seat: number;
  name: string;
  /** What the portrait is drawn from. */
  face: string;
  colour: string;
  /** The palette of the light on the portrait. */
  light: string;
  faction: string;
  /** The era whose dress strangers wear; none is the wasteland. */
  era: number | undefined;
}

/** Where a game has no factions: a light for each seat. */
const LIGHTS = ['leader', 'negotiation', 'open_production', 'merchants_guild', 'conquest'];

/** Tell who sits somewhere; beyond the seats sits the virtual rival of a solo game. */
export function personOf(seat: number, view?: View | null, table?: TableInfo | null): Person {
  const players = (view?.players ?? []) as { faction?: string | null }[];
  const info = table?.seats.find((one) => one.index === seat);
  const rival = table !== undefined && table !== null && seat >= table.seats.length;
  const faction = rival ? 'reaver' : (players[seat]?.faction ?? '');
  const name = rival ? w('solo.title') : info?.name || w('wait.seat', { n: seat + 1 });
  const era = view ? recordOf(String(view.game))?.eraOf?.(view) : undefined;
  return {
    seat,
    name,
    face: rival ? 'reaver' : info?.face || info?.name || `seat ${seat}`,
    colour: faction ? factionColour(faction) : `var(--seat-${seat % 5})`,
    light: faction || LIGHTS[seat % LIGHTS.length]!,
    faction,
    era,
  };
}
