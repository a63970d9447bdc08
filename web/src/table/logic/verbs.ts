/* The verbs of moves: the first word of their notation. */
import type { Choice } from '../../lib/types';
import { hasGain } from './trade';

export const verbOf = (choice: Choice): string => choice.move.split(' ', 1)[0] ?? '';

/** Verbs by which something one has is let go. */
const LETS_GO = new Set('drop give_up room end break discard lose damage give'.split(' '));

/** Tell whether a choice lets something go and brings nothing. */
export const givesUp = (choice: Choice): boolean => LETS_GO.has(verbOf(choice)) && !hasGain(choice);

/** Verbs that turn goods into other goods: worth it only for what is done with them. */
const TRIFLES = new Set('hire exchange board dig shield take_token'.split(' '));

export const isTrifle = (choice: Choice): boolean => TRIFLES.has(verbOf(choice));
