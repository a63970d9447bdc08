import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../../lib/types';
import { cardOf, driving, MOST_TOKENS, type Seen, stops, tokensOf, trips } from './plan';

const at = (key: string, card: string, left: number, top = 0): Seen => ({
  key,
  card,
  box: { left, top, width: 100, height: 140 },
  element: null,
});
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

describe('what travels', () => {
  it('a built card flies from the hand to its place, and the others of the hand close up', () => {
    const before = [at('hand:docks', 'docks', 0, 700), at('hand:school', 'school', 110, 700)];
    const after = [at('hand:school', 'school', 55, 700), at('state:0:0', 'docks', 300, 300)];
    const { slides, flights } = trips(before, after, 0);
    expect(flights).toEqual([{ from: before[0]!.box, to: after[1] }]);
    expect(slides).toEqual([{ from: before[1]!.box, to: after[0] }]);
  });

  it('one of two copies flies although the pile stays', () => {
    const before = [at('hand:docks', 'docks', 0, 700)];
    const after = [...before, at('state:0:0', 'docks', 300, 300)];
    expect(trips(before, after, 0).flights).toHaveLength(1);
  });

  it("a rival's card never comes out of the reader's hand, but out of the display it does", () => {
    const hand = at('hand:docks', 'docks', 0, 700);
    const rival = at('state:1:0', 'docks', 300, 20);
    expect(trips([hand], [hand, rival], 0).flights).toEqual([]);
    expect(trips([hand], [rival], 0).flights).toEqual([]);
    const shown = at('display:docks', 'docks', 200, 400);
    expect(trips([shown, hand], [hand, rival], 0).flights).toEqual([
      { from: shown.box, to: rival },
    ]);
  });

  it('a card whose number in the row changes stays the same card', () => {
    const before = [at('state:0:0', 'docks', 0), at('state:0:1', 'school', 110)];
    const after = [at('state:0:0', 'school', 0)];
    expect(trips(before, after, 0)).toEqual({
      slides: [{ from: before[1]!.box, to: after[0] }],
      flights: [],
    });
  });

  it('what only lifts under the pointer does not move, and a whole other board does not fly', () => {
    const lifted = trips(
      [at('hand:docks', 'docks', 0, 700)],
      [at('hand:docks', 'docks', 0, 688)],
      0,
    );
    expect(lifted.slides).toEqual([]);
    const many = Array.from({ length: 9 }, (_, i) => `card${i}`);
    const all = trips(
      many.map((card, i) => at(`drawn:${card}`, card, i * 10)),
      many.map((card, i) => at(`hand:${card}`, card, i * 10, 700)),
      0,
    );
    expect(all).toEqual({ slides: [], flights: [] });
  });
});

describe('tokens', () => {
  const of = (changes: Record<string, number>) => [
    entry('pay', { changes: { 0: changes, 1: { gun: 4 } } }),
  ];

  it('are what the seat itself paid and got, without cards and points', () => {
    expect(tokensOf(of({ gun: -2, fuel: 1, vp: 1, card: -1 }), 0)).toEqual([
      { good: 'gun', way: 'pay' },
      { good: 'gun', way: 'pay' },
      { good: 'fuel', way: 'gain' },
    ]);
  });

  it('are a handful at most, and some of both', () => {
    const tokens = tokensOf(of({ gun: -9, fuel: 9 }), 0);
    expect(tokens).toHaveLength(MOST_TOKENS);
    expect(new Set(tokens.map(({ way }) => way))).toEqual(new Set(['pay', 'gain']));
    expect(tokensOf(of({ gun: -9 }), 0)).toHaveLength(MOST_TOKENS);
  });

  it('belong to the card that was used, not to what was drawn by it', () => {
    const fresh = [
      entry('draw', { cards: ['school'] }),
      entry('use', { cards: ['docks'] }),
      entry('use', { seat: 1, cards: ['church'] }),
    ];
    expect(cardOf(fresh, 0)).toBe('docks');
    expect(cardOf([entry('pass')], 0)).toBe('');
  });
});

describe('the marker on the road', () => {
  it('drives field by field, and never longer than 700 ms', () => {
    expect([driving(1), driving(-3), driving(40)]).toEqual([60, 180, 700]);
    expect(stops(-90, 3).map(({ x }) => x)).toEqual([-90, -60, -30, 0]);
    expect(stops(-90, 3).at(-1)?.offset).toBe(1);
  });
});
