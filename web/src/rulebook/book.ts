// What the pages of the short rules share: addresses, search, what was read, and where clauses are explained.
import { api } from '../lib/api';
import { plain } from '../lib/search';
import type { Lang, Words } from '../lib/types';
import type { Asked, Book, CardKindShown, Chapter, Screen } from './types';

const kept = new Map<string, Promise<Book>>();

/** The short rules of a game, fetched once: they carry both languages. */
export function bookOf(game: string): Promise<Book> {
  const known = kept.get(game);
  if (known) return known;
  const fresh = api.rulebook(game);
  kept.set(game, fresh);
  fresh.catch(() => kept.delete(game)); // a failure is tried again
  return fresh;
}

/** The address of a screen; the first one is the chapter's. */
export const screenHref = (game: string, chapter: string, screen = 1): string =>
  `/rules/${game}/${chapter}${screen > 1 ? `?screen=${screen}` : ''}`;

export interface Place {
  chapter: Chapter;
  /** Counted from 1. */
  screen: number;
}

const placesOf = (book: Book): (Place & { shown: Screen })[] =>
  book.chapters.flatMap((chapter) =>
    chapter.screens.map((shown, i) => ({ chapter, screen: i + 1, shown })),
  );

/** The screens before and after one, across chapters. */
export function around(book: Book, chapter: string, screen: number) {
  const all = placesOf(book);
  const at = all.findIndex((one) => one.chapter.id === chapter && one.screen === screen);
  return { before: all[at - 1], after: all[at + 1] };
}

function textsOf({ title, pictures, remember }: Screen, lang: Lang): string[] {
  const said = (words: Words) => words[lang];
  const clauses = pictures.flatMap(({ clause, more }) => [clause, ...(more ?? [])]);
  return [
    said(title),
    ...pictures.flatMap((one) => [said(one.title), said(one)]),
    ...remember.map(said),
    ...clauses,
  ];
}

export interface Found extends Place {
  title: string;
  excerpt: string;
}

/** Find the screens that have all words, with the first text that has one of them. */
export function searchBook(book: Book, text: string, lang: Lang): Found[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  if (!words.length) return [];
  return placesOf(book).flatMap(({ chapter, screen, shown }) => {
    const texts = [chapter.title[lang], ...textsOf(shown, lang)].map((one) =>
      one.replaceAll('**', ''),
    );
    const all = plain(texts.join(' '));
    if (!words.every((word) => all.includes(word))) return [];
    const excerpt = texts.slice(2).find((one) => words.some((word) => plain(one).includes(word)));
    return [{ chapter, screen, title: shown.title[lang], excerpt: excerpt ?? '' }];
  });
}

/** Where each clause is explained: the first screen that names it. */
export function explainedAt(book: Book): Map<string, Place & { title: Words }> {
  const found = new Map<string, Place & { title: Words }>();
  for (const { chapter, screen, shown } of placesOf(book)) {
    for (const { clause, more } of shown.pictures) {
      for (const id of [clause, ...(more ?? [])]) {
        if (!found.has(id)) found.set(id, { chapter, screen, title: shown.title });
      }
    }
  }
  return found;
}

export const kindsOf = (book: Book): CardKindShown[] =>
  book.anatomy.filter((part): part is CardKindShown => 'labels' in part);
export const askedOf = (book: Book): Asked[] =>
  book.anatomy.flatMap((part) => ('ask' in part ? part.ask : []));
