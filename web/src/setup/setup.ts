// From what was chosen on the set-up page to the table that is asked for.
import { lang, pick } from '../lib/i18n.svelte';
import type { BotInfo, GameInfo, NewSeat, NewTable, OptionInfo, OptionValue } from '../lib/types';
import { p, pageWord } from '../pages/words';

export type Mode = 'bot' | 'solo' | 'hotseat' | 'online';
export const MODES: readonly Mode[] = ['bot', 'solo', 'hotseat', 'online'];

export interface SeatDraft {
  kind: 'you' | 'person' | 'bot' | 'open';
  name: string;
  bot: string;
  /** Who plays a bot; '' leaves it to the table. */
  character?: string;
}

export const botId = (bot: BotInfo): string => bot.id;

/** What a bot is called: with a word about how it plays if the page knows it. */
export function botName(bot: BotInfo): string {
  const known = pageWord('bot', bot.id);
  return known === bot.id ? pick(bot.words) : known;
}

/** What a bot is called where it is chosen: with its rating and how long it thinks, if that is known. */
export function botLabel(bot: BotInfo): string {
  const facts = [];
  if (typeof bot.rating === 'number') {
    facts.push(p('bot.rating', { n: Math.round(bot.rating) }));
  }
  if (typeof bot.seconds === 'number') {
    facts.push(p('bot.seconds', { n: bot.seconds.toLocaleString(lang()) }));
  }
  return [botName(bot), ...facts].join(' · ');
}

/** The bot one begins with: a fair one, and never the random one if there is another. */
export function usualBot(game: GameInfo): string {
  const ids = game.bots.map(botId);
  if (ids.includes('normal')) return 'normal';
  return ids.includes('greedy') ? 'greedy' : (ids.find((id) => id !== 'random') ?? ids[0] ?? '');
}

/** The bots that are a step of strength each, the weakest first; a server without any offers all. */
export function levelsOf(game: GameInfo): BotInfo[] {
  const levels = game.bots.filter((bot) => Boolean(bot.seconds));
  return levels.length ? levels : game.bots;
}

/** How many seats a way of playing can have. */
export function seatCounts(game: GameInfo, mode: Mode): number[] {
  return mode === 'solo' ? game.seats.filter((n) => n === 1) : game.seats.filter((n) => n > 1);
}

/** The seats a way of playing begins with. */
export function usualSeats(game: GameInfo, mode: Mode, count: number): SeatDraft[] {
  const bot = usualBot(game);
  const others = othersOf(mode);
  return Array.from({ length: count }, (_, i) => ({
    kind: i === 0 ? ('you' as const) : others,
    name: '',
    bot,
  }));
}

/** The same people in another game: as many as it takes, with the levels they had. */
export function reseat(game: GameInfo, mode: Mode, seats: readonly SeatDraft[]): SeatDraft[] {
  const counts = seatCounts(game, mode);
  const fits = counts.filter((count) => count <= seats.length);
  const count = (seats.length > 1 || mode === 'solo' ? fits.at(-1) : undefined) ?? counts[0] ?? 0;
  const bots = game.bots.map(botId);
  return usualSeats(game, mode, count).map((usual, i) => {
    const before = seats[i];
    if (!before) return usual;
    return { ...before, bot: bots.includes(before.bot) ? before.bot : usual.bot };
  });
}

/** What sits at the other seats where nothing else is chosen. */
export const othersOf = (mode: Mode): SeatDraft['kind'] =>
  mode === 'bot' ? 'bot' : mode === 'hotseat' ? 'person' : 'open';

/** The same seats for another way of playing: who may not sit there is replaced. */
export const converted = (seats: readonly SeatDraft[], mode: Mode): SeatDraft[] =>
  seats.map((seat, i) => ({ ...seat, kind: i === 0 ? 'you' : othersOf(mode) }));

function seat(draft: SeatDraft, index: number, you: string, player: string): NewSeat {
  if (draft.kind === 'bot') {
    const { bot, character } = draft;
    return character ? { kind: 'bot', bot, character } : { kind: 'bot', bot };
  }
  if (draft.kind === 'open') return { kind: 'open' };
  if (draft.kind === 'you') return { kind: 'person', name: you || player };
  return { kind: 'person', name: draft.name.trim() || `${player} ${index + 1}` };
}

export interface Draft {
  game: GameInfo;
  mode: Mode;
  seats: SeatDraft[];
  you: string;
  /** The word for a nameless player. */
  player: string;
  visibility: 'open' | 'private';
  pace: 'live' | 'days';
  moveSeconds: number;
  options: Record<string, OptionValue>;
  seed: string;
  /** Whether hints and reviews are allowed; null: as is usual. */
  analysis?: boolean | null;
}

/** Tell whether a table usually allows hints and reviews: where no stranger can join. */
export const isFriendly = (
  mode: Mode,
  visibility: 'open' | 'private',
  seats: SeatDraft[],
): boolean =>
  mode !== 'online' || visibility === 'private' || seats.every((entry) => entry.kind !== 'open');

/** Tell whether an option leaves anything to choose. */
export const isFree = (option: OptionInfo): boolean =>
  option.least === undefined || option.least !== option.most;

/** Read a list of numbers as typed, "4, 5, 6"; null says it is none that the option takes. */
export function readNumbers(option: OptionInfo, text: string): number[] | null {
  const { least = 0, most = 0, length = 0 } = option;
  const parts = text.split(/[\s,;]+/).filter(Boolean);
  if (!parts.length || parts.length > 20 || (length && parts.length !== length)) return null;
  if (!parts.every((part) => /^\d+$/.test(part))) return null;
  const values = parts.map(Number);
  return values.every((value) => value >= least && value <= most) ? values : null;
}

/** The games that can be played in a way: not every game has a solo mode. */
export const gamesFor = (all: GameInfo[], mode: Mode): GameInfo[] =>
  all.filter((game) => seatCounts(game, mode).length > 0);

/** Only what differs from the default is sent, so that a table says what is special about it. */
export function changedOptions(
  known: OptionInfo[],
  chosen: Record<string, OptionValue>,
): Record<string, OptionValue> {
  const changed: Record<string, OptionValue> = {};
  for (const option of known) {
    const value = chosen[option.name];
    if (value !== undefined && JSON.stringify(value) !== JSON.stringify(option.default)) {
      changed[option.name] = value;
    }
  }
  return changed;
}

/** Whoever knows the seed knows all cards: it is chosen only where no stranger can sit down. */
export const mayChooseSeed = (seats: SeatDraft[]): boolean =>
  seats.every((entry) => entry.kind !== 'open');

/** A seed as typed: empty, or a whole number JSON can carry; null says it is neither. */
export function readSeed(text: string): number | undefined | null {
  const trimmed = text.trim();
  if (!trimmed) return undefined;
  const seed = Number(trimmed);
  return /^\d{1,16}$/.test(trimmed) && Number.isSafeInteger(seed) ? seed : null;
}

export function newTable(draft: Draft): NewTable {
  const online = draft.mode === 'online';
  const hotseat = draft.mode === 'hotseat';
  const table: NewTable = {
    game: draft.game.id,
    visibility: online ? draft.visibility : hotseat ? 'hotseat' : 'private',
    options: changedOptions(draft.game.options, draft.options),
    seats: draft.seats.map((entry, i) => seat(entry, i, draft.you.trim(), draft.player)),
    pace: online ? draft.pace : 'live',
  };
  if (online && draft.moveSeconds > 0) table.move_seconds = draft.moveSeconds;
  if (typeof draft.analysis === 'boolean') table.analysis = draft.analysis;
  const seed = readSeed(draft.seed);
  if (typeof seed === 'number' && mayChooseSeed(draft.seats)) table.seed = seed;
  return table;
}
