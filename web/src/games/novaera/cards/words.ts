// The words on cards of Nova Era.
import { dictionary } from '../../../lib/i18n.svelte';

const en = {
  cost: 'Cost {n}',
  requires: 'Requires',
  era: 'Era {era}',
  costPerson: 'Cost {n}: a black die, or unrest',
  lacking: '{n} lacking',
  met: 'met',
};
const de: typeof en = {
  cost: 'Kosten {n}',
  requires: 'Verlangt',
  era: 'Zeitalter {era}',
  costPerson: 'Kosten {n}: ein schwarzer Würfel oder Unmut',
  lacking: '{n} fehlen',
  met: 'erfüllt',
};

export const cardWord = dictionary(en, de);
