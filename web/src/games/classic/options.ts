/* Words of the options that only the old editions has. */
import type { Words } from '../../lib/types';

/** Answers that can be chosen. */
export const answers: Record<string, Words> = {
  chosen: { en: 'Everyone chooses', de: 'Alle wählen' },
  free: { en: 'No: it is free', de: 'Nein: kostenlos' },
  one_contact: { en: 'Yes: one contact', de: 'Ja: einen Kontakt' },
  spent: { en: 'They are spent', de: 'Sie sind verbraucht' },
  returned: { en: 'They come back', de: 'Sie kommen zurück' },
  tokens: { en: 'Yes: added up', de: 'Ja: addiert' },
};

/** What differs from the usual rules, in a few words: by the option, or by option and answer. */
export const differences: Record<string, Words> = {
  turn_cap: { en: 'at most {n} turns', de: 'höchstens {n} Züge' },
  'factions.chosen': { en: 'factions chosen', de: 'Fraktionen nach Wahl' },
  hand_limit: { en: 'hand of {n}', de: 'höchstens {n} Handkarten' },
  'hand_limit.none': { en: 'no hand limit', de: 'keine Handgrenze' },
  'contact_adding.tokens': { en: 'ranges add up', de: 'Reichweiten addiert' },
  merged: { en: 'merged', de: 'gemischt' },
  'failed_attack.returned': { en: 'failed attacks return', de: 'gescheiterte Angriffe zurück' },
};
