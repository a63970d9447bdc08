/* "Since you were away": what happened, grouped by player, things done to you first. */
import type { LogEntry } from '../../lib/types';

export interface Group {
  /** -1: the table itself. */
  seat: number;
  entries: LogEntry[];
}

export interface Recap {
  toYou: LogEntry[];
  groups: Group[];
  from: number;
  to: number;
}

const QUIET = new Set(['phase_cards', 'phase_production', 'phase_action', 'first_player']);

/** Group entries by player in the order of their first act; the table itself comes last. */
export function recap(entries: LogEntry[], reader: number | null): Recap {
  const toYou = entries.filter((entry) => entry.to_you);
  const groups: Group[] = [];
  for (const entry of entries) {
    const seat = entry.seat ?? -1;
    if (entry.to_you || seat === reader || (seat < 0 && QUIET.has(entry.code))) continue;
    let group = groups.find((one) => one.seat === seat);
    if (!group) {
      group = { seat, entries: [] };
      groups.push(group);
    }
    group.entries.push(entry);
  }
  groups.sort((a, b) => Number(a.seat < 0) - Number(b.seat < 0));
  return {
    toYou,
    groups,
    from: entries[0]?.version ?? 0,
    to: entries[entries.length - 1]?.version ?? 0,
  };
}

/** Tell whether a recap says anything. */
export function hasNews(news: Recap): boolean {
  return news.toYou.length > 0 || news.groups.length > 0;
}
