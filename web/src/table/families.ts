/* The parts of a table that each family of games draws itself; the frame around them is Board.svelte. */
import type { Component, Snippet } from 'svelte';
import { recordOf } from '../games';
import type { LogEntry, TableInfo, View } from '../lib/types';
import type { Tab } from './logic/targets';
import type { Screen } from './screen.svelte';

/** What the board of a family is given; it lays out everything below the top line. */
export interface TableProps {
  view: View;
  /** Whose state is the centre. */
  seat: number;
  /** The name of that seat, where the reader has none of his own. */
  title: string;
  table?: TableInfo | undefined;
  clock: (seat: number) => string;
  screen: Screen;
  /** It only shows, as in a replay: nothing is asked. */
  shown: boolean;
  /** The question with its buttons; drawn once, at the place the layout gives it. */
  bar: Snippet;
  /** What has happened, as far as it was fetched. */
  log: LogEntry[];
  /** The last moves as small cards, newest first; at most so many. */
  moves: Snippet<[number]>;
  /** Opens the whole log at the side. */
  openLog: () => void;
}

export interface Family {
  /** Round and phase. */
  Top: Component<{ view: View }>;
  /** The whole board. */
  Table: Component<TableProps>;
  /** The zone where a turn is played. */
  home: Tab;
}

const loaded = new Map<string, Family>();

/** Fetch the family that draws a game; one without a record is drawn plainly. */
export async function loadFamily(game: string): Promise<void> {
  if (loaded.has(game)) return;
  const fetch = recordOf(game)?.table ?? (() => import('./plain/family'));
  loaded.set(game, (await fetch()).default);
}

/** Find the family that draws a view; it was fetched before the board is drawn. */
export function familyOf(view: View): Family {
  const family = loaded.get(String(view.game));
  if (!family) throw new Error(`the board of ${view.game} was not fetched`);
  return family;
}
