/* What can be done at a base. */
import type { Token } from '../../lib/types';

export interface PlateInfo {
  /** The key of the choices' targets. */
  key: string;
  /** What kind of action it is; tests and colours know it by this. */
  code: string;
  label: string;
  effect: Token[];
  colour: string;
  used: boolean;
}
