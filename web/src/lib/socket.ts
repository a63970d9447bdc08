// The wire to one table (docs/server.md): hello, commands that are resent until they are answered,
// reconnection with growing pauses, and a new hello when versions were missed.
import type {
  ChatFrame,
  Lang,
  LogEntry,
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

  private wire: Wire | null = null;
  private pending = new Map<string, Pending>();
  private lang: Lang;
  private looking: number | null = null;
  private tries = 0;
  private greeted = false;
  private asking = false; // a hello is under way: the next state fills any gap
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

  chat(text: string): Promise<Answer> {
    return this.command({ type: 'chat', text });
  }

  autoPass(on: boolean, seat?: number): Promise<Answer> {
    return this.command({ type: 'auto_pass', on, ...own(seat) });
  }

  seat(action: 'take_back' | 'hand_over', seat?: number): Promise<Answer> {
    return this.command({ type: 'seat', action, ...own(seat) });
  }

  /** Choose which of several own seats to look through. */
  look(seat: number): void {
    this.looking = seat;
    this.log = []; // another reader, another log
    this.say({ type: 'look', seat });
  }

  setLang(lang: Lang): void {
    if (lang === this.lang) return;
    this.lang = lang;
    this.say({ type: 'lang', lang });
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
    const since = this.state && this.log.length > 0 ? { since: this.version } : {};
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
    else if (frame.type === 'error') this.listeners.error?.(frame.code, frame.text);
  }

  private newState(state: StateFrame): void {
    this.tries = 0;
    if (this.state && state.version < this.version) return; // late: something newer is shown
    const missed = this.state !== null && !this.asking && this.skips(state);
    const since = this.version;
    this.asking = false;
    const fresh = this.merge(state.log);
    this.state = state;
    this.listeners.state?.(state, this.log, fresh);
    if (missed) {
      this.asking = true;
      this.say({ type: 'hello', lang: this.lang, since });
    }
    if (!this.greeted) {
      this.greeted = true;
      this.resend();
    }
  }

  /** Several versions may come at once; only when their log does not follow on, some were missed. */
  private skips(state: StateFrame): boolean {
    const next = this.version + 1;
    return state.version > next && !state.log.some((entry) => entry.version === next);
  }

  /** Put entries into the log by version and number; doubled ones take the newer words. */
  private merge(entries: LogEntry[]): LogEntry[] {
    const known = new Map(this.log.map((entry) => [`${entry.version}.${entry.n}`, entry]));
    const fresh = entries.filter((entry) => !known.has(`${entry.version}.${entry.n}`));
    for (const entry of entries) known.set(`${entry.version}.${entry.n}`, entry);
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
