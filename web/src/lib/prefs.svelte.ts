// What a reader has chosen for this browser: kept in localStorage, never sent but as `lang`.
import type { Lang } from './types';

export type Theme = 'auto' | 'dark' | 'light';

const KEY = 'novastate';

interface Stored {
  lang: Lang;
  theme: Theme;
  name: string;
  sounds: boolean;
  motion: boolean;
  confirm: boolean;
}

function browserLang(): Lang {
  const first = typeof navigator === 'undefined' ? 'en' : (navigator.languages?.[0] ?? 'en');
  return first.toLowerCase().startsWith('de') ? 'de' : 'en';
}

function load(): Stored {
  const defaults: Stored = {
    lang: browserLang(),
    theme: 'auto',
    name: '',
    sounds: false,
    motion: true,
    confirm: false,
  };
  try {
    return { ...defaults, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Stored>) };
  } catch {
    return defaults; // a private window may refuse storage, an old page may have left nonsense
  }
}

/** Reactive preferences; assign to a field and call `savePrefs`, or use `setPref`. */
export const prefs: Stored = $state(load());

export function setPref<K extends keyof Stored>(key: K, value: Stored[K]): void {
  prefs[key] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(prefs));
  } catch {
    // without storage the choice holds until the page is closed
  }
}

/** The reader's name for a request; nothing if there is none. */
export function ownName(): { name?: string } {
  const name = prefs.name.trim();
  return name ? { name } : {};
}
