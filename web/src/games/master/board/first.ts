/* The invitations of the first games: in this browser, until the third game was begun. */

const KEY = 'novastate.games';
const MOST = 3;

/** Remember that a table was seen; tell whether it is one of the first. */
export function isEarly(
  table: string | undefined,
  storage: Pick<Storage, 'getItem' | 'setItem'>,
): boolean {
  if (!table) return false;
  let seen: string[] = [];
  try {
    const stored: unknown = JSON.parse(storage.getItem(KEY) ?? '[]');
    if (Array.isArray(stored)) seen = stored.filter((one) => typeof one === 'string');
    if (!seen.includes(table) && seen.length < MOST) {
      seen = [...seen, table];
      storage.setItem(KEY, JSON.stringify(seen));
    }
  } catch {
    return true; // without storage nobody knows: rather explain once more
  }
  return seen.slice(0, MOST - 1).includes(table);
}
