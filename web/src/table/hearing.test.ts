import { describe, expect, it } from 'vitest';
import type { LogEntry, Question, RoundSummary } from '../lib/types';
import { ranLow, soundsOf } from './hearing';
import { lengthOf, SOUNDS, type Sound } from './sounds';

const entry = (code: string, more: Partial<LogEntry> = {}): LogEntry => ({
  version: 1,
  n: 0,
  seat: 0,
  code,
  text: '',
  cards: [],
  to_you: false,
  action: 1,
  ...more,
});
const quiet = { question: null, outcome: null, summary: null };
const asked = { ...quiet, question: { prompt: 'Your turn' } as Question };
const summary = { version: 4 } as RoundSummary;
const names = Object.keys(SOUNDS) as Sound[];

describe('sounds', () => {
  it('are short, none but the end and the clock as long as a second', () => {
    for (const name of names) {
      expect(lengthOf(name)).toBeLessThan(['end', 'clock'].includes(name) ? 1.5 : 1);
    }
  });

  it('are never louder than the loudest, and glide between frequencies one hears', () => {
    for (const { from, to, loud, length } of names.flatMap((name) => SOUNDS[name])) {
      expect(loud).toBeLessThanOrEqual(1);
      expect(length).toBeGreaterThan(0);
      for (const hertz of [from, to]) expect(hertz).toBeGreaterThan(40);
    }
  });

  it('differ from each other', () => {
    expect(new Set(names.map((name) => JSON.stringify(SOUNDS[name]))).size).toBe(names.length);
    expect(new Set(names.map((name) => SOUNDS[name][0]?.from)).size).toBeGreaterThan(5);
  });
});

describe('what a change sounds like', () => {
  const built = entry('build', { cards: ['docks'] });

  it('a card, tokens, points of the reader', () => {
    expect(soundsOf(quiet, quiet, [built], 0)).toEqual(['card']);
    const gain = entry('gain', { changes: { 0: { gun: 1 } } });
    expect(soundsOf(quiet, quiet, [gain], 0)).toEqual(['token']);
    const points = entry('gain', { changes: { 0: { vp: 2 } } });
    expect(soundsOf(quiet, quiet, [built, points], 0)).toEqual(['points']);
    expect(soundsOf(quiet, quiet, [built, points], 1)).toEqual(['card']);
    expect(soundsOf(quiet, quiet, [], 0)).toEqual([]);
  });

  it('a razing before all else of a move, then whose turn it is', () => {
    const razed = entry('raid', { seat: 1, cards: ['school'], to_you: true });
    expect(soundsOf(quiet, asked, [razed], 0)).toEqual(['razing', 'yours']);
    expect(soundsOf(asked, asked, [built], 0)).toEqual(['card']);
  });

  it('the end of a round once, the end of the game alone', () => {
    expect(soundsOf(quiet, { ...asked, summary }, [built], 0)).toEqual(['round', 'yours']);
    expect(soundsOf({ ...quiet, summary }, { ...quiet, summary }, [built], 0)).toEqual(['card']);
    const over = { ...quiet, summary, outcome: {} as never };
    expect(soundsOf(asked, over, [built], 0)).toEqual(['end']);
  });

  it('a clock that comes into its last seconds, once', () => {
    expect(ranLow(20_000, 9_000, 10_000)).toBe(true);
    expect(ranLow(20_000, 10_000, 11_000)).toBe(false);
    expect(ranLow(20_000, 8_000, 9_000)).toBe(false);
    expect(ranLow(null, 0, 1)).toBe(false);
  });
});
