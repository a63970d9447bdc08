// The cards of the Master Set.
import { factionSetting, type Setting } from '../../../art/setting';
import type { CardFamily } from '../../cards';
import Chip from './Chip.svelte';
import {
  facetsOf,
  isConnection,
  isLocation,
  isMaster,
  kindOf,
  type MasterCard,
  setOf,
} from './card';
import Full from './Full.svelte';

function settingOf(card: MasterCard): Setting {
  if (isLocation(card)) {
    const { id, kind, icon, types, distance } = card;
    return { id, palette: kind, icon, props: types, depth: distance };
  }
  if (!isConnection(card)) return factionSetting(card.id);
  const props = [card.deck === 'red' ? 'gun' : 'contact'];
  return { id: card.id, palette: 'connection', icon: card.icon, props, depth: 2 };
}

const cards: CardFamily<MasterCard> = {
  has: isMaster,
  Full,
  Chip,
  settingOf,
  kindOf,
  setOf,
  facetsOf,
  reprintOf: (card) => (isLocation(card) ? card.reprint_of : null),
};
export default cards;
