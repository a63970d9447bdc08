/* What travels when the table changes: cards to their new places, tokens between supply and card, markers on the road. */
import type { Goods, LogEntry } from '../../lib/types';

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A card on the table at one moment. */
export interface Seen<E = unknown> {
  /** The key of its thing (logic/targets.ts). */
  key: string;
  card: string;
  box: Box;
  element: E;
}

export interface Trip<E = unknown> {
  from: Box;
  to: Seen<E>;
}

/** A card that is nearer than this to where it was has not moved: hovering lifts it as much. */
const NEAR = 14;
/** More than this did not happen in one go: somebody was away, or another board is shown. */
const MOST_TRIPS = 8;
export const MOST_TOKENS = 6;

/** Where a card lies, without its place in a row, which changes when others come and go. */
function lying({ key, card }: Seen): string {
  const parts = key.split(':');
  return parts[0] === 'state' || parts[0] === 'agreed'
    ? `${parts.slice(0, -1).join(':')}:${card}`
    : key;
}

/** Name every card so that it can be found again; of equal ones the first stays the first. */
function named<E>(all: Seen<E>[]): Map<string, Seen<E>> {
  const times = new Map<string, number>();
  return new Map(
    all.map((one) => {
      const at = lying(one);
      const n = times.get(at) ?? 0;
      times.set(at, n + 1);
      return [`${at}#${n}`, one];
    }),
  );
}

const apart = (one: Box, other: Box): number =>
  Math.max(Math.abs(one.left - other.left), Math.abs(one.top - other.top));

/** Whose a place is; null where it is nobody's, or the reader's hand. */
function ownerOf(key: string): number | null {
  const seat = Number(key.split(':')[1]);
  return /^(state|deals|deal|spoils|tableau|leader):/.test(key) ? seat : null;
}

/** Find what moved within its row, and what went from one place to another. */
export function trips<E>(
  before: Seen<E>[],
  after: Seen<E>[],
  reader: number | null,
): { slides: Trip<E>[]; flights: Trip<E>[] } {
  const [old, now] = [named(before), named(after)];
  const slides: Trip<E>[] = [];
  const flights: Trip<E>[] = [];
  const gone = [...old].filter(([name]) => !now.has(name)).map(([, one]) => one);
  for (const [name, to] of now) {
    const was = old.get(name);
    if (was) {
      if (apart(was.box, to.box) > NEAR) slides.push({ from: was.box, to });
      continue;
    }
    const owner = ownerOf(to.key);
    const ours = owner === null || owner === reader;
    const from =
      gone.find((one) => one.card === to.card && (ours || !one.key.startsWith('hand:'))) ??
      (ours ? before.find((one) => one.key === `hand:${to.card}`) : undefined);
    if (!from) continue;
    if (gone.includes(from)) gone.splice(gone.indexOf(from), 1);
    flights.push({ from: from.box, to });
  }
  return flights.length > MOST_TRIPS ? { slides: [], flights: [] } : { slides, flights };
}

export interface Token {
  good: string;
  /** From the supply to the thing, or from the thing to the supply. */
  way: 'pay' | 'gain';
}

/** What somebody paid and got in what is new, token by token; never more than a handful. */
export function tokensOf(fresh: LogEntry[], seat: number): Token[] {
  const paid: Token[] = [];
  const gained: Token[] = [];
  for (const { changes } of fresh) {
    for (const [good, n] of Object.entries((changes?.[seat] ?? {}) as Goods)) {
      if (good === 'card' || good === 'vp') continue;
      const way = n < 0 ? 'pay' : 'gain';
      const to = n < 0 ? paid : gained;
      to.push(
        ...Array.from(
          { length: Math.min(Math.abs(n), MOST_TOKENS) },
          () => ({ good, way }) as Token,
        ),
      );
    }
  }
  // Of both kinds some are seen, where there are too many of one.
  const half = MOST_TOKENS / 2;
  const first = paid.slice(0, Math.max(half, MOST_TOKENS - gained.length));
  return [...first, ...gained.slice(0, MOST_TOKENS - first.length)];
}

/** The card that what is new is about: the last one that a seat used, built, razed. */
export function cardOf(fresh: LogEntry[], seat: number): string {
  const about = fresh.filter((entry) => entry.seat === seat && entry.cards.length);
  return (
    (about.find((entry) => !/^(pay|gain|lose|draw|discard)$/.test(entry.code)) ?? about[0])
      ?.cards[0] ?? ''
  );
}

const FIELD_MS = 60;
const ROAD_MS = 700;

/** The milliseconds a marker drives over so many fields. */
export const driving = (fields: number): number => Math.min(ROAD_MS, Math.abs(fields) * FIELD_MS);

/** Where a marker stands on its way, field by field, seen from its end: a short rest on every field. */
export function stops(dx: number, fields: number): { x: number; offset: number }[] {
  const n = Math.max(1, Math.abs(fields));
  return Array.from({ length: n + 1 }, (_, i) => ({ x: (dx * (n - i)) / n || 0, offset: i / n }));
}
