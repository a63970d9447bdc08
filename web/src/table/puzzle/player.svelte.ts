// The solution on the board: fetched when it is asked for, and gone through move by move.
import { sentence } from '../../lib/api';
import type { View } from '../../lib/types';
import { askSolution } from '../../puzzles/api';
import type { Solution } from '../../puzzles/types';

export class Player {
  solution = $state.raw<Solution | null>(null);
  /** How many moves of it are shown; null while the own game is. */
  at = $state<number | null>(null);
  problem = $state('');

  constructor(
    private readonly table: string,
    private readonly show: (view: View | null) => void,
  ) {}

  readonly step = $derived(
    this.at && this.solution ? (this.solution.steps[this.at - 1] ?? null) : null,
  );

  /** Fetch it without showing it. */
  fetch = async (): Promise<void> => {
    try {
      this.solution ??= await askSolution(this.table);
      this.problem = '';
    } catch (error) {
      this.problem = sentence(error);
    }
  };

  open = async (): Promise<void> => {
    await this.fetch();
    if (this.solution) this.go(0);
  };

  go = (at: number): void => {
    if (!this.solution) return;
    this.at = Math.max(0, Math.min(at, this.solution.steps.length));
    this.show(this.step?.view ?? this.solution.view);
  };

  close = (): void => {
    this.at = null;
    this.show(null);
  };
}
