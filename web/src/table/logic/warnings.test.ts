import { describe, expect, it } from 'vitest';
import type { Choice, Question } from '../../lib/types';
import { isStrong, strongOptions, worthwhile } from './warnings';

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
const pass = choice('pass', { changes: {} });
const use = choice('use archive', { changes: { worker: -1, vp: 1 } });
const build = choice('build pub', { changes: { contact_grey: -1, card: -1 } });

const hire = choice('hire brick', { changes: { worker: -2, brick: 1 } });
const drop = choice('drop deal.pub', { changes: {} });

describe('what is worth doing', () => {
  it('tells strong options by points or a gain of goods', () => {
    expect(isStrong(use)).toBe(true);
    expect(isStrong(build)).toBe(false);
    expect(isStrong(choice('calm', { changes: { unrest: 3 } }))).toBe(false);
    expect(strongOptions(ask(pass, build, use))).toEqual([use]);
  });
  it('counts what builds, but neither trades of goods nor giving up', () => {
    expect(worthwhile(ask(pass, build, use))).toEqual([use, build]);
    expect(worthwhile(ask(pass, hire, drop))).toEqual([]);
  });
});
