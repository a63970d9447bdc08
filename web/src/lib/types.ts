// The shapes of docs/server.md. The page knows no rules: views and previews are data of a game family,
// and only the board of that family (src/table) looks inside them.

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
  flags?: string[];
  reprint_of?: string | null;
}

export interface ConnectionCard extends CardBase {
  deck: 'blue' | 'red';
  effect: string;
}

export interface FactionCard extends CardBase {
  production: Goods;
  actions: Record<string, string>;
}

/** A card of the Master Set. */
export type MasterCard = LocationCard | ConnectionCard | FactionCard;

/** A card of Nova Era; the texts have a line a piece: head, effects, then links to other cards. */
export interface NovaCard extends CardBase {
  kind: 'technology' | 'territory' | 'personality';
  deck: string;
  era: number;
  colours: string[];
  cost: number | null;
  requires: Goods | null;
  effects: { trigger: string }[];
  obsoletes: string[];
  evolves_from: string | null;
  evolves_into: string | null;
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
}

export interface NewSeat {
  kind: SeatKind;
  name?: string;
  bot?: string;
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
  [more: string]: unknown;
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
  /** This entry takes back what a version brought. */
  undoes?: number;
}

export interface Outcome {
  scores: number[];
  ranks: number[];
  winners: number[];
  reason: string;
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
}

export interface ReviewedAnswer {
  move: string;
  text: string;
  chance: number;
}

export interface ReviewedMove {
  move: number;
  seat: number;
  round: number;
  prompt: string;
  loss: number;
  made: ReviewedAnswer;
  best: ReviewedAnswer;
}

export interface Review {
  seats: { seat: number; decisions: number; best: number; lost: number }[];
  moves: ReviewedMove[];
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
  log: LogEntry[];
  outcome: Outcome | null;
  auto_pass?: boolean;
  recap?: LogEntry[] | null;
  guide?: Guide | null;
}

/** What a lesson says about the next move. */
export interface Guide {
  step: number;
  steps: number;
  text: string;
  move: string | null;
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
  | ChatFrame
  | PresenceFrame
  | { type: 'ack'; id: string; version: number }
  | { type: 'refused'; id: string; code: string; clause?: string; text: string }
  | { type: 'pong' }
  | { type: 'error'; code: string; text: string };
