// Preferences of the table beyond those of the page; kept in this browser.
import type { Sort } from './logic/cards';

interface TablePrefs {
  warnReveal: boolean;
  warnPass: boolean;
  sort: Sort;
}

const KEY = 'novastate.table';

function load(): TablePrefs {
  const defaults: TablePrefs = { warnReveal: true, warnPass: true, sort: 'kind' };
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<TablePrefs>;
    return { ...defaults, ...stored };
  } catch {
    return defaults; // storage refused or nonsense in it
  }
}

export const tablePrefs: TablePrefs = $state(load());

export function setTablePref<K extends keyof TablePrefs>(key: K, value: TablePrefs[K]): void {
  tablePrefs[key] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(tablePrefs));
  } catch {
    // holds until the page is closed
  }
}
