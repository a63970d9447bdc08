// The page's own words. What the game says comes from the server in the reader's language.
import { prefs } from './prefs.svelte';
import type { Labels, Lang, Words } from './types';
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

let labels = $state.raw<Record<string, Labels>>({});

/** Take note of what a game calls its things: the server says it with the cards. */
export function learn(game: string, said: Labels): void {
  labels = { ...labels, [game]: said };
}

/** What a game calls a thing; one that it does not speak of is called as another game does. */
function label(sort: string, code: string, game: string): Words | undefined {
  const own = labels[game]?.[sort]?.[code];
  if (own) return own;
  for (const other of Object.values(labels)) {
    const said = other[sort]?.[code];
    if (said) return said;
  }
  return undefined;
}

/** What a thing is called (`good`, `brick`): by the game, or by the page; else the code made readable. */
export function word(sort: string, code: string, game = spoken): string {
  const said = label(sort, code, game);
  if (said) return pick(said);
  const key = `${sort}.${code}`;
  return key in en ? t(key as Key) : code.replaceAll('_', ' ');
}

export type { Key };
