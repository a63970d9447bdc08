// The pictures of the page by what they show: each is drawn once on the sheet and answered as `#id`.
import type { CardData } from '../lib/types';
import { type Look, lookOf, lookOfCard } from './face/look';
import { portrait, portraitScene } from './face/portrait';
import { hash } from './random';
import { scene } from './scene';
import { RUIN, type Setting, settingOf } from './setting';
import { symbol } from './sheet';

const short = (text: string): string => hash(text).toString(36);

/** Show a setting; ids of cards repeat between games, so the name tells all that decides. */
export function placeHref(setting: Setting, bare = false): string {
  const { id, palette, icon, props, depth, camera } = setting;
  const name = `${bare ? 'land' : 'art'}-${short(JSON.stringify([id, palette, icon, props, depth, camera]))}-${id}`;
  return symbol(name, '0 0 160 100', palette, () => scene(setting, bare));
}

/** Show the scene of a card; people are shown as portraits. */
export function sceneHref(card: CardData, ruin = false): string {
  if (ruin) return placeHref(RUIN);
  const look = lookOfCard(card);
  if (!look) return placeHref(settingOf(card));
  const { palette } = settingOf(card);
  return symbol(`person-${palette}-${card.id}`, '0 0 160 100', palette, () =>
    portraitScene(look, palette),
  );
}

/** Show a portrait in the light of a palette. */
export function faceHref(look: Look, palette: string): string {
  const name = `face-${palette}-${short(JSON.stringify(look))}`;
  return symbol(name, '0 0 100 100', palette, () => portrait(look, palette));
}

export { lookOf, lookOfCard };
