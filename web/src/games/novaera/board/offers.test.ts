import { describe, expect, it } from 'vitest';
import type { Choice } from '../../../lib/types';
import type { Thing } from '../../../table/logic/targets';
import { firstEqual, offerOf, partOf, signed, wayOf } from './offers';
import { leftOver, movedBy, remember, spentDice } from './round';
import type { DieView, NovaView } from './view';

const die = (colour: string, value: number): DieView => ({ colour, value });
const DICE = [die('blue', 4), die('black', 3), die('blue', 4)];
const develop = (refusal?: string): Choice => ({
  move: 'develop alchemy',
  text: '',
  target: { zone: 'display', card: 'alchemy' },
  preview: {
    dice: [
      { die: 0, colour: 'blue', due: 2, short: 0, forecast: 2 },
      { die: 1, colour: 'blue', due: 6, short: 2 },
    ],
  },
  ...(refusal ? { refusal: { code: refusal, clause: '', text: '' } } : {}),
});
const thing = (choice: Choice): Thing => ({
  key: 'display:alchemy',
  zone: 'display',
  open: choice.refusal ? [] : [choice],
  refused: choice.refusal ? [choice] : [],
});

describe('an offer', () => {
  it('is that of the cheapest die until one is chosen', () => {
    const offer = offerOf(thing(develop()), DICE, null);
    expect(offer).toMatchObject({ verb: 'develop', state: 'can', way: { die: 0, forecast: 2 } });
  });
  it('follows the chosen die; equal dice are one', () => {
    expect(firstEqual(DICE, 2)).toBe(0);
    expect(wayOf(develop(), DICE, 2)?.due).toBe(2);
    expect(offerOf(thing(develop()), DICE, 1)).toMatchObject({ state: 'short', way: { short: 2 } });
  });
  it('says what a refusal is about', () => {
    expect(offerOf(thing(develop('price')), DICE, 0)?.state).toBe('short');
    expect(offerOf(undefined, DICE, 0)).toBeNull();
  });
  it('writes changes with their sign', () => {
    expect([2, 0, -1].map(signed)).toEqual(['+2', '±0', '−1']);
  });
  it('names the parts of the unrest track', () => {
    expect([0, 6, 7, 9, 10].map((at) => partOf(at, [7, 9], 10))).toEqual([
      'calm',
      'calm',
      'zone',
      'zone',
      'war',
    ]);
  });
});

describe('a round', () => {
  const view = (zones: DieView[][], mine: DieView[]): NovaView =>
    ({ era: 1, round: 2, zones, players: [{ dice: mine }] }) as unknown as NovaView;
  const rolled = [[die('red', 5), die('blue', 1)], [die('green', 2)]];

  it('is remembered: who took which zone, what was left over and spent', () => {
    let known = remember(null, view(rolled, []));
    known = remember(known, view([[], rolled[1]!], rolled[0]!));
    expect(known?.owners).toEqual([0, null]);
    const later = view([], [die('red', 4)]);
    known = remember(known, later);
    expect(leftOver(known, later)).toEqual(rolled[1]);
    expect(spentDice(known, later, 0)).toEqual([die('blue', 1)]);
    expect(movedBy(leftOver(known, later), 'riots')).toBe(2);
  });
  it('is forgotten when the next begins', () => {
    const known = remember(null, view(rolled, []));
    expect(remember(known, { ...view([], []), round: 3 })).toBeNull();
  });
});
