import { describe, expect, it } from 'vitest';
import type { Choice, Question } from '../../lib/types';
import { isStrong, warningFor } from './warnings';

const choice = (move: string, preview: Choice['preview'] = {}): Choice => ({
  move,
  text: move,
  target: { zone: 'none' },
  preview,
});
const ask = (...choices: Choice[]): Question => ({
  seat: 0,
  code: 'turn',
  clause: '',
  prompt: '',
  suggested: '',
  choices,
});
const prefs = { confirmEnd: false, warnReveal: true, warnPass: true };
const pass = choice('pass', { changes: {} });
const use = choice('use archive', { changes: { worker: -1, vp: 1 } });
const build = choice('build pub', { changes: { contact_grey: -1, card: -1 } });

describe('warnings before a move', () => {
  it('tells strong options by points or a gain of goods', () => {
    expect(isStrong(use)).toBe(true);
    expect(isStrong(build)).toBe(false);
  });
  it('asks before passing only with strong options left', () => {
    expect(warningFor(pass, ask(pass, use), false, prefs)).toBe('strong');
    expect(warningFor(pass, ask(pass, build), false, prefs)).toBeNull();
    expect(warningFor(pass, ask(pass, use), false, { ...prefs, warnPass: false })).toBeNull();
  });
  it('asks before something is revealed only while undo would be lost', () => {
    const draw = choice('use motel', { reveals: true });
    expect(warningFor(draw, ask(draw), true, prefs)).toBe('reveal');
    expect(warningFor(draw, ask(draw), false, prefs)).toBeNull();
  });
  it('asks before the end if the reader wants it', () => {
    const done = choice('done');
    expect(warningFor(done, ask(done), false, { ...prefs, confirmEnd: true })).toBe('end');
    expect(warningFor(done, ask(done), false, prefs)).toBeNull();
  });
});
