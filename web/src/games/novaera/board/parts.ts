/* What every layout of Nova Era's table is given. */
import type { Snippet } from 'svelte';
import type { TableInfo } from '../../../lib/types';
import type { Remembered } from './round';
import type { NovaView } from './view';

export interface LayoutProps {
  view: NovaView;
  seat: number;
  title: string;
  table?: TableInfo | undefined;
  clock: (seat: number) => string;
  shown: boolean;
  bar: Snippet;
  moves: Snippet<[number]>;
  known: Remembered | null;
  /** Zones of dice are being picked. */
  picking: boolean;
  /** Opens the whole log and the chat. */
  onlog: () => void;
}
