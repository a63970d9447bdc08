/* The tips of each game, and which of them is due: the first that is new and whose thing is there. */

import { recordOf } from '../../games';
import type { Choice, Question } from '../../lib/types';
import shared from './shared.json';

export interface Tip {
  id: string;
  /** The questions it belongs to; any, if it names none. */
  asks?: string[];
  /** Verbs of which one must be among the answers. */
  can?: string[];
  /** So many answers at most: it is about what remains when little is left. */
  most?: number;
  /** Only in the solo game. */
  solo?: boolean;
  /** What it speaks of, the likeliest place first, in the words of `places.ts`. */
  at: string[];
  en: string;
  de: string;
}

/** A tip of a game, or what a game adds to a shared one. */
export type Entry = Partial<Tip> & { id: string };

const SHARED: Record<string, Partial<Tip>> = shared;

/** Fetch the tips of a game, the most urgent first. */
export async function tipsOf(game: string, solo = false): Promise<Tip[]> {
  const own = (await recordOf(game)?.tips())?.default ?? [];
  return own
    .filter((one) => solo || !one.solo)
    .map((one) => ({ ...SHARED[one.id], ...one }) as Tip);
}

export const verbOf = (choice: Choice): string => choice.move.split(' ')[0] ?? '';

/** The choices that are no mere refusals. */
export const openChoices = (question: Question): Choice[] =>
  question.choices.filter((choice) => !choice.refusal);

/** Tell whether a tip belongs to a question, wherever its thing may be. */
export function fits(tip: Tip, question: Question): boolean {
  const open = openChoices(question);
  const verbs = new Set(open.map(verbOf));
  if (tip.asks && !tip.asks.includes(question.code)) return false;
  if (tip.can && !tip.can.some((verb) => verbs.has(verb))) return false;
  return tip.most === undefined || open.length <= tip.most;
}

/** Choose what to say at a question: the first tip that is new, fits, and whose thing is there. */
export function chooseTip(
  tips: Tip[],
  seen: readonly string[],
  question: Question,
  isThere: (tip: Tip) => boolean,
): Tip | null {
  const due = (tip: Tip) => !seen.includes(tip.id) && fits(tip, question) && isThere(tip);
  return tips.find(due) ?? null;
}

/** What makes a question another one than that before it. */
export const nameOf = (question: Question): string =>
  `${question.code} ${question.choices.map((choice) => choice.move).join()}`;
