// Preferences of the table beyond those of the page; kept in this browser.
import { prefs } from '../lib/prefs.svelte';
import type { Sort } from './logic/cards';
import { type Asking, askingFrom } from './logic/confirming';
import { type Letters, lettersFrom } from './logic/keyboard';
import type { Speed } from './moments/queue.svelte';

interface TablePrefs {
  /** When the page asks before something is done. */
  asking: Asking;
  sort: Sort;
  /** How fast moments go by. */
  moments: Speed;
  /** How loud sounds are: 0 to 1. */
  volume: number;
  /** Whether the reader was asked about sounds. */
  soundsAsked: boolean;
  /** Whether single letters and digits are shortcuts. */
  shortcuts: boolean;
  /** The letter of each shortcut. */
  letters: Letters;
}

const KEY = 'novastate.table';

/** Read what was stored; earlier pages had three switches in the place of `asking`. */
function load(): TablePrefs {
  let stored: Record<string, unknown> = {};
  try {
    stored = { ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as object) };
  } catch {
    // storage refused or nonsense in it
  }
  return {
    asking: askingFrom(stored, prefs.confirm),
    sort: (stored.sort as Sort | undefined) ?? 'kind',
    moments: (stored.moments as Speed | undefined) ?? 'normal',
    volume: typeof stored.volume === 'number' ? Math.min(1, Math.max(0, stored.volume)) : 0.6,
    soundsAsked: stored.soundsAsked === true,
    shortcuts: stored.shortcuts !== false,
    letters: lettersFrom(stored.letters),
  };
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
