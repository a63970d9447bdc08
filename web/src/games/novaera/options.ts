/* Words of the options that only Nova Era has. */
import type { Words } from '../../lib/types';

/** Answers that can be chosen. */
export const answers: Record<string, Words> = {
  era: { en: 'To the end of the era', de: 'Bis zum Ende des Zeitalters' },
  once: { en: 'Once', de: 'Einmal' },
  20: { en: '20', de: '20' },
  any: { en: 'Any card', de: 'Irgendeine Karte' },
  other: { en: 'Another colour, or a territory', de: 'Eine andere Farbe oder ein Gebiet' },
  comparing: { en: 'Only those that compare players', de: 'Nur solche, die vergleichen' },
  all: { en: 'All', de: 'Alle' },
  unrest: { en: 'Lower unrest only', de: 'Nur weniger Unmut' },
  long: {
    en: 'Unrest, then resources, then first player less often',
    de: 'Unmut, dann Ressourcen, dann seltener Startspieler',
  },
};

/** What differs from the usual rules, in a few words: by the option, or by option and answer. */
export const differences: Record<string, Words> = {
  eras: { en: '{n} eras', de: '{n} Zeitalter' },
  rounds_per_era: { en: '{n} rounds an era', de: '{n} Runden je Zeitalter' },
  friendly: { en: 'friendly', de: 'freundlich' },
  mild_disasters: { en: 'mild disasters', de: 'milde Katastrophen' },
  balanced_deal: { en: 'balanced display', de: 'ausgewogene Auslage' },
};
