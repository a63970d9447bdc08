// What a scene is drawn from, found in the data of a card of any family.
import {
  type CardData,
  type ClassicCard,
  isClassic,
  isConnection,
  isLocation,
  isNova,
  type NovaCard,
} from '../lib/types';
import { factionOf } from './factions';
import { novaPalette } from './palettes';
import { ERA_PROPS, OLD_TYPES } from './props';
import { hash } from './random';

/** Where the eye is: how high the horizon is, how large the icon, and where it stands. */
export interface Camera {
  horizon: number;
  size: number;
  foot: number;
}

export interface Setting {
  id: string;
  palette: string;
  icon: string;
  /** What stands left and right of the icon. */
  props: readonly string[];
  /** How deep the land is, 0 to 3. */
  depth: number;
  /** Fixed for pictures that are cropped in their own way; else the id chooses. */
  camera?: Camera;
}

const clamp = (value: number, most: number): number => Math.min(most, Math.max(0, value));

/** The base of a faction as a place. */
export function factionSetting(id: string): Setting {
  const { palette, icon, props } = factionOf(id);
  return { id, palette, icon, props, depth: 2, camera: { horizon: 50, size: 40, foot: 66 } };
}

/** What is left of a razed place. */
export const RUIN: Setting = {
  id: 'ruin',
  palette: 'ruin',
  icon: 'ancient-ruins',
  props: ['brick'],
  depth: 2,
};

function novaSetting(card: NovaCard): Setting {
  const seed = hash(card.id);
  const kits = ERA_PROPS[card.era] ?? ERA_PROPS[2]!;
  return {
    id: card.id,
    palette: novaPalette(card.colours[0] ?? card.kind, card.era),
    icon: card.icon,
    props: kits[(seed >>> 3) % kits.length]!,
    depth: 1 + (seed % 3),
    camera: { horizon: [48, 55, 62][(seed >>> 7) % 3]! + (seed % 3), size: 40, foot: 69 },
  };
}

const CONTACTS: Record<string, string> = {
  conquest: 'gun',
  negotiation: 'contact',
  incorporation: 'iron',
};

/** The kind of contact of a one-time contact or an instant: the first it gives. */
const contactOf = (card: ClassicCard): string =>
  card.contact ?? card.parts?.flat()[0]?.replace(/\d+$/, '') ?? '';

function classicSetting(card: ClassicCard): Setting {
  if (card.kind === 'faction') return factionSetting(card.id);
  const contact = contactOf(card);
  const kind = card.kind === 'closed production' ? 'production' : card.kind.replace(' ', '_');
  const found = card.kind === 'contact' || card.kind === 'instant' ? contact : kind;
  const known =
    found in CONTACTS ||
    ['leader', 'production', 'open_production', 'feature', 'action'].includes(found);
  return {
    id: card.id,
    palette: known ? found : 'connection',
    icon: card.icon,
    props: card.types?.map((type) => OLD_TYPES[type] ?? type) ?? [CONTACTS[contact] ?? 'worker'],
    depth: clamp(card.distance ?? card.range ?? 2, 3),
  };
}

/** Find what the scene of a card is drawn from. */
export function settingOf(card: CardData): Setting {
  if (isNova(card)) return novaSetting(card);
  if (isClassic(card)) return classicSetting(card);
  if (isLocation(card)) {
    const { id, kind, icon, types, distance } = card;
    return { id, palette: kind, icon, props: types, depth: clamp(distance, 3) };
  }
  if (isConnection(card)) {
    const props = [card.deck === 'red' ? 'gun' : 'contact'];
    return { id: card.id, palette: 'connection', icon: card.icon, props, depth: 2 };
  }
  return factionSetting(card.id);
}

/** The four games as places, for choosing one. */
export function gameSetting(game: string): Setting {
  const camera: Camera = { horizon: 58, size: 46, foot: 80 };
  const places: Record<string, Omit<Setting, 'id' | 'camera' | 'depth'>> = {
    master: { palette: 'rust', icon: 'old-wagon', props: ['iron', 'brick'] },
    state2010: { palette: 'toxic', icon: 'nuclear-waste', props: ['toxic', 'contact'] },
    newera: { palette: 'crimson', icon: 'steam-locomotive', props: ['gun', 'iron'] },
    novaera: { palette: novaPalette('blue', 2), icon: 'greek-temple', props: ['pyramid', 'dome'] },
  };
  return { id: `game-${game}`, depth: 3, camera, ...(places[game] ?? places.master!) };
}
