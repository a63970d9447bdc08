/* What a question's choices point at: the lit things, and the choices of each of them. */
import { GAMES } from '../../games';
import type { Choice, Question, Target } from '../../lib/types';

/** A zone of the table as choices point at it. */
export interface Zone {
  /** Whose it is: everybody's, that of the seat it names, or the reader's alone. */
  of: 'all' | 'seat' | 'reader';
  /** A thing lies there once for all who can see it: its key needs no seat. */
  seatless?: boolean;
  /** Its things are too small to be the only place of an answer: they stand in the bar as well. */
  small?: boolean;
  /** It is paid from there. */
  pays?: boolean;
}

const ZONES: Readonly<Record<string, Zone>> = Object.assign(
  { hand: { of: 'reader', seatless: true } },
  ...GAMES.map(({ zones }) => zones),
);

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
  const seat = ZONES[target.zone]?.seatless ? undefined : target.seat;
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

/** Tell whether a question is that of a whole turn: everything can be its answer. */
export const isTurn = (question: Question | null): boolean =>
  question?.code === 'turn' || question?.code === 'choose_action';

/** List the choices that stand in the bar as buttons. */
export function barChoices(question: Question | null): Choice[] {
  const open = (question?.choices ?? []).filter((choice) => !choice.refusal);
  const few = open.length <= 9 && question?.code !== 'choose_action';
  const loose = open.filter(
    ({ target }) => isLoose(target.zone) || (few && ZONES[target.zone]?.small),
  );
  return loose.length === open.length || open.length > 4
    ? loose
    : open.filter(isPayment).concat(loose);
}

/** Tell whether a choice pays for something. */
export function isPayment(choice: Choice): boolean {
  return !!ZONES[choice.target.zone]?.pays && !choice.target.good;
}

/** Tell whether a choice ends the seat's part: it passes or is done. */
export function isEnd(choice: Choice): boolean {
  return choice.move === 'pass' || choice.move === 'done';
}

/** Name the tab of a phone where the question is answered. */
export function tabOf(question: Question | null, reader: number | null, home: Tab = 'me'): Tab {
  const count: Record<Tab, number> = { me: 0, rivals: 0, common: 0, log: 0 };
  for (const choice of question?.choices ?? []) {
    if (choice.refusal || ZONES[choice.target.zone]?.small) continue;
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

function tabOfTarget(target: Target, reader: number | null): Tab {
  const whose = ZONES[target.zone]?.of;
  if (whose === 'all') return 'common';
  return whose === 'seat' && target.seat !== reader ? 'rivals' : 'me';
}

/** Name the tab where a lit thing stands, by its key. */
export function tabOfKey(key: string, reader: number | null): Tab {
  const [zone = '', seat = ''] = key.split(':');
  return tabOfTarget({ zone, seat: Number(seat) }, reader);
}
