// Moments one after the other: each for its time, all of them to be ended by a click or a key.
import type { Moment } from './pick';

export type Speed = 'normal' | 'quick' | 'off';

const PLAYED = 1600;
const ROUND = 8000;
/** Who has missed so many looks at the log instead. */
const MOST = 6;
/** With more waiting they go twice as fast. */
const MANY = 3;

export class MomentQueue {
  current: Moment | null = $state.raw(null);
  /** It stays until it is let go. */
  held = $state(false);
  private waiting: Moment[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `people`: whether others than bots play, who may not be made to wait for a summary to go. */
  constructor(private readonly read: () => { speed: Speed; still: boolean; people: boolean }) {}

  /** Show what happened, after what is being shown; of one that goes on, the longer one. */
  push(moments: readonly Moment[]): void {
    const { speed, still } = this.read();
    if (speed === 'off') return;
    for (const moment of moments) {
      if (still && moment.kind === 'played') continue;
      if (this.current?.id === moment.id) this.current = moment;
      else if (!this.replace(moment)) this.waiting.push(moment);
    }
    while (this.waiting.length > MOST) {
      const old = this.waiting.findIndex((one) => one.kind === 'played');
      if (old < 0) break;
      this.waiting.splice(old, 1);
    }
    if (!this.current) this.next();
  }

  /** End what is shown and show the next. */
  next(): void {
    clearTimeout(this.timer);
    this.held = false;
    this.current = this.waiting.shift() ?? null;
    const time = this.time();
    if (time) this.timer = setTimeout(() => this.next(), time);
  }

  /** Keep what is shown until it is ended by hand, or let it go on. */
  hold(): void {
    clearTimeout(this.timer);
    if (this.held) this.next();
    else this.held = true;
  }

  clear(): void {
    clearTimeout(this.timer);
    this.waiting = [];
    this.current = null;
    this.held = false;
  }

  private replace(moment: Moment): boolean {
    const at = this.waiting.findIndex((one) => one.id === moment.id);
    if (at >= 0) this.waiting[at] = moment;
    return at >= 0;
  }

  /** Milliseconds of what is shown; 0 waits for the reader. */
  private time(): number {
    const { speed, people } = this.read();
    if (!this.current || this.current.kind === 'razed') return 0;
    if (this.current.kind === 'round') return people ? 0 : ROUND;
    const hurried = this.waiting.length > MANY ? 0.5 : 1;
    return PLAYED * hurried * (speed === 'quick' ? 0.5 : 1);
  }
}
