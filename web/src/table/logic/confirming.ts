/* The one rule of asking: how heavy an answer is, and what a press of it does. */
import type { Choice, Question } from '../../lib/types';
import { isEnd, isTurn } from './targets';
import { hasLoss } from './trade';
import { givesUp, verbOf } from './verbs';
import { strongOptions } from './warnings';

/**
 * `plain`: free, or the only thing left. `costs`: takes something, or is aimed at somebody. `reveals`: no way back.
 * `replaces`: something of one's own goes, and something comes. `gives_up`: something goes for nothing.
 * `ends`: one's part ends while there is more to do.
 */
export type Weight = 'plain' | 'costs' | 'reveals' | 'replaces' | 'gives_up' | 'ends';

/** When the page asks once more: always, when it hurts, never. */
export type Asking = 'always' | 'hurts' | 'never';
export const ASKINGS: readonly Asking[] = ['always', 'hurts', 'never'];

/** What was pressed: a thing of the table, or a button that says what it does. */
export type Pressed = 'thing' | 'label';

/** What a press does: it answers, it shows the ways, or it asks whether that is meant. */
export type Step = 'send' | 'show' | 'ask';

/** Zones from which one takes: a display, drawn cards, a row, dice to draft, factions. */
const OFFERED = new Set(['display', 'drawn', 'row', 'zones', 'factions']);

const openOf = (question: Question | null): Choice[] =>
  (question?.choices ?? []).filter((choice) => !choice.refusal);

/** Tell whether every answer lets something go: which one is all that is asked. */
export function isForced(question: Question | null): boolean {
  const open = openOf(question);
  return open.length > 0 && open.every(givesUp);
}

function weightOfEnd(choice: Choice, question: Question | null): Weight {
  if (openOf(question).length === 1) return 'plain';
  if (choice.move === 'pass') return 'ends';
  const gone = choice.preview?.reveals || hasLoss(choice) || strongOptions(question).length > 0;
  return gone ? 'ends' : 'plain';
}

/** Say how heavy an answer is. */
export function weightOf(choice: Choice, question: Question | null): Weight {
  if (isEnd(choice)) return weightOfEnd(choice, question);
  if (givesUp(choice)) return 'gives_up';
  if (choice.preview?.goes?.length) return 'replaces';
  const drafted = verbOf(choice) === 'pick'; // a zone of dice says on its face what it costs
  if (isTurn(question) || (hasLoss(choice) && !drafted)) return 'costs';
  if (OFFERED.has(choice.target.zone)) return 'plain';
  if (choice.preview?.reveals) return 'reveals';
  const { seat, zone } = choice.target;
  const aimed = seat !== undefined && question !== null && seat !== question.seat;
  return aimed || zone === 'dice' ? 'costs' : 'plain';
}

/** Say what a press does, given when the reader wants to be asked. */
export function stepOf(
  choice: Choice,
  question: Question | null,
  asking: Asking,
  pressed: Pressed,
): Step {
  if (asking === 'never') return 'send';
  const weight = weightOf(choice, question);
  if (pressed === 'thing') return weight === 'plain' && asking === 'hurts' ? 'send' : 'show';
  if (weight === 'plain') return 'send';
  if (asking === 'always' || weight === 'ends') return 'ask';
  return weight === 'gives_up' && !isForced(question) ? 'ask' : 'send';
}

/** Read when to ask from what was stored before there was one setting for it. */
export function askingFrom(
  stored: { asking?: unknown; warnReveal?: unknown; warnPass?: unknown },
  confirmEnd: boolean,
): Asking {
  const known = ASKINGS.find((one) => one === stored.asking);
  if (known) return known;
  if (confirmEnd) return 'always';
  return stored.warnReveal === false && stored.warnPass === false ? 'never' : 'hurts';
}
