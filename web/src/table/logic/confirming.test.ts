import { describe, expect, it } from 'vitest';
import type { Choice, Question, Target } from '../../lib/types';
import { askingFrom, isForced, stepOf, weightOf } from './confirming';
import { lit } from './targets';
import { givesUp } from './verbs';

const choice = (
  move: string,
  target: Target = { zone: 'none' },
  preview: Choice['preview'] = { changes: {} },
): Choice => ({ move, text: move, target, preview });
const ask = (code: string, ...choices: Choice[]): Question => ({
  seat: 0,
  code,
  clause: '',
  prompt: '',
  suggested: '',
  choices,
});
const hand = (card: string): Target => ({ zone: 'hand', seat: 0, card });
const pass = choice('pass');
const done = choice('done');
const build = choice('build pub', hand('pub'), { changes: { contact_grey: -1, card: -1 } });
const take = choice(
  'take thugs',
  { zone: 'open_connections', card: 'thugs' },
  { changes: { worker: -2, card: 1 } },
);
const drop = choice('drop deal.pub', { zone: 'deal', seat: 0, card: 'pub' });
const pick = choice('pick arena', { zone: 'display', card: 'arena' }, { changes: { card: 1 } });
const discard = (card: string) => choice(`discard ${card}`, hand(card), { changes: { card: -1 } });
const develop = choice('develop mall', hand('mall'), {
  changes: { brick: -1, card: -1, vp: 1 },
  goes: [{ card: 'quarry' }],
});

describe('how heavy an answer is', () => {
  it('costs in a turn, whatever is known of its price', () => {
    expect(weightOf(build, ask('turn', build, pass))).toBe('costs');
    expect(weightOf(take, ask('turn', take, pass))).toBe('costs');
    const research = choice('research lathe', { zone: 'display', card: 'lathe' });
    expect(weightOf(research, ask('turn', research))).toBe('costs');
  });
  it('is plain where a card is taken from what is offered, even if that reveals something', () => {
    expect(weightOf(pick, ask('pick_card', pick))).toBe('plain');
    const last = choice('pick arena', { zone: 'row', card: 'arena' }, { reveals: true });
    expect(weightOf(last, ask('lookout_pick', last, pick))).toBe('plain');
    const dice = choice('pick 2', { zone: 'zones', index: 1 }, { changes: { unrest: 1 } });
    expect(weightOf(dice, ask('pick_zone', dice))).toBe('plain');
    const lower = choice('lower_for_1 lathe', pick.target, { changes: { green: -1 } });
    expect(weightOf(lower, ask('lower_card', lower, done))).toBe('costs');
  });
  it('gives up where something goes for nothing, and replaces where something comes', () => {
    expect(weightOf(drop, ask('choose_action', drop, pass))).toBe('gives_up');
    expect(weightOf(develop, ask('turn', develop, pass))).toBe('replaces');
    const paid = choice('end pub', { zone: 'deals', seat: 0, card: 'pub' }, { changes: { vp: 2 } });
    expect(weightOf(paid, ask('pay_deal', paid))).toBe('plain');
  });
  it('ends with a pass while there is more to do, and with what leaves something of worth', () => {
    expect(weightOf(pass, ask('turn', pass, build))).toBe('ends');
    expect(weightOf(pass, ask('turn', pass))).toBe('plain');
    const again = choice('again', undefined, { changes: { iron: -1, vp: 2 } });
    expect(weightOf(done, ask('activate_again', again, done))).toBe('ends');
    const hire = choice('hire brick', undefined, { changes: { worker: -2, brick: 1 } });
    expect(weightOf(done, ask('hire_again', hire, done))).toBe('plain');
  });
  it('costs where it is aimed at somebody else or spends a die', () => {
    const target = choice('target 2.car', { zone: 'state', seat: 1, place: 0 });
    expect(weightOf(target, ask('conquest_target', target))).toBe('costs');
    const die = choice('die green 1', { zone: 'dice', seat: 0, index: 0 });
    expect(weightOf(die, ask('action_die', die))).toBe('costs');
  });
  it('reveals where there is no way back', () => {
    const keep = choice('keep gun', { zone: 'pool', seat: 0, good: 'gun' }, { reveals: true });
    expect(weightOf(keep, ask('store_goods', keep, done))).toBe('reveals');
  });
});

describe('what a press does', () => {
  const turn = ask('turn', build, drop, develop, pass);
  it('never spends, ends or gives away by one press on a thing', () => {
    for (const one of turn.choices) expect(stepOf(one, turn, 'hurts', 'thing')).toBe('show');
    for (const one of turn.choices) expect(stepOf(one, turn, 'always', 'thing')).toBe('show');
  });
  it('is done by a labelled press where it costs, and asked where it hurts', () => {
    expect(stepOf(build, turn, 'hurts', 'label')).toBe('send');
    expect(stepOf(develop, turn, 'hurts', 'label')).toBe('send');
    expect(stepOf(drop, turn, 'hurts', 'label')).toBe('ask');
    expect(stepOf(pass, turn, 'hurts', 'label')).toBe('ask');
  });
  it('asks for every cost if that is wanted, and for none if not', () => {
    expect(stepOf(build, turn, 'always', 'label')).toBe('ask');
    expect(stepOf(pass, turn, 'never', 'label')).toBe('send');
    expect(stepOf(build, turn, 'never', 'thing')).toBe('send');
  });
  it('takes a card from a display at once', () => {
    const draft = ask('pick_card', pick);
    expect(stepOf(pick, draft, 'hurts', 'thing')).toBe('send');
    expect(stepOf(pick, draft, 'always', 'thing')).toBe('show');
    expect(stepOf(pick, draft, 'always', 'label')).toBe('send');
  });
  it('does not warn of a loss that cannot be avoided', () => {
    const forced = ask('discard_cards', discard('pub'), discard('school'));
    expect(isForced(forced)).toBe(true);
    expect(stepOf(discard('pub'), forced, 'hurts', 'thing')).toBe('show');
    expect(stepOf(discard('pub'), forced, 'hurts', 'label')).toBe('send');
  });
});

describe('what glows', () => {
  it('leaves out what can only be given up', () => {
    const turn = ask('choose_action', build, drop, pass);
    expect([...lit(turn, givesUp)]).toEqual(['hand:pub']);
  });
});

describe('the setting of earlier pages', () => {
  it('is kept: who switched all warnings off is never asked, who wanted more is always asked', () => {
    expect(askingFrom({}, false)).toBe('hurts');
    expect(askingFrom({ warnReveal: false, warnPass: false }, false)).toBe('never');
    expect(askingFrom({ warnReveal: false, warnPass: true }, false)).toBe('hurts');
    expect(askingFrom({ warnReveal: true, warnPass: true }, true)).toBe('always');
    expect(askingFrom({ asking: 'never', warnPass: true }, true)).toBe('never');
    expect(askingFrom({ asking: 'perhaps' }, false)).toBe('hurts');
  });
});
