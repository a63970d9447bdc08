/* What the page knows of a game beyond what the server sends: a record, kept in the folder of its family. What is
 * needed before a card or a table of the game is shown stands in it; the rest is fetched. */
import type { Component } from 'svelte';
import type { Sight } from '../art/setting';
import type { Sentences } from '../lib/explain/sentences/table';
import type { CardData, View, Words } from '../lib/types';
import type { TableParts } from '../rulebook/tableParts';
import type { Family } from '../table/families';
import type { Counted } from '../table/logic/statistics';
import type { Zone } from '../table/logic/targets';
import type { Entry } from '../table/tips/tips';
import type { CardFamily, Facet } from './cards';

/** A part of the page that is fetched when it is wanted. */
type Later<T> = () => Promise<{ default: T }>;

export interface GameRecord {
  id: string;
  /** What it is called in lists. */
  short: string;
  /** What it is called where there is hardly room. */
  tab: string;
  /** Its title is not enough: another game has nearly the same, and it is called by its short name. */
  mistakable?: boolean;
  /** What it is like, in a sentence. */
  tagline: Words;
  /** The game's colour: edges, marks and its main button, on all pages. */
  colour: string;
  /** The place that stands for it. */
  place: Sight;
  /** What stands on the horizon of its table, if not a dead town before mesas. */
  horizon?: 'mountains' | 'open';
  /** Minutes of a usual game. */
  minutes: number;
  /** What the ids of its clauses begin with. */
  clauses: readonly string[];
  /** Its rounds are called turns. */
  turns?: boolean;
  /** So wide must the window be for a panel beside the board. */
  room?: number;
  /** The icons of what it names. */
  icons: { goods: Icons; types?: Icons; kinds: Icons };
  /** What only its options can be answered by, and what is said of a table that differs in them. */
  answers: Readonly<Record<string, Words>>;
  differences: Readonly<Record<string, Words>>;
  /** By what its cards are searched, and the values that can be chosen; sets are those that its cards have. */
  filters: Partial<Record<Facet, readonly string[]>>;
  /** The zones of its table, as the server calls them. */
  zones: Readonly<Record<string, Zone>>;
  /** What is counted of everybody at its end, in the order it is shown. */
  counted: readonly Counted[];
  /** What its log calls actions in its own way. */
  verbs?: Readonly<Record<string, readonly [en: string, de: string]>>;
  /** What it calls parts of a card in its own way. */
  parts?: Readonly<Record<string, Words>>;
  /** What is left of a razed place, if it is no ruin. */
  ruin?: Words;
  /** The era whose dress strangers wear; none is the wasteland. */
  eraOf?: (view: View) => number;
  /** The clauses that speak of a card. */
  clausesOf: (card: CardData) => readonly string[];
  /** What draws and reads its cards. */
  cards: Later<CardFamily>;
  /** What draws its table. */
  table: Later<Family>;
  /** What its signs mean. */
  signs: Later<Sentences>;
  /** What a first game is helped by. */
  tips: Later<Entry[]>;
  /** What the pictures of its short rules are drawn with. */
  pictures: Later<() => Promise<TableParts>>;
  /** The signs on its cards, each with its word, as items of a list; `say` tells what a sign means. */
  legend?: Later<Component<{ say: (code: string) => string }>>;
  /** Its part of the page of icons. */
  glossary: Later<Component>;
}

type Icons = Readonly<Record<string, string>>;
