// The cards of 51st State (2010) and The New Era.
import { lookOf } from '../../../art/face/look';
import { factionSetting, type Setting } from '../../../art/setting';
import type { ClassicCard } from '../../../lib/generated/shapes';
import type { CardFamily } from '../../cards';
import Chip from './Chip.svelte';
import { facetsOf, isClassic, kindOf } from './card';
import Full from './Full.svelte';

/** What stands in the land of a type. */
const PROPS: Readonly<Record<string, string>> = {
  scrap: 'iron',
  weapons: 'gun',
  material: 'brick',
  vp: 'victory',
  universal: 'ammo',
  foundation: 'brick',
};
const CONTACTS: Record<string, string> = {
  conquest: 'gun',
  negotiation: 'contact',
  incorporation: 'iron',
};
const PALETTES = ['leader', 'production', 'open_production', 'feature', 'action'];

/** The kind of contact of a one-time contact or an instant: the first it gives. */
const contactOf = (card: ClassicCard): string =>
  card.contact ?? card.parts?.flat()[0]?.replace(/\d+$/, '') ?? '';

function settingOf(card: ClassicCard): Setting {
  if (card.kind === 'faction') return factionSetting(card.id);
  const contact = contactOf(card);
  const kind = card.kind === 'closed production' ? 'production' : kindOf(card);
  const found = card.kind === 'contact' || card.kind === 'instant' ? contact : kind;
  return {
    id: card.id,
    palette: found in CONTACTS || PALETTES.includes(found) ? found : 'connection',
    icon: card.icon,
    props: card.types?.map((type) => PROPS[type] ?? type) ?? [CONTACTS[contact] ?? 'worker'],
    depth: card.distance ?? card.range ?? 2,
  };
}

const cards: CardFamily<ClassicCard> = {
  has: isClassic,
  Full,
  Chip,
  settingOf,
  lookOf: (card) => (card.kind === 'leader' ? lookOf(card.id) : null),
  kindOf,
  setOf: (card) => card.set ?? 'locations',
  facetsOf,
};
export default cards;
/* Lent from here, so that what draws the cards stays one piece. */
export { isClassic } from './card';
export { printedDefence } from './drawing';
