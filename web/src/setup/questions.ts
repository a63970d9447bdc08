// The few questions everybody may be asked: their answers as buttons, the usual one named.
import type { GameInfo, OptionInfo, OptionValue } from '../lib/types';
import { choiceWord } from '../pages/words';
import type { Mode } from './setup';
import { isFree } from './setup';
import { s } from './words';

export const GROUPS = ['length', 'cards', 'start'] as const;
export type Group = (typeof GROUPS)[number];

export interface Answer {
  value: OptionValue;
  words: string;
}
const FEW = 5;
const STEP = 5;

/** The options of a group that leave anything to choose in a way of playing. */
export function questionsOf(game: GameInfo, group: string, mode: Mode): OptionInfo[] {
  return game.options.filter(
    (option) =>
      (option.group ?? 'expert') === group &&
      isFree(option) &&
      (mode === 'solo' || !option.name.startsWith('solo_')),
  );
}

/** The answers to offer as buttons; of many numbers the usual one and its neighbours. */
export function answersOf(option: OptionInfo, seats: number): Answer[] {
  if (option.kind === 'choice') {
    return (option.choices ?? [])
      .filter((choice) => !choice.startsWith('seat_') || Number(choice.slice(5)) <= seats)
      .map((value) => ({
        value,
        words: value === 'seat_1' ? s('value.you') : choiceWord(value),
      }));
  }
  const { least = 0, most = 0 } = option;
  const usual = Number(option.default);
  const all = Array.from({ length: most - least + 1 }, (_, i) => least + i);
  const near = [usual - STEP, usual, usual + STEP].filter((n) => n >= least && n <= most);
  return (all.length <= FEW ? all : near).map((value) => ({ value, words: String(value) }));
}

/** Tell whether other numbers than the offered ones are allowed. */
export const mayTypeOther = (option: OptionInfo): boolean =>
  option.kind === 'number' && (option.most ?? 0) - (option.least ?? 0) >= FEW;

/** More answers than fit beside each other are chosen from a list. */
export const isLong = (answers: readonly Answer[]): boolean => answers.length > FEW;
