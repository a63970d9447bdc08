import { dictionary } from '../../lib/i18n.svelte';

const en = {
  take: 'Take back…',
  title: 'Take back to before',
  round: 'Round {n}',
  eraRound: 'Era {era}, round {n}',
  before: 'Before the first round',
  alone: 'This move and everything after it is taken back; the game notes that it happened.',
  asks: 'The others are asked to agree.',
  ask: '{name} asks to take back: {text}',
  askNothing: '{name} asks to take a move back.',
  agree: 'Agree',
  no: 'No',
  waiting: 'You ask to take a move back. Waiting for {names}.',
  others: '{name} asks to take a move back. Waiting for {names}.',
  withdraw: 'Do not ask',
} as const;
const de: Record<keyof typeof en, string> = {
  take: 'Zurücknehmen…',
  title: 'Zurück bis vor',
  round: 'Runde {n}',
  eraRound: 'Epoche {era}, Runde {n}',
  before: 'Vor der ersten Runde',
  alone: 'Dieser Zug und alles danach wird zurückgenommen; die Partie vermerkt es.',
  asks: 'Die anderen werden gefragt, ob sie zustimmen.',
  ask: '{name} möchte zurücknehmen: {text}',
  askNothing: '{name} möchte einen Zug zurücknehmen.',
  agree: 'Zustimmen',
  no: 'Nein',
  waiting: 'Du möchtest einen Zug zurücknehmen. Warten auf {names}.',
  others: '{name} möchte einen Zug zurücknehmen. Warten auf {names}.',
  withdraw: 'Nicht mehr fragen',
};

export const b: (key: keyof typeof en, args?: Record<string, string | number>) => string =
  dictionary(en, de);
