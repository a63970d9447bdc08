// What a portrait is drawn from: chosen by the hash of an id, or named for people who are known.
import { cardFamilyOf } from '../../games/cards';
import type { CardData } from '../../lib/types';
import { dice, hash, pickBy, type Roll } from '../random';
import { CAST } from './cast';
import { type Figure, figureParts } from './figures';

/** Skin in the light and in the shade. */
export const SKIN = [
  ['#f0c8a0', '#c48f68'],
  ['#e2ae84', '#b07a52'],
  ['#c98c5e', '#935f3b'],
  ['#a56b42', '#734526'],
  ['#7d4c2e', '#53301b'],
  ['#d9b59a', '#a07c68'],
  ['#b8c08a', '#7f8a58'],
] as const;
export const HAIR = [
  '#241a14',
  '#4a2d18',
  '#8a4a20',
  '#b98a4a',
  '#8d8780',
  '#d8d2c6',
  '#7a1f1a',
] as const;
export const COATS = [
  ['#5c4a36', '#3c2f21'],
  ['#48523a', '#2e3624'],
  ['#6e3a2a', '#48241a'],
  ['#3c4c5c', '#26323e'],
  ['#57405c', '#38283c'],
  ['#6b5a2e', '#463a1c'],
] as const;
/** Cloth of people of history. */
export const ROBES = [
  ['#e4d8c0', '#b7a88c'],
  ['#8c2f2a', '#5e1d1a'],
  ['#2f4f86', '#1d3359'],
  ['#3f6b4a', '#284830'],
  ['#b8862e', '#85601c'],
  ['#5a3a78', '#3b2552'],
] as const;
export const TRIMS = ['#d9773f', '#e0b54a', '#b23a2c', '#6f9bb8', '#94ad5c', '#c9bca4'] as const;

const HATS = [
  'none',
  'hood',
  'cowboy',
  'miner',
  'aviator',
  'mohawk',
  'long',
  'bun',
  'cap',
  'wrap',
  'bald',
  'curls',
];
const EYES = ['plain', 'plain', 'goggles', 'patch', 'glasses', 'goggles_up', 'paint', 'scar'];
const MOUTHS = [
  'plain',
  'plain',
  'beard',
  'moustache',
  'bandana',
  'mask',
  'smile',
  'stubble',
  'cigar',
];

/** Parts of a known person; they win over the dice. Skin and hair are places in their lists. */
export interface Parts {
  hat: string;
  eyes: string;
  mouth: string;
  skin?: number;
  hair?: number;
  dress?: string;
}

export interface Look {
  hat: string;
  eyes: string;
  mouth: string;
  dress: string;
  skin: number;
  hair: number;
  coat: number;
  trim: number;
  /** Broad or narrow, -3 to 3. */
  jaw: number;
  /** How the brows stand. */
  brow: number;
}

const some = (roll: Roll, list: readonly unknown[]): number => Math.floor(roll() * list.length);

/** Choose every part of a look by an id; `known` wins. */
function look(id: string, known: Partial<Parts>): Look {
  const roll = dice(hash(id));
  const skin = some(roll, SKIN);
  const hair = some(roll, HAIR);
  const coat = some(roll, COATS);
  const trim = some(roll, TRIMS);
  const found = { hat: pickBy(roll, HATS), eyes: pickBy(roll, EYES), mouth: pickBy(roll, MOUTHS) };
  const jaw = Math.round(roll() * 6 - 3);
  const brow = Math.round(roll() * 30 - 10) / 10;
  return { ...found, dress: 'scarf', skin, hair, coat, trim, jaw, brow, ...known };
}

/** The look of an id: one of the cast, else a stranger; with an era, a stranger of that time. */
export function lookOf(id: string, era?: number): Look {
  const known = CAST[id];
  if (known) return look(id, known);
  return look(id, era ? figureParts(id, { era }) : {});
}

/** The look of somebody of history. */
export const lookOfFigure = (id: string, figure: Figure): Look => look(id, figureParts(id, figure));

/** The look of the person on a card; most cards show none. */
export const lookOfCard = (card: CardData): Look | null =>
  cardFamilyOf(card)?.lookOf?.(card) ?? null;
