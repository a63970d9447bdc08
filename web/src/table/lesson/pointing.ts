/* Where on the page the things of a lesson are: what it points at, what it costs, where it leads. */
import { facetsOf, kindOf } from '../../lib/cards';
import type { CardData, CardMap, Choice } from '../../lib/types';
import { leadsTo } from '../../review/places';
import { isLoose, keyOf } from '../logic/targets';
import { taken } from '../logic/trade';
import { type Box, overlap } from './placing';
import type { Guide } from './types';

/** What a step lights up. */
export interface Spots {
  /** Solid: what is to be pressed, or what is spoken of. */
  targets: Element[];
  /** Dashed: cost and destination. */
  others: Element[];
  /** What is to come to the last of the others. */
  guest: string;
  /** What answers besides the targets: the panel that a target opened. */
  open: Element[];
}

const ME = 0;

/** The parts of a table by the words of `point:`, the likeliest place first. */
export const PLACES: Record<string, string[]> = {
  agreements: ['.slots', '.deals', `[data-zone^="deals:${ME}"]`],
  board: ['.own', '.mine'],
  connections: ['[data-zone="open_connections"]', '.connections'],
  deals: [`[data-zone="deals:${ME}"]`, '.deals', '.slots'],
  deck: ['[data-explain*="pile.deck"]', '.piles', '.deck'],
  dice: [`[data-zone="dice:${ME}"]`, '.own-dice', '.dice-panel'],
  discards: ['[data-explain*="pile.discard"]', '.piles'],
  display: ['[data-zone="display"]', '[data-zone="row"]', '.np.display', '[data-zone^="display"]'],
  forecast: ['.forecast', '.after'],
  goods: [`[data-zone="goods:${ME}"]`, `[data-zone="resources:${ME}"]`, '.supply'],
  hand: ['section.hand', '[data-zone="hand"]'],
  leader: ['section.leader', `[data-zone="leader:${ME}"]`],
  log: ['.moves-box', '.np.moves', '.log.ribbon'],
  people: ['.np.people', '[data-zone="people"]'],
  question: ['section.bar'],
  round: ['.top-line .stands'],
  score: ['figure.road', `[data-points="${ME}"]`],
  state: ['.lanes', '.mine .columns', '.mine', `[data-zone^="tableau:${ME}"]`],
  tracks: ['.np.tracks', '[data-zone="tracks"]'],
  unrest: ['.mine .unrest-part', '.unrest-part', '.unrest'],
  zones: ['section.zones', '[data-zone="zones"]'],
};
/** Where a card or a good is looked for first: with the learner. */
const OWN = [
  '[data-zone="hand"]',
  `[data-zone^="state:${ME}"]`,
  `[data-zone^="tableau:${ME}"]`,
  `[data-zone="goods:${ME}"]`,
  `[data-zone="resources:${ME}"]`,
  '[data-zone^="display"]',
];

export function isShown(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && !element.closest('[data-lesson]');
}

export const boxOf = (element: Element): Box => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
};

const quoted = (text: string): string => JSON.stringify(text);
const all = (selector: string): Element[] =>
  [...document.querySelectorAll(selector)].filter(isShown);

/** Find what a word of `point:` names. */
export function pointed(word: string): Element[] {
  const colon = word.indexOf(':');
  if (colon < 0) {
    if (word === 'rivals') return all('.rival');
    return firstOf(PLACES[word] ?? []);
  }
  const [kind, name] = [word.slice(0, colon), word.slice(colon + 1)];
  if (kind === 'rival') return all(`section.rival.seat-${Number(name) - 1}`).slice(0, 1);
  if (kind === 'key') return all(`[data-key=${quoted(name)}]`).slice(0, 1);
  const wanted =
    kind === 'card'
      ? [`[data-card=${quoted(name)}]`]
      : [`[data-good=${quoted(name)}]`, `[data-key$=${quoted(`:${name}`)}]`];
  return firstOf(wanted.flatMap((one) => [...OWN.map((zone) => `${zone} ${one}`), one]));
}

function firstOf(selectors: string[]): Element[] {
  for (const selector of selectors) {
    const found = all(selector)[0];
    if (found) return [found];
  }
  return [];
}

/** The row or column where a card will stand. */
function laneOf(card: CardData | undefined): string[] {
  if (!card) return [];
  const kind = kindOf(card);
  const named = [kind, ...(facetsOf(card).colour ?? [])];
  const columns = named.map((one) => `[data-zone="tableau:${ME}:${one}"]`);
  return [`[data-zone="state:${ME}:${kind.split('_').at(-1)}"]`, ...columns];
}

/** What is lit while a step is only read. */
export function readSpots(points: string[]): Spots {
  return { targets: points.flatMap(pointed), others: [], guest: '', open: [] };
}

/** What is lit while a move is to be made. */
export function moveSpots(
  guide: Guide,
  points: string[],
  choice: Choice | undefined,
  cards: CardMap,
  pending: string | undefined,
  resort: boolean,
): Spots {
  const move = guide.move ?? '';
  const open = all('[data-panel], .shootout, .veil .after, .sheet-rival:not(.passing)');
  const targets = aim(guide, move, pending, resort).slice(0, 1);
  const own = open.filter((one) => one.matches('[data-panel]')).map(boxOf);
  const isFree = (one: Element) => !own.some((panel) => overlap(boxOf(one), panel) > 0);
  const others = points.flatMap(pointed);
  if (!choice) return { targets, others: others.filter(isFree), guest: '', open };
  for (const good of Object.keys(taken(choice))) others.push(...pointed(`good:${good}`));
  const card = String(choice.target.card ?? '');
  const builds = /^(build|develop|research|enlist|incorporate)\b/.test(move);
  const leads = builds ? firstOf([...laneOf(cards.get(card)), ...leadsTo(move, ME)]) : [];
  const free = [...others, ...leads].filter(isFree);
  const guest = leads.some((one) => free.includes(one)) ? card : '';
  return { targets, others: free, guest, open };
}

/** What is to be pressed next, the best first: a way of an open panel, the thing itself, what leads to it. */
function aim(guide: Guide, move: string, pending: string | undefined, resort: boolean): Element[] {
  const ways = (root: string) => all(`${root} [data-move=${quoted(move)}]:not(.refused)`);
  const panel = all('[data-panel]');
  if (panel.length) {
    const sure = pending === move ? all('[data-panel] .go') : [];
    return [...sure, ...ways('[data-panel]')];
  }
  const fight = [...all('.veil .after button'), ...inShootout(move)];
  if (fight.length) return fight;
  const key = guide.target ? keyOf(guide.target) : '';
  // What lies over the table hides the same thing behind it.
  const sheet = all('.shootout').length
    ? '.shootout '
    : all('.sheet-rival:not(.passing)').length
      ? '.sheet-rival '
      : '';
  const things = all(`${sheet}.thing[data-key=${quoted(key)}]`);
  if (things.length) return things;
  const seat = guide.target?.seat;
  const rival =
    typeof seat === 'number' && seat !== ME
      ? all(`section.rival.seat-${seat} > button.open, section.rival.seat-${seat} button`)
      : [];
  const loose = resort || isLoose(guide.target?.zone ?? 'none');
  return [
    ...ways(''),
    ...(sheet ? [] : rival),
    ...(loose ? all('section.bar .buttons, section.bar') : []),
  ];
}

/** Where a move of a shootout is made: at its token, or by the button that goes on. */
function inShootout(move: string): Element[] {
  const [verb = '', good = ''] = move.split(' ');
  const where: Record<string, string[]> = {
    by_token: [`[data-weapon=${quoted(good)}]`, '[data-act="attack"]'],
    defend: [`[data-weapon=${quoted(good)}]`, '[data-act="defend"]'],
    done: ['[data-act="let"]', '[data-act="attack"]'],
  };
  const known = where[verb] ?? (verb.startsWith('by_') ? ['.field'] : []);
  return known.flatMap((one) => all(`.shootout ${one}`));
}
