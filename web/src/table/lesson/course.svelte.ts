// Which step of a lesson is on: several may lead to one move, and the browser remembers how many were read.
import type { Guide, LessonStep } from './types';

interface Kept {
  at: string;
  read: number;
}

export class Reading {
  /** How many of the steps before the next move were read. */
  read = $state(0);
  /** The answer that was given to the question of this step. */
  answer: number | null = $state(null);
  private at = '';
  private fromBehind = false;

  constructor(
    private readonly table: string,
    private readonly guide: () => Guide,
  ) {}

  /** A question cannot lead to a move: the task itself follows it. */
  says: LessonStep[] = $derived.by(() => {
    const { says, state, task } = this.guide();
    return state === 'step' && says.at(-1)?.quiz ? [...says, { text: `${task}.` }] : says;
  });
  step: LessonStep | undefined = $derived.by(() => this.says[this.read]);
  isMove: boolean = $derived.by(
    () => this.guide().state === 'step' && this.read >= this.says.length - 1,
  );
  isOver: boolean = $derived.by(
    () => this.guide().state === 'end' && this.read >= this.says.length,
  );
  number: number = $derived.by(() => {
    const { step, steps } = this.guide();
    return Math.min(step + this.read, steps);
  });

  /** The lesson stands somewhere: begin there, or go on where it was left. */
  follow(): void {
    const { state, step, move } = this.guide();
    const at = `${state} ${step} ${move ?? ''}`;
    if (at === this.at) return;
    const first = this.at === '';
    this.at = at;
    this.answer = null;
    this.read = first ? this.kept() : 0;
    if (this.fromBehind && state === 'step') this.read = Math.max(0, this.says.length - 1);
    if (state === 'step' || state === 'end') this.fromBehind = false;
    this.keep();
  }

  next(): void {
    this.read += 1;
    this.answer = null;
    this.keep();
  }

  /** One step back; tells whether the move before is to be taken back for it. */
  back(): boolean {
    if (this.read === 0) {
      this.fromBehind = true;
      return true;
    }
    this.read -= 1;
    this.answer = null;
    this.keep();
    return false;
  }

  private kept(): number {
    try {
      const kept = JSON.parse(sessionStorage.getItem(this.key()) ?? 'null') as Kept | null;
      return kept?.at === this.at ? Math.max(0, Math.min(kept.read, this.says.length)) : 0;
    } catch {
      return 0;
    }
  }

  private keep(): void {
    try {
      sessionStorage.setItem(this.key(), JSON.stringify({ at: this.at, read: this.read }));
    } catch {
      // a browser that keeps nothing begins with the first step of the move
    }
  }

  private key(): string {
    return `novastate.lesson.${this.table}`;
  }
}
