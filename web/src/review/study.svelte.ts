// What the server thinks of a game, as it comes: chances move by move, then the review.
import { joined } from '../analysis/logic';
import { announce } from '../lib/announce.svelte';
import { api, sentence } from '../lib/api';
import type { Review, ReviewedMove } from '../lib/types';
import { r } from './words';

export class Study {
  chances: number[][] = $state.raw([]);
  errors: number[][] = $state.raw([]);
  review: Review | null = $state.raw(null);
  /** Decisions that are judged, of how many. */
  decided = $state({ done: 0, total: 0 });
  working = $state(false);
  problem = $state('');
  private control: AbortController | null = null;
  private eyes: number | null | undefined;

  constructor(private readonly id: string) {}

  /** The judged decision that was made with a move. */
  at(move: number): ReviewedMove | undefined {
    return this.review?.moves.find((one) => one.move === move);
  }

  /** Work out the chances as somebody could judge them; of a finished game the review too. */
  start = async (eyes: number | null, finished: boolean): Promise<void> => {
    this.stop();
    if (eyes !== this.eyes) this.chances = this.errors = [];
    this.eyes = eyes;
    this.problem = '';
    this.working = true;
    const control = new AbortController();
    this.control = control;
    try {
      const chart = this.follow(eyes, control.signal);
      await Promise.all(finished ? [chart, this.judge(control.signal)] : [chart]);
    } catch (error) {
      if (!control.signal.aborted) this.problem = sentence(error);
      control.abort(); // the other half is no use alone
    } finally {
      if (this.control === control) this.working = false;
    }
  };

  /** Give up; what is there stays. */
  stop = (): void => {
    this.control?.abort();
    this.control = null;
    this.working = false;
  };

  private async follow(eyes: number | null, signal: AbortSignal): Promise<void> {
    for await (const line of api.chances(this.id, eyes, signal)) {
      if (signal.aborted) return;
      this.chances = joined(this.chances, line.first, line.chances);
      this.errors = joined(this.errors, line.first, line.errors);
    }
  }

  private async judge(signal: AbortSignal): Promise<void> {
    for await (const line of api.review(this.id, signal)) {
      if (signal.aborted) return;
      this.decided = { done: line.done, total: line.total };
      if (line.review) {
        this.review = line.review;
        announce(r('head.title'));
      }
    }
  }
}
