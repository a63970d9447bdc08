/* The words of hints. */
import { dictionary } from '../lib/i18n.svelte';

export const en = {
  'hint.ask': 'Hint',
  'hint.title': 'Hint: the best answers',
  'hint.lead': 'How likely you win after each of them, as far as you can know.',
  'hint.leadN':
    'The best of {n} answers, and how likely you win after each, as far as you can know.',
  'hint.thinking': 'Thinking it over …',
  'hint.close': 'Close the hint',
  'hint.said': '{n}. {text}: {chance}',
  'hint.about': 'about {chance}',
  'hint.mark': 'hint {n}',
  'review.start': 'Review this game',
};

export const de: typeof en = {
  'hint.ask': 'Tipp',
  'hint.title': 'Tipp: die besten Antworten',
  'hint.lead': 'Wie wahrscheinlich du danach gewinnst, soweit du es wissen kannst.',
  'hint.leadN':
    'Die besten von {n} Antworten, und wie wahrscheinlich du danach gewinnst, soweit du es wissen kannst.',
  'hint.thinking': 'Überlegt …',
  'hint.close': 'Tipp schließen',
  'hint.said': '{n}. {text}: {chance}',
  'hint.about': 'etwa {chance}',
  'hint.mark': 'Tipp {n}',
  'review.start': 'Diese Partie durchsehen',
};

export const say = dictionary(en, de);
