/* A location in words. */
import { goodsInWords } from '../../../lib/goods';
import { w } from '../../../table/words';
import type { PlaceView } from './view';

/** Say what a location is and what lies on it. */
export const placeWords = (place: PlaceView, name: string): string =>
  [
    place.ruin ? w('card.ruinOf', { name }) : name,
    place.shield ? w('card.shield') : '',
    place.guest ? w('card.guest') : '',
    place.uses ? w('card.used', { n: place.uses }) : '',
    place.spent?.length ? `${w('card.spent')}: ${goodsInWords(place.spent)}` : '',
    place.placed?.length ? `${w('card.placed')}: ${goodsInWords(place.placed)}` : '',
    place.stored?.length ? `${w('card.stored')}: ${goodsInWords(place.stored)}` : '',
  ]
    .filter(Boolean)
    .join(', ');
