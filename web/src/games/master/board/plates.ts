/* The plates of a faction's board in the Master Set. */
import type { FactionCard } from '../../../lib/generated/shapes';
import type { PlateInfo } from '../../../table/wasteland/plate';
import { type TableKey, w } from '../../../table/words';

const ACTIONS = ['grey', 'red', 'blue', 'hire'] as const;
const COLOURS = {
  grey: 'var(--good-contact-grey)',
  red: 'var(--good-contact-red)',
  blue: 'var(--good-contact-blue)',
  hire: 'var(--good-worker)',
};

/** List the plates of a board, with what was used. */
export const platesOf = (seat: number, faction: FactionCard, used: string[]): PlateInfo[] =>
  ACTIONS.map((action) => ({
    key: `board:${seat}:${action}`,
    code: action,
    label: [
      w(`board.${action}` as TableKey),
      used.includes(action) ? w('board.used') : w(action === 'hire' ? 'board.any' : 'board.once'),
    ].join(', '),
    effect: faction.drawn[action]?.brief ?? [],
    colour: COLOURS[action],
    used: used.includes(action),
  }));
