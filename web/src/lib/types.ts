// What the server sends has the shapes of docs/server.md, made from its own (`generated/shapes.ts`); here they have
// the names the page calls them by, and stand beside what only the page knows. The page knows no rules: a view is
// data of a game family, and only the board of that family (src/table) looks inside it.
import type {
  Answer,
  ClassicCard,
  ClassicCards,
  ConnectionCard,
  FactionCard,
  LocationCard,
  LogEntry,
  MasterCards,
  NovaCard,
  NovaCards,
  Question,
  Refusal as RefusalFrame,
  TableInfo,
  View,
} from './generated/shapes';

export type {
  BotInfo,
  ChancesLine,
  Character,
  Choice,
  ClassicCard,
  ClassicEffects,
  ClassicField,
  Clause,
  ConnectionCard,
  Drawn,
  ErrorBody,
  FactionCard,
  GameInfo,
  Gone,
  Goods,
  HintMove as Hint,
  HintsGiven,
  Labels,
  Lang,
  ListedMove,
  LocationCard,
  LogEntry,
  LogPage as LogFrame,
  Mark,
  Me,
  Moment,
  NewSeat,
  NewTable,
  NovaCard,
  NovaDrawn,
  OptionInfo,
  OptionValue,
  Outcome,
  Pace,
  Presence as PresenceFrame,
  Preview,
  PuzzleInfo,
  Question,
  RequestShown as TableRequest,
  Review,
  ReviewedAnswer,
  ReviewedMove,
  ReviewLine,
  RoundSummary,
  RulesSection,
  Said as ChatFrame,
  SeatAccess,
  SeatInfo,
  SeatKind,
  SeatLink,
  SessionInfo,
  State as StateFrame,
  TableInfo,
  TableMade,
  TableStatus,
  TakingBack,
  Target,
  Token,
  View,
  Visibility,
  Words,
} from './generated/shapes';
export type ServerFrame = Answer;
/** Why something was not done: by the rules, by the server or on the way to it. */
export type Refusal = Omit<RefusalFrame, 'type' | 'id'>;

/** A card of the Master Set. */
export type MasterCard = LocationCard | ConnectionCard | FactionCard;
export type CardData = MasterCard | NovaCard | ClassicCard;
export type CardsAnswer = MasterCards | ClassicCards | NovaCards;
export type CardMap = ReadonlyMap<string, CardData>;

export const isNova = (card: CardData): card is NovaCard => 'colours' in card;
export const isClassic = (card: CardData): card is ClassicCard => 'origin' in card;
export const isLocation = (card: CardData): card is LocationCard =>
  'distance' in card && !isClassic(card);
export const isConnection = (card: CardData): card is ConnectionCard =>
  'deck' in card && !isNova(card);
export const isFaction = (card: CardData): card is FactionCard => 'actions' in card;
export const isMaster = (card: CardData): card is MasterCard =>
  isLocation(card) || isConnection(card) || isFaction(card);

/** What a board component of a game family is given; the replay page gives `question: null`. */
export interface BoardProps {
  view: View;
  question: Question | null;
  log: LogEntry[];
  cards: CardMap;
  table?: TableInfo;
}
