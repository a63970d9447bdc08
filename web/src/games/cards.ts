/* The cards of the games: each family draws and reads its own; what does so comes with the first of its cards. */
import type { Component } from 'svelte';
import type { Look } from '../art/face/look';
import type { Setting } from '../art/setting';
import type { CardData } from '../lib/types';
import { recordOf } from '.';

/** By what cards can be searched beside their words. */
export type Facet = 'set' | 'kind' | 'type' | 'good' | 'distance' | 'era' | 'colour';

/** What draws a face is given the card, and how the face is shown (lib/faces.ts). */
// biome-ignore lint/suspicious/noExplicitAny: each family draws its own kind of card
type Draws = Component<any>;

export interface CardFamily<C extends CardData = CardData> {
  has(card: CardData): card is C;
  /** The printed card. */
  Full: Draws;
  /** A line with what matters most. */
  Chip: Draws;
  /** A line with little more than the name; else the usual line. */
  Slim?: Draws;
  /** What the scene of a card is drawn from. */
  settingOf(card: C): Setting;
  /** The person on a card. */
  lookOf?(card: C): Look | null;
  kindOf(card: C): string;
  /** The set or deck; kinds that are in none may be sets of their own. */
  setOf(card: C): string;
  /** What else it is found by. */
  facetsOf(card: C): Partial<Record<Facet, readonly string[]>>;
  /** Other cards that it speaks of. */
  related?(card: C): readonly string[];
  /** The card it is printed again of. */
  reprintOf?(card: C): string | null;
}

const loaded = new Set<CardFamily>();

/** Fetch what draws and reads the cards of a game. */
export async function loadCards(game: string): Promise<void> {
  const fetch = recordOf(game)?.cards;
  if (fetch) loaded.add((await fetch()).default);
}

/** Find the family of a card; none if it is drawn plainly. */
export function cardFamilyOf(card: CardData): CardFamily | undefined {
  for (const family of loaded) if (family.has(card)) return family;
  return undefined;
}
