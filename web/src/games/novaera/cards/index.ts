// The cards of Nova Era.
import { lookOfFigure } from '../../../art/face/look';
import { eraPalette } from '../../../art/palettes';
import { ERA_PROPS } from '../../../art/props';
import { hash } from '../../../art/random';
import type { Setting } from '../../../art/setting';
import type { NovaCard } from '../../../lib/generated/shapes';
import type { CardFamily } from '../../cards';
import Chip from './Chip.svelte';
import { isNova } from './card';
import Full from './Full.svelte';
import Slim from './Slim.svelte';

function settingOf(card: NovaCard): Setting {
  const seed = hash(card.id);
  const kits = ERA_PROPS[card.era] ?? ERA_PROPS[2]!;
  return {
    id: card.id,
    palette: eraPalette(card.colours[0] ?? card.kind, card.era),
    icon: card.icon,
    props: kits[(seed >>> 3) % kits.length]!,
    depth: 1 + (seed % 3),
    camera: { horizon: [48, 55, 62][(seed >>> 7) % 3]! + (seed % 3), size: 40, foot: 69 },
  };
}

const cards: CardFamily<NovaCard> = {
  has: isNova,
  Full,
  Chip,
  Slim,
  settingOf,
  lookOf: ({ id, kind, era, figure }) =>
    kind === 'personality' ? lookOfFigure(id, { era, ...figure }) : null,
  kindOf: (card) => card.kind,
  setOf: (card) => card.deck,
  // A territory has the colours it requires.
  facetsOf: ({ era, requires, colours }) => ({
    era: [String(era)],
    colour: requires ? Object.keys(requires) : colours,
  }),
  /** What it comes from, replaces and becomes. */
  related: ({ evolves_from, obsoletes, evolves_into }) =>
    [evolves_from, ...obsoletes, evolves_into].filter((id) => id !== null && id !== undefined),
};
export default cards;
/* Lent from here, so that what draws the cards stays one piece. */
export { COLOURS, RESOURCES, TRACK_COLOUR, TRACKS } from './lines';
export { default as Trigger } from './Trigger.svelte';
