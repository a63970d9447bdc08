import { dictionary } from '../../lib/i18n.svelte';

export const english = {
  round: 'Round {n}',
  points: '{n} points',
  table: 'Table',
  options: 'What you can do',
  asked: 'to move',
  log: 'Log',
};
export const german: Record<keyof typeof english, string> = {
  round: 'Runde {n}',
  points: '{n} Punkte',
  table: 'Tisch',
  options: 'Was du tun kannst',
  asked: 'am Zug',
  log: 'Protokoll',
};
export const pl = dictionary(english, german);
