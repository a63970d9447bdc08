/* The words of the log: filters, and each kind of action in one word. */
import { recordOf } from '../../games';
import { dictionary, lang } from '../../lib/i18n.svelte';

const en = {
  last: 'Last moves',
  filter: 'Show',
  all: 'everything',
  mine: 'what concerns me',
  points: 'points',
  replay: 'Look at it in the replay',
  none: 'Nothing of this kind yet.',
};
const de: typeof en = {
  last: 'Letzte Züge',
  filter: 'Zeigen',
  all: 'alles',
  mine: 'was mich betrifft',
  points: 'Punkte',
  replay: 'In der Wiederholung ansehen',
  none: 'Noch nichts davon.',
};

export const l = dictionary(en, de);

/** What an action was, in a word: English, German. */
const VERBS: Record<string, readonly [string, string]> = {
  build: ['built', 'errichtet'],
  develop: ['developed', 'entwickelt'],
  develop_ruin: ['built on a ruin', 'auf Ruine errichtet'],
  deal: ['dealt', 'Deal'],
  raze: ['razed', 'geplündert'],
  raid: ['razed', 'geplündert'],
  use: ['used', 'genutzt'],
  board: ['contact action', 'Kontaktaktion'],
  hire: ['hired', 'angeworben'],
  visit: ['visited', 'besucht'],
  pass: ['passed', 'gepasst'],
  pick: ['took', 'genommen'],
  take_connection: ['took', 'genommen'],
  take: ['took', 'genommen'],
  play: ['played', 'gespielt'],
  steal: ['stole', 'gestohlen'],
  conquer: ['conquered', 'erobert'],
  incorporate: ['incorporated', 'eingegliedert'],
  redevelop: ['redeveloped', 'umgebaut'],
  exchange: ['exchanged', 'getauscht'],
  cash: ['cashed spoils', 'Beute eingelöst'],
  drop: ['gave up', 'abgegeben'],
  swap: ['swapped', 'gewechselt'],
  lead: ['leads', 'führt'],
  attack: ['attacked', 'angegriffen'],
  debris: ['razed', 'zerstört'],
  reconstruct: ['rebuilt', 'wieder aufgebaut'],
  attach: ['attached', 'angelegt'],
  instant: ['played', 'gespielt'],
  discard: ['discarded', 'abgeworfen'],
  act_enlist: ['enlisted', 'gewonnen'],
  act_research: ['researched', 'erforscht'],
  act_expand: ['expanded', 'ausgedehnt'],
  act_gain: ['took resources', 'Ressourcen geholt'],
  act_calm: ['calmed', 'beruhigt'],
  act_repair: ['repaired', 'repariert'],
  repair: ['repaired', 'repariert'],
  disaster: ['disaster', 'Katastrophe'],
};
/** Say in a word what an action was; '' where there is none, and the sentence says it. */
export function verb(code: string, game: string): string {
  const pair = recordOf(game)?.verbs?.[code] ?? VERBS[code];
  return pair ? pair[lang() === 'de' ? 1 : 0] : '';
}
