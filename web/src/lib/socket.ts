// The wire to one table (docs/server.md): hello, commands that are resent until they are answered,
// reconnection with growing pauses, a new hello when versions were missed, and earlier pages of the log.
import type {
  ChatFrame,
  Lang,
  LogEntry,
  LogFrame,
  PresenceFrame,
  Refusal,
  ServerFrame,
  StateFrame,
} from './types';

export type Status = 'connecting' | 'open' | 'waiting' | 'closed';

export type Answer = { ok: true; version: number } | { ok: false; refusal: Refusal };

export interface Wire {
  readyState: number;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  onerror: ((event: Event) => void) | null;
  send(data: string): void;
  close(): void;
}

export interface Listeners {
  /** After every change; `log` is all that is known, `fresh` only what this frame brought. */
  state?: (state: StateFrame, log: LogEntry[], fresh: LogEntry[]) => void;
  /** After an earlier page of the log came. */
  log?: (log: LogEntry[]) => void;
  chat?: (chat: ChatFrame) => void;
  presence?: (presence: PresenceFrame) => void;
  status?: (status: Status, retryMs: number) => void;
  error?: (code: string, text: string) => void;
}

export interface Settings {
  url?: string;
  lang: Lang;
  connect?: (url: string) => Wire;
  random?: () => number;
  firstPause?: number;
  longestPause?: number;
  answerWithin?: number;
  pingEvery?: number;
}

interface Pending {
  frame: Record<string, unknown> & { id: string };
  done: (answer: Answer) => void;
}

const OPEN = 1;
// Close codes after which trying again is of no use: no such table, a page of somebody else.
const FINAL = [4404, 4403];

/** Which of several own seats acts; left out, it is the one looked through. */
const own = (seat: number | undefined) => (seat === undefined ? {} : { seat });

export class TableSocket {
  status: Status = 'connecting';
  /** The newest state, or null before the first. */
  state: StateFrame | null = null;
  log: LogEntry[] = [];
  /** The log holds all that came after this version. */
  since = 0;

  private wire: Wire | null = null;
  private pending = new Map<string, Pending>();
  private lang: Lang;
  private looking: number | null = null;
  private tries = 0;
  private greeted = false;
  private asking = false; // a hello is under way: the next state fills any gap
  private whole = 0; // the version up to which the log has no gap
  private renewing = false; // another reader or language: the next state begins a new log
  private turning = false; // an earlier page is under way
  private retryTimer: ReturnType<typeof setTimeout> | undefined;
  private resendTimer: ReturnType<typeof setTimeout> | undefined;
  private pingTimer: ReturnType<typeof setInterval> | undefined;
  private heard = true;

  constructor(
    readonly table: string,
    private readonly settings: Settings,
    private readonly listeners: Listeners = {},
  ) {
    this.lang = settings.lang;
    this.open();
  }

  /** Answer the question with a choice's notation; resolves when stored or refused. */
  move(move: string, seat?: number): Promise<Answer> {
    return this.command({ type: 'move', version: this.version, move, ...own(seat) });
  }

  undo(seat?: number): Promise<Answer> {
    return this.command({ type: 'undo', version: this.version, ...own(seat) });
  }

  /** Go back to before an own move, or ask the others for it. */
  takeBack(to: number, seat?: number): Promise<Answer> {
    return this.command({ type: 'take_back', version: this.version, to, ...own(seat) });
  }

  /** Answer what somebody asks the others for. */
  consent(yes: boolean, seat?: number): Promise<Answer> {
    return this.command({ type: 'consent', version: this.version, yes, ...own(seat) });
  }

  chat(text: string): Promise<Answer> {
    return this.command({ type: 'chat', text });
  }

  autoPass(on: boolean, seat?: number): Promise<Answer> {
    return this.command({ type: 'auto_pass', on, ...own(seat) });
  }

  seat(action: 'take_back' | 'hand_over', seat?: number): Promise<Answer> {
    return this.command({ type: 'seat', action, ...own(seat) });
  }

  /** Go one step of a lesson back, begin it again, or leave it. */
  lesson(action: 'back' | 'restart' | 'leave'): Promise<Answer> {
    return this.command({ type: 'lesson', version: this.version, action });
  }

  /** Choose which of several own seats to look through. */
  look(seat: number): void {
    this.looking = seat;
    this.log = []; // another reader, another log
    this.renewing = true;
    this.say({ type: 'look', seat });
  }

  setLang(lang: Lang): void {
    if (lang === this.lang) return;
    this.lang = lang;
    this.renewing = true;
    this.say({ type: 'lang', lang });
  }

  /** Whether there is more of the log than is known. */
  get hasEarlier(): boolean {
    return this.since > 0;
  }

  /** Ask for the page of the log before what is known. */
  earlier(): void {
    if (!this.hasEarlier || this.turning || this.renewing || !this.greeted) return;
    this.turning = true;
    this.say({ type: 'log', before: this.since });
  }

  /** Connect now instead of after the pause. */
  retry(): void {
    if (this.status !== 'waiting') return;
    clearTimeout(this.retryTimer);
    this.open();
  }

  close(): void {
    this.setStatus('closed');
    this.stopTimers();
    this.drop();
  }

  get version(): number {
    return this.state?.version ?? 0;
  }

  private open(): void {
    this.setStatus('connecting');
    this.greeted = false;
    const wire = (this.settings.connect ?? ((url) => new WebSocket(url) as Wire))(this.address());
    this.wire = wire;
    wire.onopen = () => this.opened(wire);
    wire.onmessage = (event) => this.received(wire, event);
    wire.onclose = (event) => this.lost(wire, event.code);
    wire.onerror = () => undefined; // a close follows
  }

  private address(): string {
    if (this.settings.url) return this.settings.url;
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    return `${scheme}://${location.host}/ws/tables/${encodeURIComponent(this.table)}`;
  }

  private opened(wire: Wire): void {
    if (wire !== this.wire) return;
    this.heard = true;
    this.hello();
    if (this.looking !== null) this.say({ type: 'look', seat: this.looking });
    this.pingTimer = setInterval(() => this.ping(), this.settings.pingEvery ?? 25_000);
    this.setStatus('open');
  }

  private hello(): void {
    this.asking = true;
    this.turning = false;
    const since = this.state && this.log.length > 0 ? { since: this.whole } : {};
    this.say({ type: 'hello', lang: this.lang, ...since });
  }

  private received(wire: Wire, event: MessageEvent): void {
    if (wire !== this.wire) return;
    this.heard = true;
    let frame: ServerFrame;
    try {
      frame = JSON.parse(String(event.data)) as ServerFrame;
    } catch {
      return; // not ours; the next state tells all
    }
    this.handle(frame);
  }

  private handle(frame: ServerFrame): void {
    if (frame.type === 'state') this.newState(frame);
    else if (frame.type === 'ack') this.answered(frame.id, { ok: true, version: frame.version });
    else if (frame.type === 'refused') {
      const { id, code, clause, text } = frame;
      this.answered(id, { ok: false, refusal: clause ? { code, clause, text } : { code, text } });
    } else if (frame.type === 'chat') this.listeners.chat?.(frame);
    else if (frame.type === 'presence') this.listeners.presence?.(frame);
    else if (frame.type === 'clocks') this.newClocks(frame.deadlines);
    else if (frame.type === 'log') this.newPage(frame);
    else if (frame.type === 'error') {
      this.turning = false;
      this.listeners.error?.(frame.code, frame.text);
    }
  }

  private newState(state: StateFrame): void {
    this.tries = 0;
    if (this.state && state.version < this.version) return; // late: something newer is shown
    const gap = this.state !== null && state.since > this.whole;
    const missed = gap && !this.asking && !this.renewing;
    const fresh = this.merge(state.log, this.state === null || this.renewing || (gap && !missed));
    if (!missed) this.reach(state);
    this.asking = false;
    this.state = state;
    this.listeners.state?.(state, this.log, fresh);
    if (missed) this.hello();
    if (!this.greeted) {
      this.greeted = true;
      this.resend();
    }
  }

  /** Note how far the log reaches now; what lies before a gap was dropped, and can be asked for. */
  private reach(state: StateFrame): void {
    const anew = this.state === null || this.renewing || state.since > this.whole;
    this.since = anew ? state.since : Math.min(this.since, state.since);
    this.whole = state.version;
    if (anew) this.turning = false;
    this.renewing = false;
  }

  /** The server was away: everybody has more time. */
  private newClocks(deadlines: (number | null)[]): void {
    if (!this.state) return;
    const seats = this.state.table.seats.map((seat) => ({
      ...seat,
      deadline: deadlines[seat.index] ?? null,
    }));
    this.state = { ...this.state, table: { ...this.state.table, seats } };
    this.listeners.state?.(this.state, this.log, []);
  }

  private newPage(page: LogFrame): void {
    this.turning = false;
    if (page.before !== this.since || this.renewing) return; // of a log that was begun anew since
    this.merge(page.log);
    this.since = page.since;
    this.listeners.log?.(this.log);
  }

  /** Put entries into the log by version and number; doubled ones take the newer words. */
  private merge(entries: LogEntry[], anew = false): LogEntry[] {
    const key = (entry: LogEntry) => `${entry.version}.${entry.n}`;
    const known = new Map(this.log.map((entry) => [key(entry), entry]));
    const fresh = entries.filter((entry) => !known.has(key(entry)));
    if (anew) known.clear();
    for (const entry of entries) known.set(key(entry), entry);
    this.log = [...known.values()].sort((a, b) => a.version - b.version || a.n - b.n);
    return fresh;
  }

  private command(body: Record<string, unknown>): Promise<Answer> {
    const id = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random().toString(36).slice(2)}`;
    return new Promise((done) => {
      this.pending.set(id, { frame: { ...body, id }, done });
      if (this.greeted) this.say({ ...body, id });
      this.watch();
    });
  }

  private answered(id: string, answer: Answer): void {
    const pending = this.pending.get(id);
    if (!pending) return; // the answer to a resent command comes twice
    this.pending.delete(id);
    pending.done(answer);
  }

  private resend(): void {
    for (const { frame } of this.pending.values()) this.say(frame);
    this.watch();
  }

  private watch(): void {
    clearTimeout(this.resendTimer);
    if (this.pending.size === 0) return;
    this.resendTimer = setTimeout(() => {
      if (this.greeted) this.resend();
    }, this.settings.answerWithin ?? 5_000);
  }

  private ping(): void {
    if (!this.heard) {
      const wire = this.wire;
      wire?.close();
      if (wire) this.lost(wire); // a dead wire may take minutes to close by itself
      return;
    }
    this.heard = false;
    this.say({ type: 'ping' });
  }

  private lost(wire: Wire, code = 0): void {
    if (wire !== this.wire || this.status === 'closed') return;
    if (FINAL.includes(code)) {
      this.close(); // an error frame has said why
      return;
    }
    this.stopTimers();
    this.drop();
    this.greeted = false;
    const first = this.settings.firstPause ?? 500;
    const pause = Math.min(this.settings.longestPause ?? 15_000, first * 2 ** this.tries);
    this.tries += 1;
    const spread = pause * (0.75 + 0.5 * (this.settings.random ?? Math.random)());
    this.setStatus('waiting', spread);
    this.retryTimer = setTimeout(() => this.open(), spread);
  }

  private drop(): void {
    const wire = this.wire;
    this.wire = null;
    if (!wire) return;
    wire.onopen = wire.onmessage = wire.onclose = wire.onerror = null;
    if (wire.readyState <= OPEN) wire.close();
  }

  private stopTimers(): void {
    clearTimeout(this.retryTimer);
    clearTimeout(this.resendTimer);
    clearInterval(this.pingTimer);
  }

  private say(frame: Record<string, unknown>): void {
    if (this.wire?.readyState === OPEN) this.wire.send(JSON.stringify(frame));
  }

  private setStatus(status: Status, retryMs = 0): void {
    this.status = status;
    this.listeners.status?.(status, retryMs);
  }
}
