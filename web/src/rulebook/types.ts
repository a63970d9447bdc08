// The short rules as the server sends them: chapters of screens of pictures, in both languages.
import type { Words } from '../lib/types';

/** A row of signs, written as in docs/guides/rulebook.md, perhaps with a word before it. */
export interface Line {
  label?: Words;
  show?: string;
}

export interface Step extends Words {
  sign: string;
  lit?: boolean;
}

export interface TrackRow {
  /** The die that moved it: `green4`. */
  die?: string;
  track: string;
  at: number;
}

/** What a picture shows: any of these, one below the other. */
export interface Drawing {
  /** A card at full size, perhaps with one part lit. */
  card?: string;
  part?: string;
  /** Small cards as they lie on the table; `damaged` and `ruins` name those that lie face down. */
  cards?: string[];
  damaged?: string[];
  ruins?: string[];
  /** Zones of dice (`red5 blue2`), and the one that is picked. */
  zones?: string[];
  pick?: number;
  lines?: Line[];
  limit?: { sum: number; most: number };
  unrest?: { at: number; to?: number };
  tracks?: TrackRow[];
  steps?: Step[];
  /** Points of factions on the road to the gate. */
  road?: { faction: string; points: number }[];
  gate?: number;
}

export interface Picture extends Drawing, Words {
  title: Words;
  /** The clause that says it exactly, and more of them. */
  clause: string;
  more?: string[];
}

export interface Fact extends Words {
  sign: string;
}

export interface Screen {
  title: Words;
  /** A lesson of its own, in the place of the chapter's. */
  try?: string;
  remember: Fact[];
  pictures: Picture[];
}

export interface Chapter {
  id: string;
  number: number;
  title: Words;
  /** The lesson that lets one try it. */
  try?: string;
  screens: Screen[];
}

export interface AidLine extends Words {
  show?: string;
  clause: string;
}

export interface AidPart {
  title: Words;
  lines: AidLine[];
  /** Only for who plays alone. */
  solo?: boolean;
}

export interface CardUse extends Words {
  sign: string;
  title: Words;
  clause: string;
}

export interface CardKindShown {
  id: string;
  title: Words;
  card: string;
  labels: string[];
  uses: CardUse[];
}

export interface Asked {
  card: string;
  part: string;
}

export interface Book {
  chapters: Chapter[];
  aid: AidPart[];
  /** The kinds of card; the last entry holds the questions. */
  anatomy: (CardKindShown | { id: 'test'; ask: Asked[] })[];
}
