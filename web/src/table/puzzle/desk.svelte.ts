// What lies beside a puzzle: what the try is worth, what the reader has solved, and what comes next.
import { daily, shelf, stakes, standing } from '../../puzzles/api';
import { today } from '../../puzzles/days';
import { type Kept, kept, note } from '../../puzzles/keeping';
import { next, nextTheme, themesOf } from '../../puzzles/pick';
import type { Daily, Puzzle, PuzzleShown, Stakes, Standing } from '../../puzzles/types';

const TRIES = 10;
const PAUSE = 300;

export class Desk {
  stakes = $state.raw<Stakes | null>(null);
  standing = $state.raw<Standing | null>(null);
  daily = $state.raw<Daily | null>(null);
  list = $state.raw<Puzzle[]>([]);
  theme = $state('');
  /** How the puzzle stood when it was last noted. */
  private noted = '';

  private readonly id: string = '';
  private readonly game: string;

  constructor(id: string, game: string, theme: string) {
    this.id = id;
    this.game = game;
    this.theme = theme;
  }

  readonly isDaily = $derived(this.daily?.puzzle.id === this.id);
  readonly themes = $derived(themesOf(this.list, this.standing?.tries ?? {}));
  readonly next = $derived(
    this.standing ? next(this.list, this.standing, { theme: this.theme, not: this.id }) : undefined,
  );
  /** Where a theme has nothing left: the one to go on with. */
  readonly later = $derived(
    this.theme && !this.next ? nextTheme(this.themes, this.theme) : undefined,
  );
  readonly nextAfter = $derived(
    this.standing && this.later
      ? next(this.list, this.standing, { theme: this.later.id, not: this.id })
      : undefined,
  );

  private guest(): Kept | null {
    return this.standing && !this.standing.account ? kept() : null;
  }

  /** Fetch it all; the table can be played without any of it. */
  load = async (): Promise<void> => {
    const quiet = () => null;
    [this.standing, this.daily, this.list] = await Promise.all([
      standing().catch(quiet),
      daily().catch(quiet),
      shelf(this.game).catch(() => []),
    ]);
    if (!this.stakes) await this.loadStakes();
  };

  private async loadStakes(): Promise<void> {
    this.stakes = await stakes(this.id, this.guest()).catch(() => this.stakes);
  }

  /** Take note of what a try came to: a guest's is kept here, the server stores an account's. */
  async settle({ tried, state, hints }: PuzzleShown): Promise<void> {
    const solved = state === 'reached';
    const now = `${tried}${solved}`;
    if (!tried || this.noted === now || !this.standing) return;
    this.noted = now;
    if (this.standing.account) {
      await this.await(solved);
      return;
    }
    if (!this.stakes) await this.loadStakes();
    if (!this.stakes) return;
    const day = this.isDaily ? today() : null;
    this.standing = note(this.id, { first: tried === 'solved', solved, hints }, this.stakes, day);
    this.stakes = { ...this.stakes, counted: this.standing.tries[this.id] ?? null };
  }

  /** The server stores a try right after it is decided. */
  private async await(solved: boolean): Promise<void> {
    for (let n = 0; n < TRIES; n += 1) {
      await this.loadStakes();
      const counted = this.stakes?.counted;
      if (counted && (counted.solved || !solved)) break;
      await new Promise((go) => setTimeout(go, PAUSE));
    }
    this.standing = await standing().catch(() => this.standing);
    this.daily = await daily().catch(() => this.daily);
  }
}
