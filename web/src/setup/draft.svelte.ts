// The table that is being set up: everything that can be chosen, and what follows from it.
import { prefs } from '../lib/prefs.svelte';
import type { Character, GameInfo, NewTable, OptionValue, Pace } from '../lib/types';
import { p } from '../pages/words';
import { casted, castOf } from './cast';
import {
  changedOptions,
  converted,
  gamesFor,
  isFriendly,
  type Mode,
  newTable,
  readSeed,
  reseat,
  type SeatDraft,
  seatCounts,
  usualSeats,
} from './setup';
import { keep, usualFor } from './usual';

export class TableDraft {
  all: GameInfo[] = $state.raw([]);
  mode: Mode = $state('bot');
  wanted = $state('');
  seats: SeatDraft[] = $state([]);
  cast: Character[] = $state.raw([]);
  visibility: 'open' | 'private' = $state('open');
  pace: Pace = $state('live');
  moveSeconds = $state(0);
  options: Record<string, OptionValue> = $state({});
  /** A sentence for each option that cannot be taken as it is written. */
  wrong: Record<string, string> = $state({});
  seed = $state('');
  /** Whether hints and reviews are allowed; null: as is usual. */
  analysis: boolean | null = $state(null);

  possible = $derived(gamesFor(this.all, this.mode));
  game = $derived(this.possible.find(({ id }) => id === this.wanted) ?? this.possible[0]);
  counts = $derived(this.game ? seatCounts(this.game, this.mode) : []);
  friendly = $derived(isFriendly(this.mode, this.visibility, this.seats));
  hints = $derived(this.analysis ?? this.friendly);
  changed = $derived(this.game ? changedOptions(this.game.options, this.options) : {});

  /** Sit down to another game, or in another way: people and levels stay. */
  enter(mode: Mode, wanted: string): void {
    const [before, ways] = [this.game?.id, this.mode !== mode];
    this.mode = mode;
    this.wanted = wanted;
    const game = this.game;
    if (!game) return;
    const usual = mode === 'bot' ? usualFor(game) : null;
    if (!this.seats.length) {
      this.seats = usual?.seats ?? usualSeats(game, mode, this.counts[0] ?? 0);
      this.analysis = usual?.analysis ?? null;
    } else {
      this.seats = reseat(game, mode, ways ? converted(this.seats, mode) : this.seats);
    }
    if (before !== game.id || !Object.keys(this.options).length) this.reset(usual?.options);
    this.fill(game.id);
  }

  /** Take the usual rules, except for what is given. */
  reset(given: Record<string, OptionValue> = {}): void {
    const defaults = this.game?.options.map((option) => [option.name, option.default]) ?? [];
    this.options = { ...Object.fromEntries(defaults), ...given };
    this.wrong = {};
  }

  /** Let characters sit down at the bots' seats. */
  private async fill(game: string): Promise<void> {
    const cast = await castOf(game);
    if (this.game?.id !== game) return; // the reader has gone on meanwhile
    this.cast = cast;
    if (cast.length) this.seats = casted(this.seats, cast);
  }

  resize(count: number): void {
    if (!this.game) return;
    const usual = usualSeats(this.game, this.mode, count);
    const bot = this.seats.findLast((seat) => seat.kind === 'bot')?.bot;
    const fresh = usual.map((seat, i) => this.seats[i] ?? { ...seat, bot: bot ?? seat.bot });
    this.seats = this.cast.length ? casted(fresh, this.cast) : fresh;
  }

  remove(index: number): void {
    this.seats = this.seats.filter((_, i) => i !== index);
  }

  /** Say what stands in the way of the table; '' if nothing does. */
  problem(): string {
    const closed = this.seats.every((seat) => seat.kind !== 'open');
    if (closed && readSeed(this.seed) === null) return p('new.seed.bad');
    return Object.values(this.wrong).find(Boolean) ?? '';
  }

  wish(game: GameInfo): NewTable {
    return newTable({
      game,
      mode: this.mode,
      seats: this.seats,
      you: prefs.name,
      player: p('new.name.default'),
      visibility: this.visibility,
      pace: this.pace,
      moveSeconds: this.moveSeconds,
      options: $state.snapshot(this.options) as Record<string, OptionValue>,
      seed: this.seed,
      analysis: this.analysis,
    });
  }

  /** Keep the table for the next time it is wanted by one press. */
  keep(kind: 'kept' | 'last'): void {
    if (!this.game || this.mode !== 'bot') return;
    keep(kind, this.game.id, {
      seats: $state.snapshot(this.seats),
      options: $state.snapshot(this.changed) as Record<string, OptionValue>,
      analysis: this.analysis,
    });
  }
}
