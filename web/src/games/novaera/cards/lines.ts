// What cards of Nova Era have in common for drawing: colours, eras, and their lines of text.
import type { NovaCard } from '../../../lib/generated/shapes';
import './face.css';
import type { Lang } from '../../../lib/types';

export const COLOURS = ['green', 'red', 'yellow', 'blue', 'black'] as const;
export const RESOURCES = ['green', 'red', 'yellow', 'blue'] as const;
export const COLUMNS = ['green', 'red', 'yellow', 'blue', 'territory', 'personality'] as const;
export const TRACKS = ['riots', 'invasion', 'decline', 'regression', 'dark_age'] as const;
/** The colour of the dice that move a track. */
export const TRACK_COLOUR: Record<string, string> = Object.fromEntries(
  TRACKS.map((track, i) => [track, COLOURS[i] ?? 'black']),
);

export interface EffectLine {
  /** The trigger that stands as an icon before the line. */
  trigger: string;
  text: string;
}

const PLAIN = ['instant', 'production', 'scoring', 'always'];

/** Take the word of the trigger off a sentence, because its icon says it. */
function shortened(trigger: string, line: string): string {
  const bare = line.replace(/\.$/, '');
  if (PLAIN.includes(trigger)) return bare.replace(/^[^:]+: /, '');
  return trigger === 'ability' ? bare.replace(/^[^,:]+[,:] /, '') : bare;
}

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** The effects of a card, each with its trigger, and the lines about other cards at the foot. */
export function linesOf(card: NovaCard, lang: Lang): { effects: EffectLine[]; foot: string[] } {
  const lines = card.text[lang].split('\n').slice(1);
  const effects = card.effects.map(({ trigger }, i) => ({
    trigger,
    text: capital(shortened(trigger, lines[i] ?? '')),
  }));
  return { effects, foot: lines.slice(card.effects.length) };
}

/** The ground a card is drawn on, in two flat halves: its colours, or the one of its kind. */
export function groundOf(card: NovaCard): string {
  const [one = card.kind, two = one] = card.colours;
  return `linear-gradient(105deg, var(--colour-${one}) 50%, var(--colour-${two}) 50%)`;
}
