import { dictionary } from '../../lib/i18n.svelte';

const en = {
  title: 'Tip',
  close: 'Got it',
  off: 'No more tips',
};
const de: typeof en = {
  title: 'Hinweis',
  close: 'Verstanden',
  off: 'Keine Hinweise mehr',
};

export const tw = dictionary(en, de);
