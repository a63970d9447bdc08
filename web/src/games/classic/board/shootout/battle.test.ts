import { describe, expect, it } from 'vitest';
import type { LogEntry, Question } from '../../../../lib/types';
import type { ClassicView, PlayerView, ShootoutView } from '../view';
import { aimed, answers, exposed, following, movesOf, places, suggest, weapons } from './battle';
import { endingOf } from './ending';
import { english, german } from './words';

const state = ['weak', 'middle', 'strong'].map((card, uid) => ({ uid, card }));
const view = {
  players: [{ state: [] }, { state: [...state, { uid: 3, card: 'gone', debris: true }] }],
  defences: [[], [3, 4, 6, null]],
} as unknown as ClassicView;
const all = places(view, 1);
const verdicts = (list: { card: string; verdict: string; n: number }[]) =>
  list.map((one) => [one.card, one.verdict, one.n]);

describe('an attack', () => {
  it('hits in any case, if unanswered, or is short', () => {
    expect(verdicts(aimed(all, 4, 1))).toEqual([
      ['weak', 'hit', 0],
      ['middle', 'risk', 0],
      ['strong', 'short', 2],
    ]);
  });

  it('tells the defender what is in reach, what more would reach, and what is safe', () => {
    expect(verdicts(exposed(all, 3, 1))).toEqual([
      ['weak', 'risk', 0],
      ['middle', 'may', 1],
      ['strong', 'safe', 3],
    ]);
  });

  it('leaves debris alone', () => {
    expect(all.map((one) => one.card)).toEqual(['weak', 'middle', 'strong']);
  });
});

describe('tokens', () => {
  const player = {
    pool: { conquest1: 2, contact3: 1, defence1: 1, defence3: 1, negotiation2: 1 },
    state: [{ uid: 1, card: 'colony', stock: ['conquest2', 'worker'] }],
    leader: null,
  } as unknown as PlayerView;

  it('are those of the pool and of cards, the strongest first', () => {
    expect(weapons(player, 'attack').map((one) => one.good)).toEqual([
      'contact3',
      'conquest2',
      'conquest1',
      'conquest1',
    ]);
    expect(weapons(player, 'defence').map((one) => one.value)).toEqual([3, 1]);
  });

  it('are put in one by one, and that is enough where more are left', () => {
    const held = weapons(player, 'attack');
    expect(movesOf('by_token', held.slice(0, 1), held)).toEqual(['by_token contact3', 'done']);
    expect(movesOf('by_token', held, held)).toHaveLength(held.length);
  });

  it('follow a plan only where it is asked for', () => {
    const question = (code: string, ...moves: string[]) =>
      ({ code, choices: moves.map((move) => ({ move })) }) as unknown as Question;
    expect(following(['done'], question('attack_tokens', 'by_token conquest1', 'done'))).toEqual([
      'done',
    ]);
    expect(following(['done'], question('choose_action', 'done'))).toEqual([]);
    expect(following(['done'], question('shootout_target', 'target 2.1'))).toEqual([]);
  });
});

describe('what an attack begins with', () => {
  const held = [3, 1, 1].map((value) => ({ good: `conquest${value}`, value }));
  const declared = { step: 'declare' as const, attack: 0, defence: 0, guard: 1, field: 4 };

  it('is what hits the weakest place in any case', () => {
    expect(suggest(held, declared, 3)).toEqual({ tokens: [0, 1], field: false });
    expect(suggest(held, declared, 5)).toEqual({ tokens: [0, 1, 2], field: false });
  });

  it('is the contact card where tokens do not reach, and nothing in later steps', () => {
    expect(suggest(held.slice(1), declared, 4)).toEqual({ tokens: [], field: true });
    expect(suggest(held, { ...declared, step: 'answer' }, 3).tokens).toEqual([]);
  });
});

describe('answers of a defender', () => {
  const shields = [
    { good: 'defence1', value: 1 },
    { good: 'defence1', value: 1 },
  ];

  it('go from none to all, with what is reached before and after the attacker adds', () => {
    const told = answers(all, shields, { attack: 6, defence: 1, reserve: 1 }).map((one) => [
      one.rest,
      one.reached,
      one.later,
    ]);
    expect(told).toEqual([
      [5, 2, 2],
      [4, 2, 2],
      [3, 1, 2],
    ]);
  });
});

describe('the end', () => {
  const shootout = { attacker: 0, defender: 1 } as ShootoutView;
  const told = (code: string, seat: number, ...cards: string[]) =>
    ({ code, seat, cards }) as LogEntry;

  it('is a place taken and turned to debris', () => {
    const log = [told('raid', 0, 'haven'), told('debris', 1, 'haven')];
    expect(endingOf(shootout, log)).toEqual({
      attacker: 0,
      defender: 1,
      card: 'haven',
      debris: true,
    });
  });

  it('waits until it is known whether the place is spared', () => {
    expect(endingOf(shootout, [told('raid', 0, 'haven')])).toBeNull();
    expect(endingOf(shootout, [told('raid', 0, 'haven'), told('spare', 0, 'haven')])?.debris).toBe(
      false,
    );
  });

  it('may be nothing', () => {
    expect(endingOf(shootout, [told('attack_failed', 0)])?.card).toBe('');
    expect(endingOf(shootout, [])).toBeNull();
  });
});

it('says the same in both languages', () => {
  const holes = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();
  for (const [key, text] of Object.entries(english)) {
    expect([key, holes(german[key as keyof typeof german])]).toEqual([key, holes(text)]);
  }
});
