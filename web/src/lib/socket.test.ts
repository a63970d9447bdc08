import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Listeners, type Status, TableSocket, type Wire } from './socket';
import type { LogEntry, StateFrame } from './types';

class FakeWire implements Wire {
  readyState = 0;
  onopen: Wire['onopen'] = null;
  onmessage: Wire['onmessage'] = null;
  onclose: Wire['onclose'] = null;
  onerror: Wire['onerror'] = null;
  sent: Record<string, unknown>[] = [];

  send(data: string): void {
    this.sent.push(JSON.parse(data));
  }
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.(new Event('open'));
  }
  hear(frame: object): void {
    this.onmessage?.(new MessageEvent('message', { data: JSON.stringify(frame) }));
  }
  lose(code = 1006): void {
    this.readyState = 3;
    this.onclose?.(Object.assign(new Event('close'), { code }) as unknown as CloseEvent);
  }
  of(type: string): Record<string, unknown>[] {
    return this.sent.filter((frame) => frame.type === type);
  }
}

const entry = (version: number, n = 0, text = `what ${version}`): LogEntry => ({
  version,
  n,
  seat: 0,
  code: 'x',
  text,
  cards: [],
  to_you: false,
  action: 1,
});

const state = (
  version: number,
  log: LogEntry[] = [entry(version)],
  since = (log[0]?.version ?? version + 1) - 1,
) => ({ type: 'state', version, since, log, view: {}, question: null }) as unknown as StateFrame;
const page = (before: number, since: number, log: LogEntry[] = [entry(since + 1)]) => ({
  type: 'log',
  before,
  since,
  log,
});
const versions = (socket: TableSocket) => socket.log.map((line) => line.version);

let wires: FakeWire[] = [];
let last: TableSocket | null = null;

function start(listeners: Listeners = {}): TableSocket {
  wires = [];
  last = new TableSocket(
    'abc',
    {
      url: 'ws://127.0.0.1',
      lang: 'en',
      random: () => 0.5,
      firstPause: 100,
      longestPause: 1000,
      answerWithin: 5000,
      pingEvery: 20_000,
      connect: () => {
        const wire = new FakeWire();
        wires.push(wire);
        return wire;
      },
    },
    listeners,
  );
  return last;
}
const wire = (): FakeWire => wires.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  last?.close();
  vi.useRealTimers();
});

describe('greeting', () => {
  it('says hello first, without since, and keeps the whole log', () => {
    const socket = start();
    wire().open();
    expect(wire().sent[0]).toEqual({ type: 'hello', lang: 'en' });
    wire().hear(state(3, [entry(1), entry(2), entry(3)]));
    expect(socket.version).toBe(3);
    expect(socket.log).toHaveLength(3);
  });

  it('sends no command before the first state', () => {
    const socket = start();
    wire().open();
    socket.move('pass');
    expect(wire().of('move')).toHaveLength(0);
    wire().hear(state(1));
    expect(wire().of('move')).toHaveLength(1);
    expect(wire().of('move')[0]).toMatchObject({ move: 'pass' });
  });
});

describe('commands', () => {
  it('resolve when stored, with the version seen when they were made', async () => {
    const socket = start();
    wire().open();
    wire().hear(state(7));
    const answer = socket.move('build school', 1);
    const sent = wire().of('move')[0]!;
    expect(sent).toMatchObject({ version: 7, move: 'build school', seat: 1 });
    wire().hear({ type: 'ack', id: sent.id, version: 8 });
    expect(await answer).toEqual({ ok: true, version: 8 });
  });

  it('resolve with the reason when refused', async () => {
    const socket = start();
    wire().open();
    wire().hear(state(7));
    const answer = socket.move('build school');
    const id = wire().of('move')[0]!.id;
    wire().hear({ type: 'refused', id, code: 'cost', clause: 'MS-8.2.1', text: 'One grey short.' });
    expect(await answer).toEqual({
      ok: false,
      refusal: { code: 'cost', clause: 'MS-8.2.1', text: 'One grey short.' },
    });
  });

  it('are resent with the same id until answered, and a doubled answer is harmless', async () => {
    const socket = start();
    wire().open();
    wire().hear(state(1));
    const answer = socket.move('pass');
    vi.advanceTimersByTime(5000);
    const [first, second] = wire().of('move');
    expect(second).toEqual(first);
    wire().hear({ type: 'ack', id: first!.id, version: 2 });
    wire().hear({ type: 'ack', id: first!.id, version: 2 });
    expect(await answer).toEqual({ ok: true, version: 2 });
    vi.advanceTimersByTime(20_000);
    expect(wire().of('move')).toHaveLength(2);
  });

  it('have ids of their own', () => {
    const socket = start();
    wire().open();
    wire().hear(state(1));
    socket.move('pass');
    socket.chat('hello');
    expect(wire().of('move')[0]!.id).not.toBe(wire().of('chat')[0]!.id);
  });
});

describe('a lost wire', () => {
  it('is tried again with growing pauses, and greeted with since', () => {
    const seen: [Status, number][] = [];
    start({ status: (status, ms) => seen.push([status, ms]) });
    wire().open();
    wire().hear(state(4));
    wire().lose();
    expect(seen.at(-1)).toEqual(['waiting', 100]);
    vi.advanceTimersByTime(100);
    wire().lose();
    expect(seen.at(-1)).toEqual(['waiting', 200]);
    vi.advanceTimersByTime(200);
    wire().lose();
    expect(seen.at(-1)).toEqual(['waiting', 400]);
    vi.advanceTimersByTime(400);
    expect(wires).toHaveLength(4);
    wire().open();
    expect(wire().sent[0]).toEqual({ type: 'hello', lang: 'en', since: 4 });
  });

  it('never waits longer than the longest pause', () => {
    const pauses: number[] = [];
    start({ status: (status, ms) => status === 'waiting' && pauses.push(ms) });
    for (let i = 0; i < 8; i++) {
      wire().lose();
      vi.advanceTimersByTime(2000);
    }
    expect(Math.max(...pauses)).toBe(1000);
  });

  it('gets the unanswered command again after the first state', async () => {
    const socket = start();
    wire().open();
    wire().hear(state(1));
    const answer = socket.move('pass');
    const id = wire().of('move')[0]!.id;
    wire().lose();
    vi.advanceTimersByTime(100);
    wire().open();
    expect(wire().of('move')).toHaveLength(0);
    wire().hear(state(2));
    expect(wire().of('move')).toMatchObject([{ id, version: 1, move: 'pass' }]);
    wire().hear({ type: 'ack', id, version: 2 });
    expect(await answer).toEqual({ ok: true, version: 2 });
  });

  it('is noticed when nothing is heard between two pings', () => {
    start();
    wire().open();
    wire().hear(state(1));
    vi.advanceTimersByTime(20_000);
    expect(wire().of('ping')).toHaveLength(1);
    vi.advanceTimersByTime(20_000);
    expect(last!.status).toBe('waiting');
  });

  it('is not tried again when there is no such table', () => {
    const said: string[] = [];
    const socket = start({ error: (_code, text) => said.push(text) });
    wire().open();
    wire().hear({ type: 'error', code: 'no_table', text: 'There is no such table.' });
    wire().lose(4404);
    vi.advanceTimersByTime(60_000);
    expect(wires).toHaveLength(1);
    expect(socket.status).toBe('closed');
    expect(said).toEqual(['There is no such table.']);
  });

  it('is tried again when the server was too busy', () => {
    start();
    wire().open();
    wire().lose(1013);
    vi.advanceTimersByTime(1000);
    expect(wires).toHaveLength(2);
  });

  it('stays closed once closed', () => {
    const socket = start();
    wire().open();
    socket.close();
    vi.advanceTimersByTime(60_000);
    expect(wires).toHaveLength(1);
    expect(socket.status).toBe('closed');
  });
});

describe('states', () => {
  it('that skip versions are followed by a hello for the gap', () => {
    const socket = start();
    wire().open();
    wire().hear(state(1));
    wire().hear(state(4));
    expect(wire().of('hello').at(-1)).toEqual({ type: 'hello', lang: 'en', since: 1 });
    wire().hear(state(4, [entry(2), entry(3), entry(4)]));
    expect(socket.log.map((line) => line.version)).toEqual([1, 2, 3, 4]);
    expect(wire().of('hello')).toHaveLength(2);
  });

  it('that bring several versions with their log need no second hello', () => {
    const socket = start();
    wire().open();
    wire().hear(state(1));
    wire().hear(state(3, [entry(2), entry(3)]));
    expect(wire().of('hello')).toHaveLength(1);
    expect(socket.log).toHaveLength(3);
  });

  it('that come late or doubled change nothing', () => {
    const seen: number[] = [];
    const socket = start({ state: (frame) => seen.push(frame.version) });
    wire().open();
    wire().hear(state(5));
    wire().hear(state(3));
    expect(seen).toEqual([5]);
    wire().hear(state(5));
    expect(socket.log).toHaveLength(1);
  });

  it('tell what is fresh', () => {
    let fresh: LogEntry[] = [];
    start({ state: (_state, _log, news) => (fresh = news) });
    wire().open();
    wire().hear(state(1));
    wire().hear(state(2, [entry(1), entry(2, 0), entry(2, 1)]));
    expect(fresh.map((line) => [line.version, line.n])).toEqual([
      [2, 0],
      [2, 1],
    ]);
  });

  it('have later deadlines when the server was away', () => {
    // given
    const seen: StateFrame[] = [];
    const socket = start({ state: (one) => seen.push(one) });
    wire().open();
    const seats = [
      { index: 0, kind: 'person', name: 'Ann', deadline: 60 },
      { index: 1, kind: 'bot', name: 'Bot', deadline: null },
    ];
    wire().hear({ ...state(1), table: { seats } });
    // when
    wire().hear({ type: 'clocks', deadlines: [95, null] });
    // then
    expect(seen.at(-1)?.table.seats.map((seat) => seat.deadline)).toEqual([95, null]);
    expect(socket.version).toBe(1);
  });

  it('bring the log in the other language after a switch', () => {
    const socket = start();
    wire().open();
    wire().hear(state(1, [entry(1, 0, 'built')]));
    socket.setLang('de');
    expect(wire().sent.at(-1)).toEqual({ type: 'lang', lang: 'de' });
    wire().hear(state(1, [entry(1, 0, 'gebaut')]));
    expect(socket.log.map((line) => line.text)).toEqual(['gebaut']);
  });

  it('begin a new log for another seat, also after a reconnection', () => {
    const socket = start();
    wire().open();
    wire().hear(state(2, [entry(1), entry(2)]));
    socket.look(1);
    wire().hear(state(2, [entry(2)]));
    expect(socket.log).toHaveLength(1);
    wire().lose();
    vi.advanceTimersByTime(100);
    wire().open();
    expect(wire().of('look')).toEqual([{ type: 'look', seat: 1 }]);
  });
});

describe('earlier pages', () => {
  it('are asked for one by one, and put in front', () => {
    const heard: number[][] = [];
    const socket = start({ log: (log) => heard.push(log.map((line) => line.version)) });
    wire().open();
    wire().hear(state(302, [entry(201), entry(302)], 200));
    expect(socket.hasEarlier).toBe(true);
    socket.earlier();
    socket.earlier();
    expect(wire().of('log')).toEqual([{ type: 'log', before: 200 }]);
    wire().hear(page(200, 100, [entry(150)]));
    socket.earlier();
    wire().hear(page(100, 0, [entry(1)]));
    expect(versions(socket)).toEqual([1, 150, 201, 302]);
    expect(heard).toEqual([
      [150, 201, 302],
      [1, 150, 201, 302],
    ]);
    expect(socket.hasEarlier).toBe(false);
    socket.earlier();
    expect(wire().of('log')).toHaveLength(2);
  });

  it('are there again after a gap that was too long to fill', () => {
    const socket = start();
    wire().open();
    wire().hear(state(20, [entry(1), entry(20)], 0));
    wire().lose();
    vi.advanceTimersByTime(100);
    wire().open();
    expect(wire().of('hello')).toEqual([{ type: 'hello', lang: 'en', since: 20 }]);
    wire().hear(state(460, [entry(350), entry(460)], 300));
    expect(versions(socket)).toEqual([350, 460]);
    expect(socket.since).toBe(300);
    socket.earlier();
    wire().hear(page(300, 200));
    expect(versions(socket)).toEqual([201, 350, 460]);
  });

  it('of a log that was begun anew are passed over', () => {
    const socket = start();
    wire().open();
    wire().hear(state(260, [entry(201, 0, 'built')], 200));
    socket.earlier();
    socket.setLang('de');
    wire().hear(page(200, 100, [entry(101, 0, 'old words')]));
    wire().hear(state(260, [entry(201, 0, 'gebaut')], 200));
    expect(socket.log.map((line) => line.text)).toEqual(['gebaut']);
    socket.earlier();
    wire().hear(page(200, 100, [entry(101, 0, 'neue Worte')]));
    expect(socket.log.map((line) => line.text)).toEqual(['neue Worte', 'gebaut']);
  });

  it('can be asked for again after a refusal or a lost wire', () => {
    const socket = start();
    wire().open();
    wire().hear(state(260, [entry(201)], 200));
    socket.earlier();
    wire().hear({ type: 'error', code: 'slow_down', text: 'Wait a moment.' });
    socket.earlier();
    expect(wire().of('log')).toHaveLength(2);
    wire().lose();
    vi.advanceTimersByTime(100);
    wire().open();
    wire().hear(state(260, [], 260));
    socket.earlier();
    expect(wire().of('log')).toEqual([{ type: 'log', before: 200 }]);
  });
});

it('nonsense on the wire is passed over', () => {
  const socket = start();
  wire().open();
  wire().onmessage?.(new MessageEvent('message', { data: '{' }));
  wire().hear(state(1));
  expect(socket.version).toBe(1);
});
