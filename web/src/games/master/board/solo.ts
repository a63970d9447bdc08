/* The turns of the virtual rival in a round, and its next attack, as far as they can be told. */
import type { MasterView, Narrowed, Threat } from './view';

const ATTACKS = 3;
/** A place in danger wears a tag from this many per cent on. */
const RISKY = 20;

export interface Step {
  kind: 'connection' | 'attack' | 'pass';
  /** The number of an attack. */
  n: number;
  /** `left`: it hit before, or passed; that attack does not come. */
  state: 'done' | 'missed' | 'hit' | 'now' | 'next' | 'due' | 'later' | 'left';
  /** The card that an attack turned up. */
  card?: string | undefined;
}

/** List its turns: connections that lie open, its attacks, and that it passes; `choosing`: a hit is being settled. */
export function steps(view: MasterView, choosing = false): Step[] {
  const passed = view.players[view.seats]?.passed ?? false;
  const over = view.rival_due || passed;
  const open = over || view.attacks ? [] : view.open_connections;
  const connecting = open.length > 0;
  const attack = (n: number): Step => {
    const hit = view.rival_due && view.attacks < ATTACKS;
    const state = (): Step['state'] => {
      if (n > view.attacks) return over ? 'left' : 'later';
      if (n < view.attacks) return 'missed';
      if (choosing) return 'now';
      return hit ? 'hit' : over && view.attacks === ATTACKS ? 'done' : 'missed';
    };
    return { kind: 'attack', n, state: state(), card: view.attack_pile?.[n - 1] };
  };
  const all: Step[] = [
    ...open.map((_, n): Step => ({ kind: 'connection', n, state: n ? 'later' : 'next' })),
    ...Array.from({ length: ATTACKS }, (_, i) => attack(i + 1)),
    { kind: 'pass', n: 0, state: passed ? 'done' : view.rival_due ? 'due' : 'later' },
  ];
  const next = connecting || over || choosing ? -1 : view.attacks;
  return all.map((step, i) => (i === next ? { ...step, state: 'next' } : step));
}

/** In a solo game: how likely the next attack hits a place, in per cent; 0 if it is not told. */
export const riskOf = (view: MasterView, place: number): number =>
  Math.round(100 * (view.forecast?.places.find((one) => one.place === place)?.share ?? 0));

/** A place that is so likely hit that one should see it. */
export const isRisky = (risk: number): boolean => risk >= RISKY;

/** The threat whose reason is shown: the one pressed, or else the likeliest. */
export const threatAt = (threats: readonly Threat[], pressed: number | null): Threat | undefined =>
  threats.find((one) => one.place === pressed) ?? threats[0];

/** The rules up to the one that leaves a single place: what follows decides nothing. */
export function deciding(why: readonly Narrowed[]): Narrowed[] {
  const at = why.findIndex((step) => step.left.length < 2);
  return at < 0 ? [...why] : why.slice(0, at + 1);
}
