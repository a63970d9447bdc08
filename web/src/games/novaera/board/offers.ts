/* What a die buys: the offer a card makes to the one who is asked, with this die or the cheapest. */
import type { DieWay } from '../../../lib/generated/shapes';
import type { Choice } from '../../../lib/types';
import type { Thing } from '../../../table/logic/targets';
import type { DieView } from './view';

export type { DieWay as Way };

export type State = 'can' | 'short' | 'lacks' | 'era' | 'off';

/** What a card offers: to be bought now, or what is missing. */
export interface Offer {
  verb: string;
  state: State;
  way: DieWay | undefined;
  /** All dice that could be spent on it, the cheapest first. */
  ways: DieWay[];
}

/** List the dice of a choice, the cheapest first. */
export const waysOf = (choice: Choice | undefined): DieWay[] => choice?.preview?.dice ?? [];

/** Name the first die that is equal to one: the server speaks of that. */
export function firstEqual(dice: DieView[], at: number): number {
  const die = dice[at];
  return dice.findIndex((one) => one.colour === die?.colour && one.value === die?.value);
}

/** Choose the way of a die, or the cheapest where none is chosen. */
export function wayOf(
  choice: Choice | undefined,
  dice: DieView[],
  die: number | null,
): DieWay | undefined {
  const ways = waysOf(choice);
  return die === null ? ways[0] : ways.find((way) => way.die === firstEqual(dice, die));
}

const PLACING = ['develop', 'expand', 'enlist'];
const verbOf = (choice: Choice): string => choice.move.split(' ')[0] ?? '';

/** Say what a card on the table or in the hand offers with a die; null where it is not asked about. */
export function offerOf(
  thing: Thing | undefined,
  dice: DieView[],
  die: number | null,
): Offer | null {
  const all = thing ? [...thing.open, ...thing.refused] : [];
  const choice = all.find((one) => PLACING.includes(verbOf(one)));
  if (!choice) return null;
  const verb = verbOf(choice);
  const way = wayOf(choice, dice, die);
  return { verb, way, ways: waysOf(choice), state: stateOf(choice, verb, way) };
}

function stateOf(choice: Choice, verb: string, way: DieWay | undefined): State {
  if (choice.refusal?.code === 'era_one') return 'era';
  if (choice.refusal) return verb === 'expand' ? 'lacks' : 'short';
  if (way?.short) return 'short';
  return way ? 'can' : 'off';
}

/** Write a change with its sign; nothing changes as ±0. */
export const signed = (n: number): string => (n === 0 ? '±0' : n > 0 ? `+${n}` : `−${-n}`);

/** The part of the unrest track a space belongs to. */
export type Part = 'calm' | 'zone' | 'war';
export function partOf(space: number, zone: [number, number], last: number): Part {
  if (space >= last) return 'war';
  return space >= zone[0] && space <= zone[1] ? 'zone' : 'calm';
}
