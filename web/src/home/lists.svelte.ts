// The tables of the first page and of the open tables: each list is asked for once, then kept fresh.
import { api, sentence } from '../lib/api';
import type { TableInfo } from '../lib/types';

type Scope = 'mine' | 'open';
const FRESH = 8000;

export class Lists {
  mine = $state.raw<TableInfo[] | null>(null);
  open = $state.raw<TableInfo[] | null>(null);
  problem = $state('');
  /** When the lists were true, in milliseconds. */
  asOf = $state(0);
  private asking: Promise<void> | null = null;

  constructor(private readonly scopes: readonly Scope[]) {}

  /** Ask the server; while it is being asked nobody asks again. */
  refresh = (): Promise<void> => {
    this.asking ??= this.ask().finally(() => {
      this.asking = null;
    });
    return this.asking;
  };

  private async ask(): Promise<void> {
    try {
      const found = await Promise.all(this.scopes.map((scope) => api.tables(scope)));
      this.scopes.forEach((scope, i) => {
        this[scope] = found[i]!;
      });
      this.problem = '';
      this.asOf = Date.now();
    } catch (error) {
      this.problem = sentence(error);
    }
  }

  /** Ask now, then now and again while somebody looks; returns how to stop. */
  follow = (): (() => void) => {
    this.refresh();
    const again = () => {
      if (!document.hidden) this.refresh();
    };
    const timer = setInterval(again, FRESH);
    document.addEventListener('visibilitychange', again);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
    };
  };
}

const BEEN = 'novastate.been';

/** Whether this browser has had games before: the page need not wait to know how to greet. */
export function hasBeen(): boolean {
  try {
    return localStorage.getItem(BEEN) !== null;
  } catch {
    return false; // a private window may refuse storage
  }
}

export function noteBeen(been: boolean): void {
  try {
    if (been) localStorage.setItem(BEEN, '1');
    else localStorage.removeItem(BEEN);
  } catch {
    // without storage the page learns it from the server at each visit
  }
}
