// The factions of the 51st State games as the table shows them: colour, emblem, and what stands in their land.

export interface Faction {
  colour: string;
  /** The icon of its emblem; the same as on its card. */
  icon: string;
  palette: string;
  props: readonly [string, string];
}

export const FACTIONS: Readonly<Record<string, Faction>> = {
  new_york: {
    colour: '#6cb0ea',
    icon: 'usa-flag',
    palette: 'new_york',
    props: ['brick', 'victory'],
  },
  appalachian_federation: {
    colour: '#f0884a',
    icon: 'mining',
    palette: 'appalachian_federation',
    props: ['iron', 'worker'],
  },
  mutants_union: {
    colour: '#a8d04e',
    icon: 'gas-mask',
    palette: 'mutants_union',
    props: ['toxic', 'gun'],
  },
  merchants_guild: {
    colour: '#cf9cf2',
    icon: 'old-wagon',
    palette: 'merchants_guild',
    props: ['worker', 'contact'],
  },
  hegemony: {
    colour: '#57d0bf',
    icon: 'eagle-emblem',
    palette: 'hegemony',
    props: ['gun', 'monument'],
  },
  /** The virtual rival of a solo game. */
  reaver: {
    colour: '#d8503c',
    icon: 'crossed-swords',
    palette: 'conquest',
    props: ['gun', 'ammo'],
  },
};

const NOBODY: Faction = {
  colour: '#c9bca4',
  icon: 'star-medal',
  palette: 'leader',
  props: ['brick', 'worker'],
};

/** What is known of a faction; somebody without one is grey. */
export const factionOf = (id: string): Faction => FACTIONS[id] ?? NOBODY;

/** The colour of a faction: banner, marker, edge of its moves. */
export const factionColour = (id: string): string => factionOf(id).colour;
