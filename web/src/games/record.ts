/* What the page knows of a game beyond what the server sends: a record, kept in the folder of its family. */
import type { Filters } from '../lib/search';
import type { CardData } from '../lib/types';
import type { Family } from '../table/families';
import type { Counted } from '../table/logic/statistics';

export interface GameRecord {
  id: string;
  /** The game's colour: edges, marks and its main button, on all pages. */
  colour: string;
  /** Minutes of a usual game. */
  minutes: number;
  /** What the ids of its clauses begin with. */
  clauses: readonly string[];
  /** Its rounds are called turns. */
  turns?: boolean;
  /** By what its cards are searched. */
  filters: readonly (keyof Filters)[];
  /** What is counted of everybody at its end, in the order it is shown. */
  counted: readonly Counted[];
  /** The clauses that speak of a card. */
  clausesOf: (card: CardData) => readonly string[];
  /** Fetches what draws its table. */
  table: () => Promise<{ default: Family }>;
}
