/* Which version of each table this browser has shown: what came later is news. */

type Store = Pick<Storage, 'getItem' | 'setItem'>;

const KEY = 'novastate.seen';
const KEPT = 50;

function load(store: Store): [string, number][] {
  try {
    const found: unknown = JSON.parse(store.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? (found as [string, number][]) : [];
  } catch {
    return []; // storage refused or nonsense in it
  }
}

/** The last version of a table that was shown here; null if it never was. */
export function lastSeen(store: Store, table: string): number | null {
  return load(store).find(([id]) => id === table)?.[1] ?? null;
}

/** Remember what is shown; tables that were not looked at for long are forgotten. */
export function markSeen(store: Store, table: string, version: number): void {
  const rest = load(store).filter(([id]) => id !== table);
  try {
    store.setItem(KEY, JSON.stringify([[table, version], ...rest].slice(0, KEPT)));
  } catch {
    // without storage the server's own recap is shown
  }
}
