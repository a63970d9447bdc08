/* What is said of a place to those who do not see it. */
import { goodsInWords } from '../../../lib/goods';
import type { PlaceView } from './view';
import { cw } from './words';

interface Names {
  card: (id: string) => string;
  seat: (seat: number) => string;
}

/** Tell everything about a card in play: defence, guards, use, visits, agreements, points, stock. */
export function placeInWords(place: PlaceView, defence: number | null, names: Names): string {
  if (place.debris) return cw('place.debrisOf', { name: names.card(place.card) });
  const seats = (list: number[]) => list.map(names.seat).join(', ');
  const points = (place.vp ?? []).reduce((sum, n) => sum + n, 0);
  const left = place.places_left;
  return [
    names.card(place.card),
    defence === null ? '' : cw('place.defence', { n: defence }),
    place.attached?.length
      ? cw('place.attached', { names: place.attached.map(names.card).join(', ') })
      : '',
    place.uses ? cw('place.used', { n: place.uses }) : '',
    place.uses && place.workers ? cw('place.next', { n: place.workers }) : '',
    place.visitors?.length ? cw('place.visited', { names: seats(place.visitors) }) : '',
    place.agreements?.length ? cw('place.agreed', { names: seats(place.agreements) }) : '',
    points ? cw('place.vp', { n: points }) : '',
    points && left !== undefined ? (left ? cw('place.left', { n: left }) : cw('place.full')) : '',
    place.improved ? cw('place.improved') : '',
    place.stock?.length ? cw('place.stock', { goods: goodsInWords(place.stock) }) : '',
  ]
    .filter(Boolean)
    .join(', ');
}
