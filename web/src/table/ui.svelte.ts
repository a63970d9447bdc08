// What the parts of a table share: what is lit, what is chosen, what is shown large, and how to answer.
import { getContext, setContext } from 'svelte';
import { announce } from '../lib/announce.svelte';
import { sentence } from '../lib/api';
import { lang } from '../lib/i18n.svelte';
import { prefs } from '../lib/prefs.svelte';
import type { CardMap, Choice, HintsGiven, Question, TableInfo } from '../lib/types';
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
import { type Warning, warningFor } from './logic/warnings';
import { tablePrefs } from './prefs.svelte';
import { w } from './words';

export interface Source {
  question: Question | null;
  cards: CardMap;
  reader: number | null;
  table: TableInfo | undefined;
  canUndo: boolean;
  /** The reader's points. */
  vp: number | null;
  onmove: ((move: string) => void) | undefined;
  /** Thinks the question over; there is none where the table allows no hints. */
  onhint: (() => Promise<HintsGiven>) | undefined;
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
  /** The key of the thing that was clicked last; its uses are unfolded. */
  selected: string | null = $state(null);
  /** The card of that thing. */
  selectedCard = $state('');
  large: Large | null = $state.raw(null);
  pending: { choice: Choice; warning: Warning } | null = $state.raw(null);
  tab: Tab = $state('me');
  listing = $state(false);
  /** What a hint has told, that it is being thought over, or why there is none. */
  hint: { given: HintsGiven | null; problem: string } | null = $state.raw(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly read: () => Source) {}

  things: Map<string, Thing> = $derived.by(() => things(this.question));
  lit: Set<string> = $derived.by(() => (this.canAct ? lit(this.question) : new Set()));

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
    this.selected = null;
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
    const hints = this.hint?.given?.hints ?? [];
    return hints.findIndex((one) => keyOf(one.target) === key) + 1;
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

  /** A thing was clicked: answer with it if there is one way, else unfold what can be done, and why not. */
  touch(key: string, card = ''): void {
    this.hideLarge();
    if (!this.canAct) {
      if (card) this.pin(card, key);
      return;
    }
    const thing = this.things.get(key);
    const only = thing?.open.length === 1 && !thing.refused.length ? thing.open[0] : undefined;
    if (only && !only.preview?.reveals) {
      this.choose(only);
      return;
    }
    this.selected = this.selected === key ? null : key;
    this.selectedCard = card;
  }

  /** Answer, after the question whether that is meant where something would be lost. */
  choose(choice: Choice): void {
    if (choice.refusal) return;
    const warning = warningFor(choice, this.question, this.read().canUndo, {
      confirmEnd: prefs.confirm,
      warnReveal: tablePrefs.warnReveal,
      warnPass: tablePrefs.warnPass,
    });
    if (warning && this.pending?.choice !== choice) {
      this.pending = { choice, warning };
      this.listing = false;
      return;
    }
    this.send(choice);
  }

  send(choice: Choice): void {
    this.clear();
    this.read().onmove?.(choice.move);
  }

  clear(): void {
    this.selected = null;
    this.pending = null;
    this.listing = false;
    this.hint = null;
    this.hideLarge();
  }

  /** Escape: fold the last thing that was opened; tells whether there was one. */
  back(): boolean {
    if (this.pending) this.pending = null;
    else if (this.selected !== null) this.selected = null;
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
    if (this.large?.pinned) return;
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
