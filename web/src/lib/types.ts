// The shapes of docs/server.md. The page knows no rules: views and previews are data of a game family,
// and only the board of that family (src/table) looks inside them.
import type { PuzzleShown } from '../puzzles/types';
import type { Guide } from '../table/lesson/types';

export type Lang = 'en' | 'de';
export type Words = Record<Lang, string>;

export interface ErrorBody {
  code: string;
  text: string;
  clause?: string;
  /** What exactly is wrong, in English, where the text does not say it. */
  detail?: string;
}

export type OptionValue = boolean | string | number | string[] | number[] | Record<string, unknown>;

export interface OptionInfo {
  name: string;
  kind: 'switch' | 'choice' | 'number' | 'numbers' | 'list' | 'table';
  default: OptionValue;
  clause: string;
  words: Words;
  /** Where a set-up page asks it. */
  group?: 'length' | 'cards' | 'start' | 'expert';
  choices?: string[];
  least?: number;
  most?: number;
  /** How many numbers; 0 means one or more. */
  length?: number;
}

export interface BotInfo {
  id: string;
  name?: string;
  words?: Words;
  /** How strong it is at this game. */
  rating?: number | null;
  /** How long it thinks about a decision. */
  seconds?: number | null;
}

export interface GameInfo {
  id: string;
  title: string;
  seats: number[];
  options: OptionInfo[];
  sets: Record<string, number>;
  bots: (string | BotInfo)[];
}

export type Goods = Record<string, number>;

interface CardBase {
  id: string;
  names: Words;
  text: Words;
  icon: string;
  copies?: number;
  set?: string;
  doubt?: { field: string; other?: string; why: string } | null;
}

/** A piece of an effect as it is drawn (kernel/tokens.py). */
export type Token =
  | { kind: 'good'; good: string; n?: number }
  | { kind: 'type'; type: string }
  | { kind: 'arrow' }
  | { kind: 'comma' }
  | { kind: 'number'; n: number }
  | { kind: 'word'; word: string; text: Words };
/** An effect in tokens: as the card says it, and as short as tokens can say it. */
export interface Drawn {
  whole: Token[];
  brief: Token[];
}

export interface LocationCard extends CardBase {
  kind: 'production' | 'open_production' | 'feature' | 'action';
  distance: number;
  types: string[];
  spoils: Goods;
  deal: string;
  trigger: string | null;
  effect: string | null;
  uses: number | null;
  bonus: string | null;
  drawn: { effect?: Drawn; bonus?: Drawn };
  flags?: string[];
  reprint_of?: string | null;
}

export interface ConnectionCard extends CardBase {
  deck: 'blue' | 'red';
  effect: string;
  drawn: { effect: Drawn };
}

export interface FactionCard extends CardBase {
  production: Goods;
  actions: Record<string, string>;
  /** By action. */
  drawn: Record<string, Drawn>;
}

/** A card of the Master Set. */
export type MasterCard = LocationCard | ConnectionCard | FactionCard;

/** An effect of a card of Nova Era in brief: when it works, a good or colour, and a figure; both may be "". */
export interface Drawn {
  trigger: string;
  sign: string;
  figure: string;
}

/** A card of Nova Era; the texts have a line a piece: head, effects, then links to other cards. */
export interface NovaCard extends CardBase {
  kind: 'technology' | 'territory' | 'personality';
  deck: string;
  era: number;
  colours: string[];
  cost: number | null;
  requires: Goods | null;
  effects: { trigger: string }[];
  drawn: Drawn[];
  obsoletes: string[];
  evolves_from: string | null;
  evolves_into: string | null;
  /** Personalities: who they were. */
  figure?: { gender: string; continent: string } | null;
}

/** A card of the old editions, 51st State (2010) and The New Era (2011); goods are listed one by one. */
export interface ClassicCard extends CardBase {
  origin: string;
  kind:
    | 'open production'
    | 'closed production'
    | 'feature'
    | 'action'
    | 'leader'
    | 'contact'
    | 'instant'
    | 'faction';
  /** Locations. */
  distance?: number;
  defence?: number;
  /** What it adds to the defence of its host; 0 if it is no defensive card. */
  defends?: number;
  types?: string[];
  spoils?: string[];
  deal?: string[];
  effects?: ClassicEffects;
  /** One-time contacts and instants. */
  price?: string[];
  contact?: string;
  range?: number;
  parts?: string[][];
  /** Factions. */
  production?: string[];
  fields?: ClassicField[];
}

export interface ClassicField {
  contact: string;
  cost: string[];
  range: number;
}

export interface ClassicEffects {
  produces?: string[];
  per?: { type: string; most: number; good: string };
  action?: { workers: number; cost: string[]; gain: { options: string[][]; special?: string } };
  entry?: string[];
  stock?: string[];
  slots?: number;
  [more: string]: unknown;
}

export type CardData = LocationCard | ConnectionCard | FactionCard | NovaCard | ClassicCard;
export type CardMap = ReadonlyMap<string, CardData>;

export const isNova = (card: CardData): card is NovaCard => 'colours' in card;
export const isClassic = (card: CardData): card is ClassicCard => 'origin' in card;
export const isLocation = (card: CardData): card is LocationCard =>
  'distance' in card && !isClassic(card);
export const isConnection = (card: CardData): card is ConnectionCard =>
  'deck' in card && !isNova(card);
export const isFaction = (card: CardData): card is FactionCard => 'actions' in card;

export interface CardsAnswer {
  cards: CardData[];
  factions?: CardData[];
  connections?: CardData[];
  words?: Record<string, unknown>;
}

export interface Clause {
  id: string;
  html: string;
}

export interface RulesSection {
  id: string;
  heading: string;
  level?: number;
  clauses: Clause[];
}

export interface PuzzleInfo {
  id: string;
  title: string;
  goal: string;
  seats: number;
  game?: string;
  kind?: 'puzzle' | 'tutorial';
  rating?: number;
  themes?: { id: string; title: string }[];
}

export type TableStatus = 'lobby' | 'playing' | 'finished';
export type Visibility = 'open' | 'private' | 'hotseat';
export type Pace = 'live' | 'days';
export type SeatKind = 'person' | 'bot' | 'open';

export interface SeatInfo {
  index: number;
  kind: SeatKind;
  name: string;
  bot?: string | null;
  online?: boolean;
  taken_over?: boolean;
  yours?: boolean;
  to_act?: boolean;
  auto_pass?: boolean;
  /** Seconds since 1970. */
  deadline?: number | null;
  /** At an open table: another seat of the same person. */
  same_as?: number | null;
  /** What the portrait is drawn from: the character of a bot, else the name. */
  face?: string;
}

/** By what else an own seat can be played. */
export interface SeatAccess {
  seat: number;
  links: number;
  /** Browsers that are not the reader's own. */
  browsers: number;
}

/** A browser that is signed in to the account; times are seconds since 1970. */
export interface SessionInfo {
  id: number;
  begun: number;
  seen: number;
  agent: string;
  current: boolean;
}

export interface TableInfo {
  id: string;
  game: string;
  title?: string;
  status: TableStatus;
  visibility: Visibility;
  options: Record<string, OptionValue>;
  pace: Pace;
  move_seconds?: number | null;
  version: number;
  seats: SeatInfo[];
  host: boolean;
  rematch?: string | null;
  /** Seconds since 1970. */
  created: number;
  updated: number;
  scores?: number[] | null;
  /** What the table began with: a puzzle, a moment of another game, an uploaded record. */
  origin?: Record<string, unknown>;
  /** Whether hints, chances and reviews are allowed. */
  analysis?: boolean;
  /** The SHA-256 of the seed's digits. */
  seed_hash?: string;
  /** The seed, when everybody may know it. */
  seed?: string | null;
  /** Why the game ended without a result. */
  ending?: 'rules_changed' | null;
  /** Of a running game: what tells it from others. */
  glance?: { round: number; scores: number[]; era?: number } | null;
  /** Played by rules that have changed since: it cannot be played again. */
  /** How often somebody went back further than information allows. */
  taken_back?: number;
  archived?: boolean;
}

export interface NewSeat {
  kind: SeatKind;
  name?: string;
  bot?: string;
  /** The id of the character a bot without a name plays as. */
  character?: string;
}

/** Somebody who sits down when a bot is asked to play. */
export interface Character {
  id: string;
  name: string;
  /** What this one is like. */
  words: Words;
}

export interface NewTable {
  game: string;
  visibility: Visibility;
  options: Record<string, OptionValue>;
  seats: NewSeat[];
  pace: Pace;
  move_seconds?: number;
  seed?: number;
  analysis?: boolean;
}

export interface SeatLink {
  seat: number;
  url: string;
}

export interface TableMade {
  table: TableInfo;
  links: SeatLink[];
}

export interface Me {
  name?: string | null;
  account?: string | null;
}

// What the board draws.

export type View = Record<string, unknown>;

export interface Target {
  zone: string;
  seat?: number;
  card?: string;
  [more: string]: unknown;
}

export interface Refusal {
  code: string;
  clause?: string;
  text: string;
}

/** What a choice would change, as far as that is no secret. */
export interface Preview {
  changes?: Goods;
  /** What others would get or lose, by seat. */
  rivals?: Record<string, Goods>;
  reveals?: boolean;
  /** What is given up or replaced. */
  goes?: Gone[];
  /** Of passing: what clean-up will take. */
  clean_up?: Goods;
  [more: string]: unknown;
}

/** Something that goes by a choice: a card, or so many of a good. */
export interface Gone {
  card?: string;
  good?: string;
  n?: number;
  seat?: number;
  /** A ruin: nothing that works is lost. */
  ruin?: boolean;
  /** It was a deal. */
  deal?: boolean;
}

export interface Choice {
  move: string;
  text: string;
  target: Target;
  preview?: Preview;
  refusal?: Refusal;
}

export interface Question {
  seat: number;
  code: string;
  clause: string;
  prompt: string;
  suggested: string;
  /** How many answers of this kind are wanted together. */
  need?: number;
  choices: Choice[];
}

export interface LogEntry {
  version: number;
  n: number;
  seat: number | null;
  code: string;
  text: string;
  cards: string[];
  to_you: boolean;
  /** Entries with the same number are one action; it is the version of its first move. Negative: what the game does by itself. */
  action: number;
  /** This entry takes back what a version brought. */
  undoes?: number;
  /** This entry takes back all moves from a version on. */
  back_to?: number;
  /** By seat, what it gave (+) or took (-): goods, cards (`card`) and points (`vp`), as far as it is told. */
  changes?: Record<number, Record<string, number>>;
}

/** The own moves one may go back to, the newest first; `asks`: others must agree. */
export interface TakingBack {
  to: { version: number; text: string; round: number; era?: number }[];
  asks: boolean;
}

/** Somebody asks the others for something; it ends with an answer, or with the next move. */
export interface TableRequest {
  kind: 'take_back';
  seat: number;
  to: number;
  text: string;
  waits_for: number[];
}

/** The last finished round; `words` names the sources of points. */
export interface RoundSummary {
  /** The change with which it ended. */
  version: number;
  round: number;
  era?: number | null;
  /** Who starts the next round; null after the last. */
  first: number | null;
  /** By player (in solo the virtual rival too): points at its end, where those of the round came from, goods lost and kept. */
  seats: {
    vp: number;
    gained: Record<string, number>;
    lost: Record<string, number>;
    kept: Record<string, number>;
  }[];
  words: Record<string, string>;
}

export interface Outcome {
  scores: number[];
  ranks: number[];
  winners: number[];
  reason: string;
  /** It ended without a result. */
  unfinished?: boolean;
  breakdown?: Record<string, number>[] | Record<string, number[]>;
  words?: Record<string, unknown>;
  [more: string]: unknown;
}

/** What a board component of a game family is given; the replay page gives `question: null`. */
export interface BoardProps {
  view: View;
  question: Question | null;
  log: LogEntry[];
  cards: CardMap;
  table?: TableInfo;
}

export interface Moment {
  move: number;
  moves: number;
  reader: number | null;
  view: View;
  question?: Question | null;
  log: LogEntry[];
  outcome?: Outcome | null;
  /** Who moved, and what it was, in words. */
  seat?: number | null;
  text?: string;
  rounds?: { move: number; round: number }[];
  table: TableInfo;
}

// Hints, chances and reviews.

export interface Hint {
  move: string;
  text: string;
  target: Target;
  /** The share of the win that may be expected after it. */
  chance: number;
  /** Half the width of the interval in which two of three such estimates lie. */
  error: number;
}

export interface HintsGiven {
  seat: number;
  version: number;
  /** How many answers there are. */
  options: number;
  hints: Hint[];
}

export interface ChancesLine {
  done: number;
  total: number;
  /** The move the first of these chances belongs to. */
  first: number;
  chances: number[][];
  /** Of each chance: half the width of the interval in which two of three estimates lie. */
  errors: number[][];
}

/** One move in a few words; '' where nothing came of it that its reader saw. */
export interface ListedMove {
  move: number;
  seat: number;
  text: string;
}

export interface ReviewedAnswer {
  move: string;
  text: string;
  target: Target;
  chance: number;
  error: number;
  /** What its seat ends with on average; of the answers of a marked move. */
  points: number | null;
}

/** What a costly move is marked with: 12 % or more, 7 %, 4 %. */
export type Mark = '??' | '?' | '?!';

export interface ReviewedMove {
  move: number;
  seat: number;
  round: number;
  prompt: string;
  mark: Mark | '';
  loss: number;
  /** Of the loss: both answers are judged in the same worlds. */
  error: number;
  made: ReviewedAnswer;
  /** The best first; what was made is among them. */
  options: ReviewedAnswer[];
}

export interface Review {
  seats: { seat: number; decisions: number; best: number; lost: number }[];
  moves: ReviewedMove[];
  /** Games that were played to their end after each answer of a marked move. */
  continuations: number;
}

export interface ReviewLine {
  done: number;
  total: number;
  review?: Review;
}

// Frames of the WebSocket.

export interface StateFrame {
  type: 'state';
  version: number;
  table: TableInfo;
  reader: number | null;
  seats: number[];
  view: View | null;
  question: Question | null;
  can_undo: boolean;
  /** How many moves the reader can take back. */
  undo?: number;
  /** Its log holds all that came after this version. */
  since: number;
  log: LogEntry[];
  outcome: Outcome | null;
  /** Null in a game in which nobody passes. */
  auto_pass?: boolean | null;
  recap?: LogEntry[] | null;
  guide?: Guide | null;
  /** The last finished round, once there is one. */
  summary?: RoundSummary | null;
  take_back?: TakingBack | null;
  request?: TableRequest | null;
  /** At the table of a puzzle: how it stands. */
  puzzle?: PuzzleShown | null;
}

/** An earlier page of the log: what came after `since`, up to `before`. */
export interface LogFrame {
  type: 'log';
  before: number;
  since: number;
  log: LogEntry[];
}

export interface ChatFrame {
  type: 'chat';
  n?: number;
  seat?: number | null;
  name: string;
  text: string;
  time: number;
}

export interface PresenceFrame {
  type: 'presence';
  seats: number[];
  spectators: number;
}

export type ServerFrame =
  | StateFrame
  | LogFrame
  | ChatFrame
  | PresenceFrame
  | { type: 'clocks'; deadlines: (number | null)[] }
  | { type: 'ack'; id: string; version: number }
  | { type: 'refused'; id: string; code: string; clause?: string; text: string }
  | { type: 'pong' }
  | { type: 'error'; code: string; text: string };
