// Made from src/novastate/server/shapes by `make pagetypes`; not to be changed by hand.

// --- analysis.py

/** What a costly move is marked with: 12 % or more, 7 %, 4 %. */
export type Mark = '??' | '?' | '?!';

/** The seat whose question is to be thought over, by default the own one that is asked. */
export interface HintWish {
  seat?: number | null;
}

/** One answer with what it is worth: the share of the win that may be expected after it. */
export interface HintMove {
  move: string;
  text: string;
  target: Target;
  chance: number;
  /** Half the width of the interval in which two of three such estimates lie. */
  error: number;
}

/** The best answers to a question, the best first. */
export interface HintsGiven {
  seat: number;
  version: number;
  options: number;
  hints: HintMove[];
}

/** Everybody's chances after the moves from `first` on, as far as they are worked out. */
export interface ChancesLine {
  done: number;
  total: number;
  first: number;
  chances: number[][];
  /** Of each chance: half the width of the interval in which two of three estimates lie. */
  errors: number[][];
}

/** One move in a few words; "" where it brought nothing about that its reader saw. */
export interface ListedMove {
  move: number;
  seat: number;
  text: string;
}

/** All moves of a game. */
export interface MoveList {
  moves: ListedMove[];
}

/** An answer in words, with its chance. */
export interface ReviewedAnswer {
  move: string;
  text: string;
  target: Target;
  chance: number;
  error: number;
  /** What its seat ends with on average; of the answers of a marked move. */
  points: number | null;
}

/** A choice somebody made, and what the bot thinks of it. */
export interface ReviewedMove {
  move: number;
  seat: number;
  round: number;
  prompt: string;
  /** `??`, `?` or `?!` by what it cost; "" for the moves that are not worth a word. */
  mark: Mark | '';
  loss: number;
  /** Of the loss: both answers are judged in the same worlds. */
  error: number;
  made: ReviewedAnswer;
  /** The best first; what was made is among them. */
  options: ReviewedAnswer[];
}

/** How somebody played. */
export interface ReviewedSeat {
  seat: number;
  decisions: number;
  /** How often nothing better was found, or nothing that is better for sure. */
  best: number;
  lost: number;
}

/** What is told of a finished game, in the order of its moves. */
export interface Review {
  seats: ReviewedSeat[];
  moves: ReviewedMove[];
  /** Games that were played to their end after each answer of a marked move. */
  continuations: number;
}

/** How far a review is; the last line has it. */
export interface ReviewLine {
  done: number;
  total: number;
  review?: Review | null;
}

// --- common.py

export type Text40 = string;

export type Text24 = string;

export type Lang = 'en' | 'de';

export type Words = Record<Lang, string>;

/** Singular and plural. */
export type GoodWords = Record<Lang, string[]>;

/** What things are called where they are shown, by their sort (`good`, `kind`, `type`) and code. */
export type Labels = Record<string, Record<string, Words>>;

export type Goods = Record<string, number>;

export type OptionValue = boolean | number | string | string[] | number[] | Record<string, unknown>;

/** What a reader sees; a game whose board the page knows has a shape for it in `games`. */
export type View = Record<string, unknown>;

// --- content.py

/** One option of a game. */
export interface OptionInfo {
  name: string;
  kind: 'switch' | 'choice' | 'number' | 'numbers' | 'list' | 'table';
  default: OptionValue;
  clause: string;
  words: Words;
  /** Where a set-up page asks it. */
  group: 'length' | 'cards' | 'start' | 'expert';
  choices?: string[];
  least?: number;
  most?: number;
  /** How many numbers; 0 means one or more. */
  length?: number;
}

/** A bot that can be asked to play. */
export interface BotInfo {
  id: string;
  words: Words;
  /** How strong it is at this game. */
  rating?: number | null;
  /** How long it thinks about a decision. */
  seconds?: number;
}

/** A ruleset. */
export interface GameInfo {
  id: string;
  title: string;
  seats: number[];
  rules_version: number;
  sets: Record<string, number>;
  options: OptionInfo[];
  bots: BotInfo[];
}

/** Somebody who sits down when a bot is asked to play. */
export interface Character {
  id: string;
  name: string;
  /** What this one is like, by language. */
  words: Words;
}

/** A clause of the rules; text between clauses has no id. */
export interface Clause {
  id: string;
  html: string;
}

/** A section of the rules. */
export interface RulesSection {
  id: string;
  heading: string;
  level: number;
  clauses: Clause[];
}

/** What is not certain about a card. */
export interface Doubt {
  field: string;
  other: string;
  why: string;
}

/** What every card of every game has, and most cards of most. */
export interface PlainCard {
  id: string;
  names: Words;
  /** A line a sentence. */
  text: Words;
  icon: string;
  set?: string;
  copies?: number;
  doubt?: Doubt | null;
}

// --- frames.py

export type CommandId = string;

/** The first frame; `since` is the last version the client has. */
export interface Hello {
  type: 'hello';
  lang?: Lang;
  since?: number | null;
}

/** Choose between several own seats. */
export interface Look {
  type: 'look';
  seat: number;
}

/** Choose another language. */
export interface SetLang {
  type: 'lang';
  lang: Lang;
}

/** Ask for the page of the log that ends with a version. */
export interface GetLog {
  type: 'log';
  before: number;
}

/** Answer the question. */
export interface Move {
  type: 'move';
  id: CommandId;
  version: number;
  move: string;
  seat?: number | null;
}

/** Take the last move back. */
export interface Undo {
  type: 'undo';
  id: CommandId;
  version: number;
  seat?: number | null;
}

/** Take an own move back, with all that came after it; others may have to agree. */
export interface TakeBack {
  type: 'take_back';
  id: CommandId;
  version: number;
  to: number;
  seat?: number | null;
}

/** Answer what somebody asks the others for. */
export interface Consent {
  type: 'consent';
  id: CommandId;
  version: number;
  yes: boolean;
  seat?: number | null;
}

/** Say something. */
export interface Chat {
  type: 'chat';
  id: CommandId;
  text: string;
}

/** Pass for the rest of the round, or not. */
export interface AutoPass {
  type: 'auto_pass';
  id: CommandId;
  on: boolean;
  seat?: number | null;
}

/** Hand the seat over to a bot, or take it back. */
export interface SeatAction {
  type: 'seat';
  id: CommandId;
  action: 'take_back' | 'hand_over';
  seat?: number | null;
}

/** Go one step of a lesson back, begin it again, or leave it and play freely. */
export interface LessonAction {
  type: 'lesson';
  id: CommandId;
  version: number;
  action: 'back' | 'restart' | 'leave';
  seat?: number | null;
}

/** Ask whether the server is there. */
export interface Ping {
  type: 'ping';
}

export type TableCommand = Move | Undo | TakeBack | Consent | AutoPass | SeatAction | LessonAction;

export type Command = TableCommand | Chat;

export type Frame = Hello | Look | SetLang | GetLog | Command | Ping;

/** What the reader may see now, and what is new in the log. */
export interface State {
  type: 'state';
  version: number;
  table: TableInfo;
  reader: number | null;
  seats: number[];
  view: View | null;
  question: Question | null;
  can_undo: boolean;
  log: LogEntry[];
  outcome: Outcome | null;
  /** null in a game in which nobody passes. */
  auto_pass: boolean | null;
  /** How many moves the reader can take back. */
  undo: number;
  /** The log holds all that came after this version; what came before, a client asks for. */
  since: number;
  recap?: LogEntry[];
  /** In a lesson: where it stands and what it says. */
  guide?: Guide | null;
  /** The last finished round. */
  summary?: RoundSummary | null;
  /** The own moves the reader may go back to, besides plain undo. */
  take_back?: TakingBack | null;
  /** What somebody asks the others for. */
  request?: RequestShown | null;
  /** At the table of a puzzle: how it stands. */
  puzzle?: PuzzleShown | null;
}

/** An earlier page of the log: what came after `since`, up to `before`. */
export interface LogPage {
  type: 'log';
  before: number;
  since: number;
  log: LogEntry[];
}

/** The command is stored. */
export interface Ack {
  type: 'ack';
  id: string;
  version: number;
}

/** The command was not carried out. */
export interface Refusal {
  type: 'refused';
  id: string;
  code: string;
  text: string;
  clause?: string;
}

/** Something was said. */
export interface Said {
  type: 'chat';
  n: number;
  seat: number | null;
  name: string;
  text: string;
  time: number;
}

/** Who is here. */
export interface Presence {
  type: 'presence';
  seats: number[];
  spectators: number;
}

/** Deadlines by seat, where they have changed by themselves: the server was away. */
export interface Clocks {
  type: 'clocks';
  deadlines: (number | null)[];
}

/** The server is there. */
export interface Pong {
  type: 'pong';
}

/** Something is wrong with a frame. */
export interface Trouble {
  type: 'error';
  code: string;
  text: string;
}

export type Answer = State | LogPage | Ack | Refusal | Said | Presence | Clocks | Pong | Trouble;

// --- games/classic.py

/** A location or leader in play; what is not there is left out. */
export interface ClassicPlace {
  uid: number;
  card: string;
  /** Activations in this turn. */
  uses?: number;
  /** Values of the VP tokens lying on it. */
  vp?: number[];
  stock?: string[];
  /** Seats that have sent a worker in this turn. */
  visitors?: number[];
  /** Seats with an agreement. */
  agreements?: number[];
  attached?: string[];
  debris?: boolean;
  improved?: boolean;
  /** Free places for VP tokens. */
  places_left?: number;
  /** Workers that its next use takes. */
  workers?: number;
}

/** A player, to a reader; of cards he may not see there is a number only. */
export interface ClassicPlayer {
  faction: string | null;
  pool: Goods;
  base_vp: number;
  marked: number;
  total: number;
  breakdown: Goods;
  state: ClassicPlace[];
  leader: ClassicPlace | null;
  passed: boolean;
  fields_used: number[];
  visits: number;
  redeveloped: number;
  slots: number;
  hand: string[] | number;
  spoils: string[];
  deals: string[];
  /** Of the reader only: what he has answered while others answer too. */
  answers?: number[];
}

/** An attack that is going on. */
export interface Shootout {
  step: 'declare' | 'more' | 'defend' | 'answer' | 'target';
  attacker: number;
  defender: number;
  by_card: boolean;
  /** What is left of `attack` after `defence`, never below 0. */
  strength: number;
  attack: number;
  defence: number;
  /** The range of the attacker's contact card, where he could still choose it. */
  field: number;
  /** What the attacker's tokens could still add. */
  reserve: number;
  /** What the defender's tokens could still take away. */
  guard: number;
}

/** A means of a contact; `goods` are what it takes. */
export interface Means {
  by: 'field' | 'card' | 'tokens' | 'free';
  range: number;
  goods: Goods;
  /** The one-time contact that would be discarded. */
  card?: string;
}

/** By distance the cheapest means; what is beyond the end of a list is out of reach. */
export interface Reach {
  conquest: Means[];
  negotiation: Means[];
  incorporation: Means[];
}

/** A table of an old edition. */
export interface ClassicView {
  game: 'state2010' | 'newera';
  reader: number | null;
  seats: number;
  options: Record<string, OptionValue>;
  turn: number;
  phase: string;
  first: number | null;
  to_act: number[];
  over: boolean;
  end_vp: number;
  committed: ([number, string])[];
  queue: string[];
  players: ClassicPlayer[];
  deck: number;
  discard: string[];
  row: string[];
  /** What the reader reaches by each way of contact; null for spectators. */
  reach: Reach | null;
  /** Effective defence by seat and place, where locations can be attacked. */
  defences?: ((number | null)[])[];
  shootout?: Shootout | null;
}

/** What something brings: one of several lists of goods, or something special. */
export interface ClassicGain {
  options: string[][];
  special?: string;
  type?: string;
  contact?: string;
  range?: number;
}

/** So many of a good for each card of a type. */
export interface ClassicPer {
  type: string;
  most: number;
  good: string;
}

/** What may stay on a card over clean-up. */
export interface ClassicStore {
  goods: string[];
  most: number;
}

/** What a card does when something happens, and what narrows that. */
export type ClassicReaction = {
  events: string[];
  gain: ClassicGain;
  may: boolean;
  type?: string;
  good?: string;
  from?: number;
  to?: number;
};

/** An action that workers are sent to. */
export interface ClassicAction {
  workers: number;
  cost: string[];
  gain: ClassicGain;
}

/** What a card does; what it does not do is left out. */
export interface ClassicEffects {
  produces?: string[];
  per?: ClassicPer;
  action?: ClassicAction;
  entry?: string[];
  stock?: string[];
  stores?: ClassicStore[];
  when?: ClassicReaction[];
  traits?: string[];
  lookout?: number;
  slots?: number;
}

/** A field of a faction's contact card. */
export interface ClassicField {
  contact: string;
  cost: string[];
  range: number;
}

/** A card of an old edition; goods are listed one by one. */
export interface ClassicCard extends PlainCard {
  origin: string;
  kind: 'open production' | 'closed production' | 'feature' | 'action' | 'leader' | 'contact' | 'instant' | 'faction';
  distance?: number;
  defence?: number;
  /** What it adds to the defence of its host; 0 if it is no defensive card. */
  defends?: number;
  types?: string[];
  spoils?: string[];
  deal?: string[];
  effects?: ClassicEffects;
  /** Of one-time contacts and instants. */
  price?: string[];
  contact?: string;
  range?: number;
  parts?: string[][];
  /** Of factions. */
  production?: string[];
  fields?: ClassicField[];
}

/** What the cards speak of. */
export interface ClassicWords {
  goods: Record<string, GoodWords>;
  types: Record<string, Words>;
  kinds: Record<string, Words>;
  contacts: Record<string, Words>;
}

/** Every card of an old edition. */
export interface ClassicCards {
  cards: ClassicCard[];
  connections: PlainCard[];
  factions: PlainCard[];
  words: ClassicWords;
  names: Labels;
}

// --- games/master.py

/** A location in play; what is not there is left out. */
export interface MasterPlace {
  card: string;
  ruin?: boolean;
  uses?: number;
  guest?: boolean;
  shield?: boolean;
  spent?: string[];
  placed?: string[];
  stored?: string[];
}

/** A player, to a reader; of cards he may not see there is a number only. */
export interface MasterPlayer {
  faction: string | null;
  vp: number;
  goods: Goods;
  passed: boolean;
  board_used: string[];
  board_goods: string[];
  tally: Goods;
  hand: string[] | number;
  drawn: string[] | number;
  deals: string[];
  state: MasterPlace[];
  /** Of the reader only: what he has answered while others answer too. */
  answers?: number[];
}

/** A rule that looks for the target of an attack, and the places it leaves. */
export interface Narrowed {
  rule: string;
  left: number[];
  /** What those have in common: a distance, a kind, a good. */
  by: number | string | null;
}

/** A place that the next attack may hit. */
export interface AttackThreat {
  place: number;
  share: number;
  /** A shield would stop it. */
  saved: boolean;
  /** A card that would hit it. */
  card: string;
  /** How many unseen cards have its types. */
  alike: number;
  why: Narrowed[];
}

/** How likely the next attack of the virtual rival hits what. */
export interface Forecast {
  unseen: number;
  attack: number;
  places: AttackThreat[];
  nothing: number;
}

/** A level of a solo win. */
export interface SoloLevel {
  name: string;
  least: number;
}

/** Points as if the game ended now, and the levels of a solo win, the lowest first. */
export interface SoloStanding {
  own: number;
  rival: number;
  level: string;
  levels: SoloLevel[];
  missing: number | null;
}

/** A table of the Master Set. */
export interface MasterView {
  game: 'master';
  reader: number | null;
  seats: number;
  options: Record<string, OptionValue>;
  round: number;
  phase: string;
  first: number | null;
  to_act: number[];
  end_triggered: boolean;
  over: boolean;
  thefts: number[][];
  rival_due: boolean;
  attacks: number;
  location_vp: number[];
  players: MasterPlayer[];
  deck: number;
  discard: string[];
  blue_deck: number;
  red_deck: number;
  open_connections: string[];
  connection_discard: string[];
  display: string[];
  attack_pile: string[];
  /** Solo: what the next attack may hit, or nothing known of it. */
  forecast?: Forecast | null;
  /** Solo: how the game would end now. */
  standing?: SoloStanding;
}

/** What is drawn of a location. */
export interface DrawnLocation {
  effect?: Drawn;
  bonus?: Drawn;
}

/** What is drawn of a connection card. */
export interface DrawnConnection {
  effect: Drawn;
}

/** A location. */
export interface LocationCard extends PlainCard {
  kind: 'production' | 'open_production' | 'feature' | 'action';
  distance: number;
  types: string[];
  spoils: Goods;
  deal: string;
  trigger: string | null;
  effect: string | null;
  uses: number | null;
  bonus: string | null;
  drawn: DrawnLocation;
  flags: string[];
  reprint_of: string | null;
}

/** A connection card. */
export interface ConnectionCard extends PlainCard {
  deck: 'blue' | 'red';
  effect: string;
  drawn: DrawnConnection;
}

/** A faction with its board. */
export interface FactionCard extends PlainCard {
  production: Goods;
  actions: Record<string, string>;
  /** By action. */
  drawn: Record<string, Drawn>;
}

/** What the cards speak of. */
export interface MasterWords {
  goods: Record<string, GoodWords>;
  kinds: Record<string, Words>;
  types: Record<string, Words>;
}

/** Every card of the Master Set. */
export interface MasterCards {
  cards: LocationCard[];
  connections: ConnectionCard[];
  factions: FactionCard[];
  words: MasterWords;
  names: Labels;
}

// --- games/novaera.py

/** A die. */
export interface NovaDie {
  colour: string;
  value: number;
}

/** What picking a zone would cost one seat. */
export interface PickCost {
  by: number;
  unrest: number;
  penalty: boolean;
  civil_war: boolean;
}

/** What a marker would do if a zone were the one left over. */
export interface TrackMove {
  by: number;
  to: number;
  strikes: boolean;
}

/** What a zone means to whoever picks it, and to the tracks if it is left over. */
export interface NovaPick {
  sum: number;
  costs: PickCost[];
  left: Record<string, TrackMove>;
}

export type NovaThreat = 'protected' | 'damage' | 'loss' | 'die' | 'nothing';

/** A track of disasters, or of the dark age. */
export interface NovaTrack {
  at: number;
  last: number;
  protected: number[];
  /** By seat, what it would do if it struck now. */
  threat: NovaThreat[];
  /** How the reader's count would change if it struck now. */
  count?: number;
}

/** A card of the display: who may take it, and who could pay it now. */
export interface NovaDisplayed {
  card: string;
  available: number[];
  affordable: number[];
  token?: number;
}

/** A card in play. */
export interface NovaPlaced {
  card: string;
  column: string;
  damaged: boolean;
  /** Uses left, by the number of the effect. */
  left?: Record<string, number>;
}

/** What a scoring would bring now. */
export interface ScoredNow {
  presence: number;
  majorities: number;
  objectives: Record<string, number>;
  total: number;
}

/** A player, to a reader; of cards he may not see there is a number only. */
export interface NovaPlayer {
  vp: number;
  unrest: number;
  in_zone: boolean;
  penalty: boolean;
  resources: Goods;
  dice: NovaDie[];
  pick_sum: number;
  pick_limit: number;
  lowered: boolean;
  firsts: number;
  tableau: NovaPlaced[];
  known: string[];
  numbers: Goods;
  most: string[];
  protected: string[];
  sources: Goods;
  if_scored_now: ScoredNow;
  hand: string[] | number;
  past: string[];
  /** Of the reader only: what he has answered while others answer too. */
  answers?: number[];
}

/** A table of Nova Era. */
export interface NovaView {
  game: 'novaera';
  reader: number | null;
  seats: number;
  options: Record<string, OptionValue>;
  era: number;
  eras: number;
  round: number;
  rounds: number;
  /** Counted through all eras. */
  round_of_game: number;
  phase: string;
  first: number;
  to_act: number[];
  bag: Goods;
  zones: NovaDie[][];
  picks: (NovaPick | null)[];
  tracks: Record<string, NovaTrack>;
  unrest_last: number;
  unrest_zone: [number, number];
  columns: NovaDisplayed[][];
  /** By territory and seat, the technologies it lacks. */
  lands: Record<string, Goods[]>;
  token: string;
  token_owner: number | null;
  to_produce: string[];
  people: string[];
  stock: number;
  removed: string[];
  buried: number;
  box: number;
  players: NovaPlayer[];
}

/** Who a personality was. */
export interface NovaFigure {
  gender: string;
  continent: string;
}

/** A number that is counted when an effect works. */
export interface NovaAmount {
  per: string;
  each?: number;
  max?: number;
  times?: number;
}

/** How often an effect works. */
export interface NovaLimit {
  per: string;
  times: number;
}

/** An effect: when it works, what it does, and what that takes. */
export type NovaEffect = {
  trigger: string;
  verb: string;
  kind?: string;
  amount?: number | NovaAmount;
  pay?: string | Goods;
  get?: Goods;
  limit?: NovaLimit;
  condition?: Record<string, unknown>;
  action?: string | string[];
  target?: string;
  colour?: string | string[];
  from?: string[];
  type?: string;
  for?: string;
  which?: string;
  die?: string | string[];
  as?: string;
  disaster?: string;
  to?: string;
};

/** An effect in brief: when it works, a good or colour, and a figure; both may be "". */
export interface NovaDrawn {
  trigger: string;
  sign: string;
  figure: string;
}

/** A card of Nova Era; its text has a line a piece: head, effects, links to other cards. */
export interface NovaCard extends PlainCard {
  deck: string;
  era: number;
  kind: 'technology' | 'territory' | 'personality';
  colours: string[];
  cost: number | null;
  requires: Goods | null;
  effects: NovaEffect[];
  drawn: NovaDrawn[];
  obsoletes: string[];
  evolves_from: string | null;
  evolves_into: string | null;
  figure: NovaFigure | null;
}

/** What the cards speak of. */
export interface NovaWords {
  goods: Record<string, GoodWords>;
  colours: Record<string, Words>;
  columns: Record<string, Words>;
  kinds: Record<string, Words>;
  tracks: Record<string, Words>;
  decks: Record<string, Words>;
}

/** Every card of Nova Era. */
export interface NovaCards {
  cards: NovaCard[];
  connections: PlainCard[];
  factions: PlainCard[];
  words: NovaWords;
  names: Labels;
}

// --- lessons.py

/** The answers of a question that a lesson asks. */
export interface Quiz {
  answers: string[];
  right: number;
  because: string;
}

/** One thing a lesson says; a question has answers. */
export interface LessonStep {
  text: string;
  /** What it points at, in the words of docs/guides/lessons.md. */
  points?: string[];
  /** The lines of the count that it lights; `total` is the sums below them. */
  count?: string[];
  explore?: boolean;
  quiz?: Quiz;
}

/** A card of a line, with its points. */
export interface CountedCard {
  card: string;
  points: number;
}

/** One line of the count; what never scores is listed too. */
export interface CountPart {
  part: string;
  text: string;
  points: number;
  scores: boolean;
  cards?: CountedCard[];
  types?: string[];
  amount?: number;
}

/** A column of the count. */
export interface CountPlayer {
  name: string;
  faction: string | null;
  total: number;
  parts: CountPart[];
}

/** Everybody's points, line by line: at the end of the game, or as if it ended now. */
export interface PointCount {
  over: boolean;
  why: string;
  players: CountPlayer[];
}

/** The lesson that comes next. */
export interface NextLesson {
  id: string;
  title: string;
}

/** Where a lesson stands. */
export interface Guide {
  state: 'step' | 'wait' | 'end' | 'lost' | 'left';
  lesson: string;
  title: string;
  /** The number of the first of `says`. */
  step: number;
  steps: number;
  /** The last of them leads to the move. */
  says: LessonStep[];
  can_back: boolean;
  move?: string;
  /** The move in words. */
  task?: string;
  target?: Target;
  /** What is said to whoever tries another move. */
  wrong?: Record<string, string>;
  /** How many moves were left out because they no longer fit. */
  skipped?: number;
  /** Where one of the steps counts the points. */
  count?: PointCount;
  next?: NextLesson | null;
}

// --- outcomes.py

/** A card or something else that paid points. */
export interface Source {
  source: string;
  vp: number;
}

/** Figures by round, for charts. */
export interface Series {
  rounds: number[];
  /** The first of each round. */
  moves: number[];
  vp: number[][];
  goods: Goods[][];
  earned: Goods[][];
  /** By player: how often each event happened. */
  counts: (Record<string, number>)[];
  /** By player, the best first; old games were stored without it. */
  paid?: Source[][];
  /** The era of each round. */
  eras?: number[];
  /** By era and player: points by source. */
  scored?: ((Record<string, number>)[])[];
}

/** The words of the end of a game. */
export interface OutcomeWords {
  reason: string;
  breakdown: Record<string, string>;
  winners: string[];
  level?: string;
  paid?: Record<string, string>;
  rival?: string;
}

/** The end of a game. */
export interface Outcome {
  scores: number[];
  breakdown: (Record<string, number>)[];
  ranks: number[];
  ties: number[][];
  winners: number[];
  reason: string;
  /** It ended without a result. */
  unfinished?: boolean;
  /** Solo: what the virtual rival came to. */
  rival_vp?: number;
  rival_breakdown?: Record<string, number>;
  level?: string;
  words: OutcomeWords;
  /** null until it is worked out. */
  series: Series | null;
}

// --- people.py

/** Why something was not done. */
export interface ErrorBody {
  code: string;
  text: string;
  clause?: string;
  /** What exactly is wrong, for those who can read it: technical, and in English. */
  detail?: string;
}

/** Name and password. */
export interface Credentials {
  name: string;
  password: string;
}

/** The password there was, and the one there is to be. */
export interface NewPassword {
  old: string;
  new: string;
}

/** The own password, to show that one means it. */
export interface Confirmed {
  password: string;
}

/** A browser that is signed in to the account. */
export interface SessionInfo {
  id: number;
  begun: number;
  seen: number;
  /** Browser and system, where they are known. */
  agent: string;
  current: boolean;
}

/** Who the visitor is. */
export interface Me {
  name: string | null;
  account: string | null;
}

// --- puzzles.py

export type PuzzleState = 'open' | 'checking' | 'unknown' | 'lost' | 'reached';

/** What a puzzle is about. */
export interface Theme {
  id: string;
  title: string;
}

/** A puzzle or a lesson on the shelf. */
export interface PuzzleInfo {
  id: string;
  game: string;
  kind: 'puzzle' | 'tutorial';
  /** What a puzzle asks for. */
  sort: string;
  title: string;
  goal: string;
  seats: number;
  seat: number;
  want: number | null;
  /** As bots solve it. */
  rating: number;
  themes: Theme[];
}

/** An own action in a puzzle: what it gave (+) and took (-), and whether it lost the goal. */
export interface PuzzleMove {
  version: number;
  text: string;
  cards: string[];
  changes: Goods;
  lost: boolean;
}

/** Where a lost puzzle goes on: before the action of a version, after n others. */
export interface PuzzleBack {
  version: number;
  n: number;
}

/** A move that the solver was told. */
export interface PuzzleTold {
  move: string;
  text: string;
  target: Target;
}

/** How the puzzle of a table stands. */
export interface PuzzleShown {
  id: string;
  game: string;
  title: string;
  goal: string;
  themes: Theme[];
  seat: number;
  /** The figure to be reached; null where the goal is no figure. */
  want: number | null;
  /** What of it was there at the beginning. */
  base: number;
  have: number;
  state: PuzzleState;
  /** Why it is lost. */
  why: string;
  moves: PuzzleMove[];
  back: PuzzleBack | null;
  /** The version to go back to for another try. */
  restart: number | null;
  hints: number;
  /** To the solver only. */
  hint: PuzzleTold | null;
  /** What the first try came to; "" before. */
  tried: '' | 'solved' | 'failed';
  /** Whether the solution was asked for. */
  shown: boolean;
}

/** A move of the solution: what it is good for, what it brings, and what is seen after it. */
export interface PuzzleStep {
  seat: number;
  text: string;
  reason: string;
  changes: Goods;
  have: number;
  view: View;
}

/** The stored line, played out from the beginning. */
export interface PuzzleSolution {
  view: View;
  steps: PuzzleStep[];
}

/** What somebody made of a puzzle: the first time, which is rated, and ever. */
export interface PuzzleTry {
  first: boolean;
  solved: boolean;
  hints: number;
  gain: number;
}

/** A rating after a first try, and what it changed. */
export interface PuzzleOutcome {
  rating: number;
  doubt: number;
  gain: number;
}

/** What a first try of a puzzle is worth; `counted` is the one that was made already. */
export interface PuzzleStakes {
  puzzle: number;
  rating: number;
  doubt: number;
  solved: PuzzleOutcome;
  failed: PuzzleOutcome;
  hint: number;
  counted: PuzzleTry | null;
}

/** The puzzle of the day, the same for all; days are counted from 1970 in UTC. */
export interface DailyPuzzle {
  day: number;
  ends: number;
  puzzle: PuzzleInfo;
  solved: number;
  /** How many people with accounts have solved it, and tried it. */
  tried: number;
}

/** The puzzles of somebody with an account; others keep theirs in the browser. */
export interface PuzzleStanding {
  account: boolean;
  rating: number;
  doubt: number;
  tries: Record<string, PuzzleTry>;
  /** Of the last two weeks: whether the daily puzzle was solved. */
  days: Record<number, boolean>;
  streak: number;
}

// --- questions.py

/** What a choice is about: a zone of the table, and in it the thing it touches. */
export interface Target {
  /** `none` where it is no place of the table. */
  zone: string;
  /** Whose zone it is. */
  seat?: number;
  card?: string;
  place?: number;
  good?: string;
  field?: number;
  faction?: string;
  option?: number;
  action?: string;
  index?: number;
  track?: string;
  colour?: string;
}

/** Why something is not possible. */
export interface Refused {
  code: string;
  clause: string;
  text: string;
}

/** A card that goes by a choice. */
export interface Gone {
  card: string;
  place?: number;
  /** Whose it is, if not of who chooses. */
  seat?: number;
  /** Nothing that works is lost. */
  ruin?: boolean;
  deal?: boolean;
  spoils?: boolean;
  agreement?: boolean;
}

/** One die for one action of Nova Era, as it was tried on a copy. */
export interface DieWay {
  die: number;
  /** Of a technology: the colour it pays in. */
  colour?: string;
  /** Of a technology: the resources due beside the die. */
  due?: number;
  /** What is short of these. */
  short?: number;
  /** Of gaining: how many resources. */
  gain?: number;
  /** Of a personality: how far unrest moves. */
  by?: number;
  /** How the own count would change. */
  forecast?: number;
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
  dice?: DieWay[];
  /** How the own count would change. */
  forecast?: number;
}

/** One answer to a question; refused ones are told too. */
export interface Choice {
  move: string;
  text: string;
  target: Target;
  preview?: Preview;
  refusal?: Refused;
}

/** What a seat is asked. */
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

// --- story.py

/** One thing that happened, in words. */
export interface LogEntry {
  version: number;
  n: number;
  seat: number;
  code: string;
  text: string;
  cards: string[];
  to_you: boolean;
  /** Entries with the same number are one action: the version with which it began. A negative number is a group of what the game does by itself. */
  action: number;
  undoes?: number;
  /** All moves from this version on, up to this entry, are taken back. */
  back_to?: number;
  /** By seat, what it gave (+) or took (-): goods, cards (`card`) and points (`vp`). */
  changes?: Record<number, Record<string, number>>;
}

/** An own move one may go back to, in words, with its round; 0: before the first. */
export interface MoveBack {
  version: number;
  text: string;
  round: number;
  era?: number;
}

/** The own moves one may go back to, the newest first, and whether others must agree. */
export interface TakingBack {
  to: MoveBack[];
  asks: boolean;
}

/** Somebody asks the others for something. */
export interface RequestShown {
  kind: 'take_back';
  seat: number;
  to: number;
  text: string;
  waits_for: number[];
}

/** A finished round of one player: points at its end, and where those of the round came from. */
export interface RoundOfSeat {
  vp: number;
  gained: Record<string, number>;
  lost: Goods;
  kept: Goods;
}

/** The last finished round. */
export interface RoundSummary {
  /** The change with which it ended. */
  version: number;
  round: number;
  era: number | null;
  /** Who starts the next one; nobody does after the last. */
  first: number | null;
  seats: RoundOfSeat[];
  /** The sources of points in words. */
  words: Record<string, string>;
}

/** The move with which a round begins. */
export interface RoundBegun {
  move: number;
  round: number;
}

/** A game after some move. */
export interface Moment {
  move: number;
  moves: number;
  seat: number | null;
  notation: string;
  text: string;
  reader: number | null;
  view: View;
  question: Question | null;
  log: LogEntry[];
  outcome: Outcome | null;
  rounds: RoundBegun[];
  table: TableInfo;
}

// --- tables.py

export type TableStatus = 'lobby' | 'playing' | 'finished';

export type Visibility = 'open' | 'private' | 'hotseat';

export type Pace = 'live' | 'days';

export type SeatKind = 'person' | 'bot' | 'open';

/** One seat as everybody may know it, and whether it is the reader's. */
export interface SeatInfo {
  index: number;
  kind: SeatKind;
  name: string;
  bot: string | null;
  online: boolean;
  taken_over: boolean;
  yours: boolean;
  to_act: boolean;
  auto_pass: boolean;
  deadline: number | null;
  /** At an open table: another seat that the same person holds. */
  same_as: number | null;
  /** What the portrait is drawn from: the character of a bot, or else the name. */
  face: string;
}

/** What tells a running game from others: round and points, as everybody may know them. */
export interface Glance {
  round: number;
  scores: number[];
  era?: number;
}

/** One table, as in the lobby. */
export interface TableInfo {
  id: string;
  game: string;
  title: string;
  status: TableStatus;
  visibility: Visibility;
  options: Record<string, OptionValue>;
  pace: Pace;
  move_seconds: number | null;
  version: number;
  seats: SeatInfo[];
  host: boolean;
  rematch: string | null;
  created: number;
  updated: number;
  scores: number[] | null;
  origin: Record<string, unknown>;
  analysis: boolean;
  /** The SHA-256 of the seed's digits: told from the beginning, it binds the server. */
  seed_hash: string;
  /** The seed itself: when the game is over, or at once where a person has chosen it. */
  seed: string | null;
  /** The version of the rules the game is played by, once it has begun. */
  rules: number | null;
  /** Why the game ended without a result. */
  ending: 'rules_changed' | null;
  /** Of a running game; null before its first move since this was noted. */
  glance: Glance | null;
  /** How often somebody went back further than information allows. */
  taken_back: number;
  /** Played by rules that have changed since: it is shown as it was kept (not told in lists). */
  archived: boolean;
}

/** A personal link of one's own seat. */
export interface SeatLink {
  seat: number;
  url: string;
}

/** By what else an own seat can be played: personal links, and browsers of others. */
export interface SeatAccess {
  seat: number;
  links: number;
  browsers: number;
}

/** A new table with the personal links of one's own seats. */
export interface TableMade {
  table: TableInfo;
  links: SeatLink[];
}

/** A seat of a table to be made. */
export interface NewSeat {
  kind: SeatKind;
  name?: string;
  bot?: Text24;
  /** Who plays a bot that has no name of its own; by default the table's id decides. */
  character?: Text40;
}

/** A table to be made. */
export interface NewTable {
  game: Text40;
  seats: NewSeat[];
  visibility?: Visibility;
  options?: Record<string, OptionValue>;
  pace?: Pace;
  move_seconds?: number | null;
  seed?: number | null;
  /** Whether hints and reviews are allowed; by default where no strangers can join. */
  analysis?: boolean | null;
}

/** Somebody who wants to sit down. */
export interface Joining {
  name?: string;
  seat?: number | null;
}

/** A seat of one's own. */
export interface SeatWanted {
  seat: number;
}

/** A moment to go on from, and the seats the visitor plays. */
export interface Branching {
  move: number;
  seats: number[];
  name?: string | null;
}

/** A record to be kept. */
export interface Upload {
  record: string;
}

/** Where a record was put. */
export interface Kept {
  id: string;
}

// --- tokens.py

/** A good; so many of it where it is more than one. */
export interface GoodToken {
  kind: 'good';
  good: string;
  n?: number;
}

/** A type. */
export interface TypeToken {
  kind: 'type';
  type: string;
}

/** A number that counts no single good. */
export interface NumberToken {
  kind: 'number';
  n: number;
}

/** A word. */
export interface WordToken {
  kind: 'word';
  word: string;
  text: Words;
}

/** What stands between cost and gain. */
export interface ArrowToken {
  kind: 'arrow';
}

/** What stands between parts. */
export interface CommaToken {
  kind: 'comma';
}

export type Token = GoodToken | TypeToken | NumberToken | WordToken | ArrowToken | CommaToken;

/** An effect in tokens: as the card says it, and as short as tokens can say it. */
export interface Drawn {
  whole: Token[];
  brief: Token[];
}
