/* The log by action: what one seat did in one go, what it was in one word, and what it gave and took. */
import type { Goods, LogEntry } from '../../lib/types';
import { undoneVersions } from '../logic/undone';

export interface Action {
  /** The number its entries share. */
  id: number;
  /** Who did it; -1 is the game itself. */
  seat: number;
  entries: LogEntry[];
  /** The entry that says what it was. */
  main: LogEntry;
  /** The card it is about; '' if it is about none. */
  card: string;
  /** By seat, the sum of what it gave and took. */
  changes: Record<number, Goods>;
  toYou: boolean;
  /** It was taken back. */
  gone: boolean;
}

/** What only follows from something else. */
const SIDE = new Set(
  'pay gain lose draw discard token commit place unrest_up unrest_down leftover display change_die upgrade score track_up track_down first_player'.split(
    ' ',
  ),
);
/** With these a part of the game begins. */
const HEADS = new Set(['phase_cards', 'turn', 'round', 'new_era', 'game_over', 'over', 'scoring']);

function mainOf(entries: LogEntry[]): LogEntry {
  const acts = entries.filter((entry) => !SIDE.has(entry.code));
  return acts.find((entry) => entry.cards.length) ?? acts[0] ?? entries[0]!;
}

function sum(entries: LogEntry[]): Record<number, Goods> {
  const sums: Record<number, Goods> = {};
  for (const { changes } of entries) {
    for (const [seat, goods] of Object.entries(changes ?? {})) {
      sums[Number(seat)] ??= {};
      const own = sums[Number(seat)]!;
      for (const [good, n] of Object.entries(goods)) {
        own[good] = (own[good] ?? 0) + n;
        if (!own[good]) delete own[good];
      }
    }
  }
  return sums;
}

/** Group a log by action, in its order; a server that does not number actions groups by change. */
export function actionsOf(log: LogEntry[]): Action[] {
  const gone = undoneVersions(log);
  const groups = new Map<number, LogEntry[]>();
  for (const entry of log) {
    const id = entry.action ?? entry.version;
    const group = groups.get(id);
    if (group) group.push(entry);
    else groups.set(id, [entry]);
  }
  return [...groups].map(([id, entries]) => {
    const main = mainOf(entries);
    return {
      id,
      seat: main.seat ?? -1,
      entries,
      main,
      card: main.cards[0] ?? '',
      changes: sum(entries),
      toYou: entries.some((entry) => entry.to_you),
      gone: entries.every((entry) => gone.has(entry.version)),
    };
  });
}

/** Tell whether a part of the game begins with it: a round, an era, the end. */
export const isHead = (action: Action): boolean =>
  action.entries.some((entry) => HEADS.has(entry.code));

/** Tell whether somebody did it, and not the game by itself. */
export const isDeed = (action: Action): boolean => action.id >= 0 && action.seat >= 0;

/** The address where an action is seen on the board: the replay of what the reader may see, after its last move. */
export function momentOf(table: string, action: Action, reader: number | null): string {
  const version = Math.max(...action.entries.map((entry) => entry.version));
  const query = new URLSearchParams({ version: String(version), reader: String(reader ?? 'all') });
  return `/replay/${table}?${query}`;
}

export type Filter = 'all' | 'mine' | 'points' | `seat ${number}`;

/** Choose the actions a reader wants to see; heads stay, so that one knows where one is. */
export function filtered(actions: Action[], filter: Filter, reader: number | null): Action[] {
  if (filter === 'all') return actions;
  const seat = filter === 'mine' ? reader : Number(filter.slice(5));
  return actions.filter((action) => {
    if (isHead(action)) return true;
    if (filter === 'points') return Object.values(action.changes).some((goods) => goods.vp);
    return seat !== null && (action.seat === seat || action.changes[seat] !== undefined);
  });
}
