// The page's own words. What the game says comes from the server in the reader's language.
import { prefs } from './prefs.svelte';
import type { Lang, Words } from './types';
import { de } from './words.de';
import { en, type Key } from './words.en';

export type Args = Record<string, string | number>;

export function fill(template: string, args?: Args): string {
  if (!args) return template;
  return template.replace(/\{(\w+)\}/g, (whole, name: string) =>
    name in args ? String(args[name]) : whole,
  );
}

/** The language now; reactive. */
export const lang = (): Lang => prefs.lang;

/** Choose from a pair of words; reactive. */
export const pick = (words: Words): string => words[prefs.lang] || words.en;

/** Make a `t` for a dictionary of one's own, so that a part of the page can keep its words beside it. */
export function dictionary<K extends string>(
  english: Record<K, string>,
  german: Record<K, string>,
): (key: K, args?: Args) => string {
  const both = { en: english, de: german };
  return (key, args) => fill(both[prefs.lang][key], args);
}

/** The page's words; reactive, so use it in markup or in $derived. */
export const t: (key: Key, args?: Args) => string = dictionary(en, de);

let spoken = $state('');

/** Say things as a game calls them; '' is no game in particular. */
export function speakOf(game: string): void {
  spoken = game;
}

/** The game that things are called after; reactive. */
export const spokenOf = (): string => spoken;

/** A word that may or may not be known (`good.brick`), else the code itself made readable. */
export function word(prefix: string, code: string): string {
  const key = `${prefix}.${code}`;
  const own = `${spoken}.${key}`;
  if (own in en) return t(own as Key);
  return key in en ? t(key as Key) : code.replaceAll('_', ' ');
}

export type { Key };
