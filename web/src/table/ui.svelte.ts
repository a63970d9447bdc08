// What the parts of a table share: what is lit, what is chosen, what is shown large, and how to answer.
import { getContext, setContext } from 'svelte';
import { announce } from '../lib/announce.svelte';
import { sentence } from '../lib/api';
import { lang } from '../lib/i18n.svelte';
import type { CardMap, Choice, Goods, HintsGiven, Question, TableInfo, Target } from '../lib/types';
import { isForced, stepOf, type Weight, weightOf } from './logic/confirming';
import { answersOf, needed, timesPicked, toggled } from './logic/picks';
import {
  isLoose,
  keyOf,
  lit,
  type Tab,
  type Thing,
  tabOf,
  tabOfKey,
  things,
} from './logic/targets';
import { taken } from './logic/trade';
import { givesUp } from './logic/verbs';
import { pw } from './panel/words';
import { tablePrefs } from './prefs.svelte';
import { w } from './words';

export interface Source {
  question: Question | null;
  cards: CardMap;
  reader: number | null;
  table: TableInfo | undefined;
  /** The reader's points. */
  vp: number | null;
  onmove: ((move: string) => void) | undefined;
  /** The reader's hand, card by card. */
  hand?: string[];
  /** Thinks the question over; there is none where the table allows no hints. */
  onhint: (() => Promise<HintsGiven>) | undefined;
  /** What the hint of a puzzle points at. */
  pointed?: { move: string; target: Target } | undefined;
  /** The tab of a phone where a turn is played. */
  home: Tab;
}

/** A card shown large: floating beside the pointer or the focus, or kept open as a dialog. */
export interface Large {
  card: string;
  key: string;
  pinned: boolean;
  at: DOMRect | null;
}

const KEY = Symbol('table');

export class TableUi {
  /** The key of the thing that was pressed last; the panel beside it shows its ways. */
  selected: string | null = $state(null);
  /** The card of that thing. */
  selectedCard = $state('');
  /** What a game says of a way to use a card: how far one reaches for it. */
  noteOf: (move: string) => string = $state.raw(() => '');
  large: Large | null = $state.raw(null);
  /** What is asked once more before it is sent. */
  pending: { choice: Choice; weight: Weight } | null = $state.raw(null);
  /** What was pressed, as long as it stands on the page. */
  pressed: Element | null = $state.raw(null);
  /** What the way under pointer or focus would take from the supply. */
  taking: Goods = $state.raw({});
  /** The things chosen so far, where several are wanted together. */
  picked: string[] = $state.raw([]);
  /** Answers that go out one after the other. */
  private queue: { code: string; moves: string[] } = { code: '', moves: [] };
  tab: Tab = $state('me');
  listing = $state(false);
  /** What a hint has told, that it is being thought over, or why there is none. */
  hint: { given: HintsGiven | null; problem: string } | null = $state.raw(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly read: () => Source) {}

  things: Map<string, Thing> = $derived.by(() => things(this.question));
  lit: Set<string> = $derived.by(() => {
    if (!this.canAct) return new Set<string>();
    const forced = isForced(this.question);
    return lit(this.question, (choice) => givesUp(choice) && !forced);
  });
  /** How many things the question wants together. */
  need: number = $derived.by(() => (this.canAct ? needed(this.question) : 1));

  get question(): Question | null {
    return this.read().question;
  }
  get cards(): CardMap {
    return this.read().cards;
  }
  get reader(): number | null {
    return this.read().reader;
  }
  get canAct(): boolean {
    return this.read().onmove !== undefined;
  }

  /** The thing whose uses are unfolded. */
  get unfolded(): Thing | null {
    if (this.selected === null || !this.canAct) return null;
    return this.things.get(this.selected) ?? null;
  }

  get canHint(): boolean {
    return this.read().onhint !== undefined && this.question !== null && this.canAct;
  }

  /** Ask for a hint, or fold the one that is there. */
  async askHint(): Promise<void> {
    const ask = this.read().onhint;
    if (!ask || !this.canHint) return;
    if (this.hint) {
      this.hint = null;
      return;
    }
    this.fold();
    const waiting = { given: null, problem: '' };
    this.hint = waiting;
    const told = await ask().then(
      (given) => ({ given, problem: '' }),
      (error: unknown) => ({ given: null, problem: sentence(error) }),
    );
    if (this.hint !== waiting) return; // folded, or another question meanwhile
    this.hint = told;
    if (told.problem) announce(told.problem, true);
    const first = told.given?.hints[0];
    if (first && !isLoose(first.target.zone)) this.tab = tabOfKey(keyOf(first.target), this.reader);
  }

  /** The choices a hint names, the best first; null while there is no hint. */
  get hintedChoices(): Choice[] | null {
    const hints = this.hint?.given?.hints;
    if (!hints) return null;
    return hints.flatMap((one) => this.question?.choices.filter((c) => c.move === one.move) ?? []);
  }

  /** The place of a thing among the hints: 1 is the best, 0 is none of them. */
  hinted(key: string): number {
    const { pointed } = this.read();
    const hints = this.hint?.given?.hints ?? (pointed && this.canAct ? [pointed] : []);
    return hints.findIndex((one) => keyOf(one.target) === key) + 1;
  }

  /** Tell whether a choice is the move that the hint of a puzzle named. */
  isPointed(choice: Choice): boolean {
    return this.canAct && choice.move === this.read().pointed?.move;
  }

  name(card: string): string {
    return this.cards.get(card)?.names[lang()] ?? card;
  }

  /** The reader's points now. */
  get vp(): number | null {
    return this.read().vp;
  }

  seatName(seat: number): string {
    const seats = this.read().table?.seats;
    if (seats && seat >= seats.length) return w('solo.title');
    return seats?.find((one) => one.index === seat)?.name || `${seat + 1}`;
  }

  isLit(key: string): boolean {
    return this.lit.has(key);
  }

  /** A thing was pressed: show its ways beside it, or what it is; only a plain answer is given at once. */
  touch(key: string, card = '', element: Element | null = null): void {
    this.hideLarge();
    this.pressed = element;
    if (!this.canAct) {
      if (card) this.pin(card, key);
      return;
    }
    const thing = this.things.get(key);
    if (thing?.open.length && this.need > 1) {
      this.pick(key);
      return;
    }
    const only = thing?.open.length === 1 && !thing.refused.length ? thing.open[0] : undefined;
    if (only && stepOf(only, this.question, tablePrefs.asking, 'thing') === 'send') {
      this.send(only);
      return;
    }
    const again = this.selected === key && !this.pending;
    this.fold();
    if (again || (!card && !this.things.has(key))) return;
    this.selected = key;
    this.selectedCard = card;
  }

  /** Answer by a button that says what it does; what hurts is asked once more. */
  choose(choice: Choice, element: Element | null = null): void {
    if (choice.refusal) return;
    if (this.need > 1) {
      this.listing = false;
      this.hideLarge();
      this.pick(keyOf(choice.target));
      return;
    }
    if (stepOf(choice, this.question, tablePrefs.asking, 'label') === 'send') {
      this.send(choice);
      return;
    }
    if (this.selected === null) this.pressed = element;
    this.pending = { choice, weight: weightOf(choice, this.question) };
    this.listing = false;
    this.hideLarge();
  }

  send(choice: Choice): void {
    this.clear();
    this.read().onmove?.(choice.move);
  }

  /** Choose a thing among those that are wanted together, or leave it. */
  pick(key: string): void {
    const card = key.slice(key.indexOf(':') + 1);
    const copies = this.read().hand?.filter((one) => one === card).length || 1;
    const before = timesPicked(this.picked, key);
    this.picked = toggled(this.picked, key, copies, this.need);
    const said = timesPicked(this.picked, key) > before ? 'pick.said' : 'pick.unsaid';
    announce(pw(said, { name: this.name(card), n: this.picked.length, need: this.need }));
  }

  /** The place of a thing among those that are chosen; 0 is none of them. */
  pickedAt(key: string): number {
    return this.picked.indexOf(key) + 1;
  }

  get picksComplete(): boolean {
    return this.need > 1 && this.picked.length === this.need;
  }

  /** Send what is chosen, one answer after the other. */
  sendPicked(): void {
    const moves = answersOf(this.question, this.picked).map((one) => one.move);
    if (!this.question || moves.length < this.need) return;
    const [first, ...rest] = moves;
    this.clear();
    this.queue = { code: this.question.code, moves: rest };
    if (first) this.read().onmove?.(first);
  }

  /** A further question: answer it with what was chosen already; tells whether it did. */
  goOn(): boolean {
    const { code, moves } = this.queue;
    const [next, ...rest] = moves;
    const question = this.question;
    if (!question) this.giveUpQueue(); // the game answered what was left itself
    // A state that came before the last answer was stored still wants one more.
    if (!next || !question || needed(question) > moves.length) return false;
    const open = question.code === code && question.choices.some((one) => one.move === next);
    this.queue = { code, moves: open ? rest : [] };
    if (open) this.read().onmove?.(next);
    return open;
  }

  /** Forget what was still to be sent: the last answer was refused. */
  giveUpQueue(): void {
    this.queue = { code: '', moves: [] };
  }

  /** Pointer or focus is on a way: lift what it takes. */
  consider(choice: Choice | null): void {
    this.taking = choice && !choice.refusal ? taken(choice) : {};
  }

  /** Fold the panel. */
  fold(): void {
    this.selected = null;
    this.selectedCard = '';
    this.pending = null;
    this.taking = {};
  }

  clear(): void {
    this.fold();
    this.picked = [];
    this.listing = false;
    this.hint = null;
    this.hideLarge();
  }

  /** Escape: fold the last thing that was opened; tells whether there was one. */
  back(): boolean {
    if (this.pending) this.pending = null;
    else if (this.selected !== null) this.fold();
    else if (this.picked.length) this.picked = [];
    else if (this.hint) this.hint = null;
    else if (this.large) this.large = null;
    else return false;
    return true;
  }

  /** Go where the question is answered. */
  follow(): void {
    if (this.question) this.tab = tabOf(this.question, this.reader, this.read().home);
  }

  hover(card: string, key: string, element: Element, pause: number): void {
    clearTimeout(this.timer);
    if (this.large?.pinned || this.selected !== null || this.pending) return;
    this.timer = setTimeout(() => {
      this.large = { card, key, pinned: false, at: element.getBoundingClientRect() };
    }, pause);
  }

  pin(card: string, key = ''): void {
    clearTimeout(this.timer);
    this.large = { card, key, pinned: true, at: null };
  }

  hideLarge(): void {
    clearTimeout(this.timer);
    this.large = null;
  }

  unhover(): void {
    clearTimeout(this.timer);
    if (this.large && !this.large.pinned) this.large = null;
  }
}

export const provide = (ui: TableUi): TableUi => setContext(KEY, ui);
export const use = (): TableUi => getContext<TableUi>(KEY);
