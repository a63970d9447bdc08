// What the server sends has the shapes of docs/server.md, made from its own (`generated/shapes.ts`); here they have
// the names the page calls them by, and stand beside what only the page knows. The page knows no rules: a view is
// data of a game family, and only that family (src/games) looks inside it.
import type {
  Answer,
  Labels,
  LogEntry,
  PlainCard,
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
  Clause,
  Drawn,
  ErrorBody,
  GameInfo,
  Gone,
  Goods,
  HintMove as Hint,
  HintsGiven,
  Labels,
  Lang,
  ListedMove,
  LogEntry,
  LogPage as LogFrame,
  Mark,
  Me,
  Moment,
  NewSeat,
  NewTable,
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
  SeatLink,
  SessionInfo,
  State as StateFrame,
  TableInfo,
  TableMade,
  TakingBack,
  Target,
  Token,
  View,
  Words,
} from './generated/shapes';
export type ServerFrame = Answer;
/** Why something was not done: by the rules, by the server or on the way to it. */
export type Refusal = Omit<RefusalFrame, 'type' | 'id'>;

/** A card; what more it has only its family (src/games) knows. */
export type CardData = PlainCard;
export interface CardsAnswer {
  cards: CardData[];
  connections: CardData[];
  factions: CardData[];
  /** What the game calls its things. */
  names: Labels;
}
export type CardMap = ReadonlyMap<string, CardData>;

/** What a board component of a game family is given; the replay page gives `question: null`. */
export interface BoardProps {
  view: View;
  question: Question | null;
  log: LogEntry[];
  cards: CardMap;
  table?: TableInfo;
}
