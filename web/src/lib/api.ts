// Typed requests. A failure is an ApiError whose message is a sentence for people, in the page's language.
import type { Book } from '../rulebook/types';
import { lang, t } from './i18n.svelte';
import type {
  CardsAnswer,
  ChancesLine,
  Character,
  ErrorBody,
  GameInfo,
  HintsGiven,
  ListedMove,
  Me,
  Moment,
  NewTable,
  PuzzleInfo,
  ReviewLine,
  RulesSection,
  SeatAccess,
  SeatLink,
  SessionInfo,
  TableInfo,
  TableMade,
} from './types';

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    text: string,
    readonly clause: string = '',
    readonly detail: string = '',
  ) {
    super(text);
    this.name = 'ApiError';
  }
}

async function failure(response: Response): Promise<ApiError> {
  const status = response.status;
  try {
    const body = (await response.json()) as Partial<ErrorBody>;
    if (typeof body.text === 'string' && body.text) {
      return new ApiError(status, body.code ?? 'error', body.text, body.clause, body.detail);
    }
  } catch {
    // not JSON: a proxy or an old server answered; say it in our own words
  }
  if (status === 404) return new ApiError(status, 'missing', t('error.missing'));
  if (status === 413) return new ApiError(status, 'too_large', t('error.too_large'));
  if (status === 429) return new ApiError(status, 'too_many', t('error.too_many'));
  return new ApiError(status, 'server', t('error.server', { status }));
}

async function send(
  method: string,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<Response> {
  const url = new URL(path, location.origin);
  url.searchParams.set('lang', lang());
  const init: RequestInit = { method, headers: { Accept: 'application/json' } };
  if (signal) init.signal = signal;
  if (body !== undefined) {
    init.headers = { ...init.headers, 'Content-Type': 'application/json' };
    init.body = JSON.stringify(body);
  }
  let response: Response;
  try {
    response = await fetch(url.pathname + url.search, init);
  } catch {
    throw new ApiError(0, 'offline', t('error.offline'));
  }
  if (!response.ok) throw await failure(response);
  return response;
}

export async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await send(method, path, body);
  if (response.status === 204) return undefined as T;
  try {
    return (await response.json()) as T;
  } catch {
    throw new ApiError(response.status, 'server', t('error.answer'));
  }
}

/** Lines of JSON, each as soon as it comes; a line may tell that the rest will not. */
async function* lines<T>(path: string, signal: AbortSignal): AsyncGenerator<T> {
  const response = await send('GET', path, undefined, signal);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  while (reader) {
    const { value, done } = await reader.read();
    const parts = (rest + (value ?? '')).split('\n');
    rest = done ? '' : (parts.pop() ?? '');
    for (const part of parts.filter(Boolean)) {
      const line = JSON.parse(part) as Awaited<T>;
      const { code, text } = line as Partial<ErrorBody>;
      if (code && text) throw new ApiError(200, code, text);
      yield line;
    }
    if (done) return;
  }
}

const id = encodeURIComponent;

/** Some answers are a bare list, some wrap it in an object; both are understood. */
function list<T>(answer: T[] | Record<string, unknown>, key: string): T[] {
  return Array.isArray(answer) ? answer : ((answer[key] as T[] | undefined) ?? []);
}

const underWay = new Map<string, Promise<unknown>>();

/** Ask once while an answer is under way: lists are asked for again and again, also on slow lines. */
function shared<T>(path: string, read: (answer: Record<string, unknown>) => T): Promise<T> {
  const key = `${lang()} ${path}`;
  const known = underWay.get(key) as Promise<T> | undefined;
  if (known) return known;
  const asked = json<Record<string, unknown>>('GET', path)
    .then(read)
    .finally(() => underWay.delete(key));
  underWay.set(key, asked);
  return asked;
}

export const api = {
  async games(): Promise<GameInfo[]> {
    return list<GameInfo>(await json('GET', '/api/games'), 'games');
  },
  /** The cards of an edition; by default today's. */
  cards: (game: string, edition = '') =>
    json<CardsAnswer>('GET', `/api/games/${id(game)}/cards${edition && `?edition=${id(edition)}`}`),
  /** The characters bots play as. */
  cast: (game: string) => json<Character[]>('GET', `/api/games/${id(game)}/cast`),
  rulebook: (game: string): Promise<Book> => json('GET', `/api/games/${id(game)}/rulebook`),
  async rules(game: string): Promise<RulesSection[]> {
    return list<RulesSection>(await json('GET', `/api/games/${id(game)}/rules`), 'sections');
  },
  /** The puzzles of a game, or its lessons. */
  async puzzles(game: string, kind: 'puzzle' | 'tutorial'): Promise<PuzzleInfo[]> {
    const path = `/api/games/${id(game)}/puzzles?kind=${kind}`;
    return list<PuzzleInfo>(await json('GET', path), 'puzzles');
  },
  tables: (scope: 'open' | 'mine') =>
    shared(`/api/tables?scope=${scope}`, (answer) => list<TableInfo>(answer, 'tables')),
  makeTable: (table: NewTable) => json<TableMade>('POST', '/api/tables', table),
  table: (table: string) => json<TableInfo>('GET', `/api/tables/${id(table)}`),
  join: (table: string, body: { seat?: number; name: string }) =>
    json<TableInfo>('POST', `/api/tables/${id(table)}/join`, body),
  /** A new personal link, to play an own seat on another device. */
  seatLink: (table: string, seat: number) =>
    json<SeatLink>('POST', `/api/tables/${id(table)}/link`, { seat }),
  /** How many links and other browsers the own seats have. */
  seatAccess: (table: string) => json<SeatAccess[]>('GET', `/api/tables/${id(table)}/links`),
  /** End all links of an own seat and take it from other browsers. */
  revokeLinks: (table: string, seat: number) =>
    json<SeatAccess[]>('DELETE', `/api/tables/${id(table)}/links/${seat}`),
  leave: (table: string) => json<TableInfo>('POST', `/api/tables/${id(table)}/leave`, {}),
  start: (table: string) => json<TableInfo>('POST', `/api/tables/${id(table)}/start`, {}),
  rematch: (table: string) => json<TableInfo>('POST', `/api/tables/${id(table)}/rematch`, {}),
  async record(table: string): Promise<string> {
    return (await send('GET', `/api/tables/${id(table)}/record`)).text();
  },
  /** A moment of a game: after a move or a version, by default the last; through a seat's eyes. */
  replay(
    table: string,
    at: { move?: number | null; version?: number | null; reader?: number | null },
  ): Promise<Moment> {
    const query = new URLSearchParams();
    for (const [key, n] of Object.entries(at)) if (n !== null) query.set(key, String(n));
    return json<Moment>('GET', `/api/tables/${id(table)}/replay?${query}`);
  },
  /** The best answers to the question of an own seat. */
  hint: (table: string, seat: number) =>
    json<HintsGiven>('POST', `/api/tables/${id(table)}/hint`, { seat }),
  /** Everybody's chances after each move, by what a reader may know. */
  chances: (table: string, reader: number | null, signal: AbortSignal) =>
    lines<ChancesLine>(
      `/api/tables/${id(table)}/chances${reader === null ? '' : `?reader=${reader}`}`,
      signal,
    ),
  /** All moves in a few words, as a reader saw them. */
  moves: (table: string, reader: number | null) =>
    json<{ moves: ListedMove[] }>(
      'GET',
      `/api/tables/${id(table)}/moves${reader === null ? '' : `?reader=${reader}`}`,
    ),
  review: (table: string, signal: AbortSignal) =>
    lines<ReviewLine>(`/api/tables/${id(table)}/review`, signal),
  upload: (record: string) => json<{ id: string }>('POST', '/api/replays', { record }),
  branch: (table: string, body: { move: number; seats: number[]; name?: string }) =>
    json<TableInfo | TableMade>('POST', `/api/tables/${id(table)}/branch`, body),
  startPuzzle: (puzzle: string) =>
    json<TableInfo | TableMade>('POST', `/api/puzzles/${id(puzzle)}`, {}),
  me: () => json<Me>('GET', '/api/me'),
  signUp: (name: string, password: string) => json<Me>('POST', '/api/account', { name, password }),
  signIn: (name: string, password: string) => json<Me>('POST', '/api/session', { name, password }),
  signOut: () => json<Me | undefined>('DELETE', '/api/session'),
  sessions: () => json<SessionInfo[]>('GET', '/api/sessions'),
  endSession: (session: number) => json<SessionInfo[]>('DELETE', `/api/sessions/${session}`),
  endOtherSessions: () => json<SessionInfo[]>('DELETE', '/api/sessions'),
  changePassword: (old: string, fresh: string) =>
    json<Me>('POST', '/api/account/password', { old, new: fresh }),
  deleteAccount: (password: string) => json<Me>('DELETE', '/api/account', { password }),
};

/** The table inside an answer that may carry personal links beside it. */
export const tableOf = (answer: TableInfo | TableMade): TableInfo =>
  'table' in answer ? answer.table : answer;

/** A sentence for anything thrown. */
export const sentence = (error: unknown): string =>
  error instanceof ApiError ? error.message : t('error.page');

/** What exactly is wrong, where the sentence leaves that to those who read English. */
export const detail = (error: unknown): string => (error instanceof ApiError ? error.detail : '');
