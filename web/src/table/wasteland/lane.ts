/* A row of a state as it is drawn. */
import type { Standing } from '../logic/cards';

export interface Lane<P> {
  id: string;
  name: string;
  icon: string;
  places: Standing<P>[];
  /** What razing there costs, where a row decides that. */
  defence?: number;
}
