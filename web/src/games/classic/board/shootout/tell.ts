/* How many places an attack reaches, in words. */
import { sw } from './words';

/** Say how many of all places are in reach. */
export function reachedInWords(n: number, all: number): string {
  if (!n) return sw('reachedNone');
  if (n === all && all > 1) return sw('reachedAll', { n });
  return n === 1 ? sw('reachedOne') : sw('reached', { n });
}
