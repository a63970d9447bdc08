/* Words of the options that only the Master Set has. */
import type { Words } from '../../lib/types';

/** Answers that can be chosen. */
export const answers: Record<string, Words> = {
  new_era: { en: 'New Era', de: 'New Era' },
  winter: { en: 'Winter', de: 'Winter' },
  choose: { en: 'Everyone chooses', de: 'Alle wählen selbst' },
  zero: { en: 'Nothing', de: 'Nichts' },
  remembered: {
    en: 'What was counted in the production phase',
    de: 'Was in der Produktionsphase gezählt wurde',
  },
  ask: { en: 'Always ask', de: 'Immer fragen' },
  suggest: { en: 'Suggest', de: 'Vorschlagen' },
};

/** What differs from the usual rules, in a few words: by the option, or by option and answer. */
export const differences: Record<string, Words> = {
  'expansion.winter': { en: 'Winter', de: 'Winter' },
  'expansion.none': { en: 'no expansion', de: 'ohne Erweiterung' },
  promos: { en: 'promos', de: 'Promos' },
  'faction_assignment.choose': { en: 'factions chosen', de: 'Fraktionen nach Wahl' },
  card_overrides: { en: 'changed cards', de: 'geänderte Karten' },
};
