/* What a family is told of the other players, and of one whom it draws as a strip. */
import type { SeatInfo, TableInfo, View } from '../../lib/types';

export interface RivalsProps {
  view: View;
  seat: number;
  table?: TableInfo | undefined;
  clock: (seat: number) => string;
  unfold?: boolean;
}

export interface RivalProps<V> {
  view: V;
  seat: number;
  info?: SeatInfo | undefined;
  open: boolean;
  clock?: string;
  /** The game is being played: who is away matters. */
  live?: boolean;
}
