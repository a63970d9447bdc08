/* The turns of the virtual rival in a round, as far as they can be told. */
import type { MasterView } from './view';

const ATTACKS = 3;

export interface Step {
  kind: 'connection' | 'attack' | 'pass';
  /** The number of an attack. */
  n: number;
  state: 'done' | 'next' | 'later';
}

/** List its turns: connections that lie open, its attacks, and that it passes. */
export function steps(view: MasterView): Step[] {
  const passed = view.players[view.seats]?.passed ?? false;
  const over = view.rival_due || passed;
  const all: Omit<Step, 'state'>[] = [
    ...(over || view.attacks ? [] : view.open_connections).map((_, n) => ({
      kind: 'connection' as const,
      n,
    })),
    ...Array.from({ length: ATTACKS }, (_, i) => ({ kind: 'attack' as const, n: i + 1 })),
    { kind: 'pass' as const, n: 0 },
  ];
  const done = (step: Omit<Step, 'state'>) =>
    step.kind === 'attack' ? over || step.n <= view.attacks : step.kind === 'pass' && passed;
  const next = all.find((step) => !done(step));
  return all.map((step) => ({
    ...step,
    state: done(step) ? 'done' : step === next ? 'next' : 'later',
  }));
}

/** In a solo game: how likely the next attack hits a place, in per cent; 0 if it is not told. */
export const riskOf = (view: MasterView, place: number): number =>
  Math.round(100 * (view.forecast?.places.find((one) => one.place === place)?.share ?? 0));
