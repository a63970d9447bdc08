// What a scene is drawn from: found in the data of a card by its family, or told by the record of a game.
import { DEFAULT_GAME, recordOf } from '../games';
import { cardFamilyOf } from '../games/cards';
import type { CardData } from '../lib/types';
import { factionOf } from './factions';

/** Where the eye is: how high the horizon is, how large the icon, and where it stands. */
export interface Camera {
  horizon: number;
  size: number;
  foot: number;
}

/** What is seen: its light, the icon in the middle, and what stands left and right of it. */
export interface Sight {
  palette: string;
  icon: string;
  props: readonly string[];
}

export interface Setting extends Sight {
  id: string;
  /** How deep the land is, 0 to 3. */
  depth: number;
  /** Fixed for pictures that are cropped in their own way; else the id chooses. */
  camera?: Camera;
}

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

const DEEPEST = 3;

/** Find what the scene of a card is drawn from. */
export function settingOf(card: CardData): Setting {
  const found = cardFamilyOf(card)?.settingOf(card) ?? factionSetting(card.id);
  return { ...found, depth: Math.min(DEEPEST, Math.max(0, found.depth)) };
}

/** A game as a place, for choosing one. */
export function gameSetting(game: string): Setting {
  const camera: Camera = { horizon: 58, size: 46, foot: 80 };
  const { place } = (recordOf(game) ?? recordOf(DEFAULT_GAME))!;
  return { id: `game-${game}`, depth: DEEPEST, camera, ...place };
}
