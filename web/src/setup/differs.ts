// What differs from the usual rules, in a few words each: a table is known by these.
import { GAMES } from '../games';
import { type Args, fill, pick } from '../lib/i18n.svelte';
import type { GameInfo, OptionInfo, OptionValue } from '../lib/types';
import { choiceWord } from '../pages/words';
import { changedOptions } from './setup';
import { s, sIfKnown } from './words';

const shown = (value: OptionValue): string => {
  if (typeof value === 'string') return choiceWord(value);
  return Array.isArray(value) ? value.join(', ') : String(value);
};

/** What is said of a difference: by the game that alone has it, or by the page. */
function brief(what: string, args?: Args): string {
  const own = GAMES.find(({ differences }) => differences[what])?.differences[what];
  return own ? fill(pick(own), args) : sIfKnown(`chip.${what}`, args);
}

/** A difference in its own few words; '' where it has none. */
function inShort(option: OptionInfo, value: OptionValue): string {
  if (value === false) return '';
  const own = typeof value === 'string' ? brief(`${option.name}.${value}`) : '';
  const n = typeof value === 'string' ? value.replace('seat_', '') : shown(value);
  return own || brief(option.name, { n });
}

/** A difference as the option itself says it. */
function inFull(option: OptionInfo, value: OptionValue): string {
  const words = pick(option.words);
  if (option.kind === 'switch') return value ? words : s('differs.not', { words });
  return option.kind === 'table' ? words : `${words}: ${shown(value)}`;
}

export interface Differences {
  /** What everybody understands, in a few words each. */
  plain: string[];
  /** Readings for experts, in full. */
  expert: string[];
}

export function differences(
  game: GameInfo | undefined,
  options: Record<string, OptionValue>,
): Differences {
  const found: Differences = { plain: [], expert: [] };
  if (!game) return found;
  const changed = changedOptions(game.options, options);
  for (const option of game.options) {
    if (!(option.name in changed)) continue;
    const value = changed[option.name]!;
    const short = inShort(option, value);
    if (short || option.group !== 'expert') found.plain.push(short || inFull(option, value));
    else found.expert.push(inFull(option, value));
  }
  return found;
}
