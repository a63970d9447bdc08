/* What a question's choices point at: the lit things, and the choices of each of them. */
import type { Choice, Question, Target } from '../../lib/types';

/** Zones in which a thing lies for all, or for the reader alone: its key needs no seat. */
const SEATLESS = ['hand', 'drawn', 'display', 'open_connections', 'people', 'past', 'row'];
/** What names a thing within its zone; the first that a target has. */
const NAMES = [
  'card',
  'place',
  'field',
  'index',
  'track',
  'colour',
  'action',
  'faction',
  'option',
  'good',
] as const;

/** Name the thing a target points at; the same thing always has the same key: zone, seat, name. */
export function keyOf(target: Target): string {
  const named = NAMES.find((name) => target[name] !== undefined);
  const seat = SEATLESS.includes(target.zone) ? undefined : target.seat;
  return [target.zone, seat, named && target[named]].filter((part) => part !== undefined).join(':');
}

/** One thing of the table with all that can be done with it. */
export interface Thing {
  key: string;
  zone: string;
  open: Choice[];
  refused: Choice[];
}

/** Group the choices of a question by the thing they are about, in the order of the question. */
export function things(question: Question | null): Map<string, Thing> {
  const all = new Map<string, Thing>();
  for (const choice of question?.choices ?? []) {
    const key = keyOf(choice.target);
    let thing = all.get(key);
    if (!thing) {
      thing = { key, zone: choice.target.zone, open: [], refused: [] };
      all.set(key, thing);
    }
    (choice.refusal ? thing.refused : thing.open).push(choice);
  }
  return all;
}

/** List the keys that light up: the targets of what can be answered, but for those that are only let go. */
export function lit(
  question: Question | null,
  isDull: (choice: Choice) => boolean = () => false,
): Set<string> {
  const keys = new Set<string>();
  for (const thing of things(question).values()) {
    if (thing.open.some((choice) => !isDull(choice)) && !isLoose(thing.zone)) keys.add(thing.key);
  }
  return keys;
}

/** Tell whether a zone is no place on the table: its choices are buttons of the bar. */
export function isLoose(zone: string): boolean {
  return zone === 'none' || zone === 'choice' || zone === 'colour';
}

/** Things too small to be the only place of an answer: they stand in the bar as well. */
const SMALL = ['dice', 'resources', 'tracks', 'pool', 'fields'];

/** Tell whether a question is that of a whole turn: everything can be its answer. */
export const isTurn = (question: Question | null): boolean =>
  question?.code === 'turn' || question?.code === 'choose_action';

/** List the choices that stand in the bar as buttons. */
export function barChoices(question: Question | null): Choice[] {
  const open = (question?.choices ?? []).filter((choice) => !choice.refusal);
  const small = open.length <= 9 && question?.code !== 'choose_action' ? SMALL : [];
  const loose = open.filter(({ target }) => isLoose(target.zone) || small.includes(target.zone));
  return loose.length === open.length || open.length > 4
    ? loose
    : open.filter(isPayment).concat(loose);
}

/** Tell whether a choice pays for something. */
export function isPayment(choice: Choice): boolean {
  return ['supply', 'resources', 'pool'].includes(choice.target.zone) && !choice.target.good;
}

/** Tell whether a choice ends the seat's part: it passes or is done. */
export function isEnd(choice: Choice): boolean {
  return choice.move === 'pass' || choice.move === 'done';
}

/** Name the tab of a phone where the question is answered. */
export function tabOf(question: Question | null, reader: number | null, home: Tab = 'me'): Tab {
  const count: Record<Tab, number> = { me: 0, rivals: 0, common: 0, log: 0 };
  for (const choice of question?.choices ?? []) {
    if (choice.refusal || SMALL.includes(choice.target.zone)) continue;
    if (isLoose(choice.target.zone)) continue;
    count[tabOfTarget(choice.target, reader)] += 1;
  }
  if (question && !isTurn(question)) {
    if (count.rivals && !count.me) return 'rivals';
    if (count.common && !count.me) return 'common';
    if (count.me) return 'me';
  }
  return home;
}

export type Tab = 'me' | 'rivals' | 'common' | 'log';

const COMMON = [
  'display',
  'open_connections',
  'drawn',
  'factions',
  'zones',
  'people',
  'tracks',
  'row',
];
const OWNED = [
  'state',
  'deals',
  'supply',
  'board',
  'tableau',
  'resources',
  'dice',
  'spoils',
  'deal',
  'pool',
  'fields',
  'leader',
  'player',
];

function tabOfTarget(target: Target, reader: number | null): Tab {
  const zone = target.zone;
  if (COMMON.includes(zone)) return 'common';
  return OWNED.includes(zone) && target.seat !== reader ? 'rivals' : 'me';
}

/** Name the tab where a lit thing stands, by its key. */
export function tabOfKey(key: string, reader: number | null): Tab {
  const [zone = '', seat = ''] = key.split(':');
  if (zone === 'hand') return 'me';
  return tabOfTarget({ zone, seat: Number(seat) }, reader);
}
