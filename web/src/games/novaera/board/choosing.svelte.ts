// The die one means to spend: chosen on this page only, it is no move until something is bought with it.
import { getContext, setContext } from 'svelte';
import type { Choice, Question } from '../../../lib/types';
import { keyOf } from '../../../table/logic/targets';
import { use } from '../../../table/ui.svelte';
import { firstEqual, type Offer, offerOf, type Way, wayOf } from './offers';
import type { DieView } from './view';

const KEY = Symbol('choosing');
const CHAIN = ['turn', 'paying_colour'];

export class Choosing {
  private readonly ui = use();
  /** The die that was chosen, by its place among the own dice. */
  picked: number | null = $state(null);
  /** The die under the pointer. */
  over: number | null = $state(null);
  /** The unrest that what the pointer is on would lead to. */
  ghost: number | null = $state(null);
  /** The zone of dice under the pointer. */
  zone: number | null = $state(null);
  private before: { code: string; dice: string } = { code: '', dice: '' };

  constructor(private readonly read: () => { dice: DieView[] }) {}

  get dice(): DieView[] {
    return this.read().dice;
  }
  /** Whether a die is to be spent now. */
  get spending(): boolean {
    return this.ui.canAct && this.ui.question?.code === 'turn';
  }
  /** The die that counts: under the pointer, chosen, or the only one. */
  get die(): number | null {
    if (!this.spending) return null;
    const chosen = this.over ?? this.picked;
    if (chosen !== null && this.dice[chosen]) return chosen;
    return this.dice.length && this.dice.every((_, i) => firstEqual(this.dice, i) === 0) ? 0 : null;
  }
  pick(at: number): void {
    this.picked = this.picked === at ? null : at;
  }
  offer(key: string): Offer | null {
    return this.spending ? offerOf(this.ui.things.get(key), this.dice, this.die) : null;
  }
  /** The way of a move that names no card. */
  way(move: string): Way | undefined {
    const choice = this.ui.question?.choices.find((one) => one.move === move && !one.refusal);
    return wayOf(choice, this.dice, this.die);
  }

  /** Answer "which die?" with the chosen one, right after the action that needs it; not after an undo. */
  follow(question: Question | null): void {
    const dice = JSON.stringify(this.dice);
    const before = this.before;
    this.before = { code: question?.code ?? before.code, dice };
    if (this.picked !== null && !this.dice[this.picked]) this.picked = null;
    if (question?.code === 'turn' && before.dice !== dice) this.picked = null;
    if (question?.code !== 'action_die' || this.picked === null || !this.ui.canAct) return;
    if (!CHAIN.includes(before.code) || before.dice !== dice) return;
    const index = firstEqual(this.dice, this.picked);
    const answer = question.choices.find(
      (one) => !one.refusal && keyOf(one.target).endsWith(`:${index}`),
    );
    if (answer) this.insist(question, answer);
  }

  /** Send an answer until the question is another one: the page may still be busy with the last move. */
  private insist(question: Question, answer: Choice, tries = 40): void {
    if (this.ui.question !== question || !tries) return;
    this.ui.send(answer);
    setTimeout(() => this.insist(question, answer, tries - 1), 50);
  }
}

export const provideChoosing = (one: Choosing): Choosing => setContext(KEY, one);
export const choosing = (): Choosing => getContext<Choosing>(KEY);
