// The words on cards of the old editions.
import { dictionary } from '../../../lib/i18n.svelte';

const en = {
  defence: 'Defence {n}',
  defends: 'Defence +{n}',
  entry: 'On entry',
  stock: 'Lies here',
  per: 'per',
  slots: '+{n} slots',
  price: 'Price',
  or: 'or',
};
const de: typeof en = {
  defence: 'Verteidigung {n}',
  defends: 'Verteidigung +{n}',
  entry: 'Beim Einzug',
  stock: 'Liegt hier',
  per: 'je',
  slots: '+{n} Plätze',
  price: 'Preis',
  or: 'oder',
};

export const cardWord = dictionary(en, de);
