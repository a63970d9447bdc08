/* How a shootout ended, as the log tells it. */
import type { LogEntry } from '../../../../lib/types';
import type { ShootoutView } from '../view';

export interface Ending {
  attacker: number;
  defender: number;
  /** The place that was taken; '' if the attack failed. */
  card: string;
  /** It was turned to debris; else it was left standing. */
  debris: boolean;
}

/** Read how a shootout ended from what was told since; null while it is not told. */
export function endingOf(shootout: ShootoutView, told: readonly LogEntry[]): Ending | null {
  const { attacker, defender } = shootout;
  const raid = told.find((one) => one.code === 'raid' && one.seat === attacker);
  if (raid) {
    const debris = told.some((one) => one.code === 'debris' && one.seat === defender);
    const spared = told.some((one) => one.code === 'spare' && one.seat === attacker);
    if (!debris && !spared) return null;
    return { attacker, defender, card: raid.cards[0] ?? '', debris };
  }
  const failed = told.some((one) => one.code === 'attack_failed' && one.seat === attacker);
  return failed ? { attacker, defender, card: '', debris: false } : null;
}
