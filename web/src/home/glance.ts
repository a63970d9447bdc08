// What tells games in a list apart: when, which round, the points, and whose move it is.
import { recordOf } from '../games';
import { lang } from '../lib/i18n.svelte';
import type { TableInfo } from '../lib/types';
import { h } from './words';

export const isMine = (table: TableInfo): boolean => table.seats.some((seat) => seat.yours);
export const isMyMove = (table: TableInfo): boolean =>
  table.status === 'playing' && table.seats.some((seat) => seat.yours && seat.to_act);

/** A puzzle, and no lesson. */
export const isPuzzle = ({ origin }: TableInfo): boolean =>
  origin?.kind === 'puzzle' && !String(origin.puzzle).startsWith('tutorial');

/** Running games: own moves first, then the latest. */
export function running(tables: TableInfo[]): TableInfo[] {
  return tables
    .filter((table) => table.status !== 'finished')
    .sort((a, b) => Number(isMyMove(b)) - Number(isMyMove(a)) || b.updated - a.updated);
}

/** A day in words as short as they are clear: the hour today, else the day. */
export function when(seconds: number, now = Date.now()): string {
  const date = new Date(seconds * 1000);
  const today = new Date(now).toDateString() === date.toDateString();
  return date.toLocaleString(
    lang(),
    today ? { hour: '2-digit', minute: '2-digit' } : { day: 'numeric', month: 'short' },
  );
}

export function roundWord(table: TableInfo): string {
  const glance = table.glance;
  if (!glance) return '';
  if (glance.era !== undefined) return h('glance.era', { era: glance.era, n: glance.round });
  if (!glance.round) return h('glance.setup');
  return h(recordOf(table.game)?.turns ? 'glance.turn' : 'glance.round', { n: glance.round });
}

/** The points of all seats, "14 : 17", own ones first. */
export function pointsWord(table: TableInfo): string {
  const points = table.scores ?? table.glance?.scores;
  if (!points) return '';
  const own = (i: number) => Number(table.seats[i]?.yours ?? false);
  const order = points.map((_, i) => i).sort((a, b) => own(b) - own(a) || a - b);
  return order.map((i) => points[i]).join(' : ');
}

/** Who plays with the reader; alone, the reader. */
export function othersWord(table: TableInfo): string {
  const others = table.seats.filter((seat) => !seat.yours && seat.kind !== 'open');
  return (others.length ? others : table.seats.filter((seat) => seat.kind !== 'open'))
    .map((seat) => seat.name)
    .join(', ');
}

/** Why the table exists, where it is no plain game. */
export function originWord(table: TableInfo): string {
  const { kind, puzzle } = table.origin ?? {};
  if (kind === 'branch') return h('origin.branch');
  if (kind !== 'puzzle') return '';
  return h(String(puzzle).startsWith('tutorial') ? 'origin.tutorial' : 'origin.puzzle');
}

/** How a finished game went for the reader; '' where there is nothing to say. */
export function result(table: TableInfo): 'won' | 'lost' | '' {
  const { scores, seats } = table;
  if (!scores || table.ending || scores.length < 2) return '';
  const own = seats.filter((seat) => seat.yours);
  if (own.length !== 1) return '';
  const best = Math.max(...scores.filter((_, i) => i !== own[0]!.index));
  const mine = scores[own[0]!.index]!;
  return mine > best ? 'won' : mine < best ? 'lost' : ''; // a tie-break is not told in lists
}
