/* Words of the end of a game that the table has not. */
import { dictionary } from '../../lib/i18n.svelte';

const en = {
  best: 'Best card',
  'eras.title': 'Points by era and source',
  'eras.era': 'Era {era}',
};
const de: typeof en = {
  best: 'Beste Karte',
  'eras.title': 'Punkte nach Zeitalter und Quelle',
  'eras.era': 'Zeitalter {era}',
};

export const f = dictionary(en, de);
