import { describe, expect, it } from 'vitest';
import { isFree, isTyping, LETTERS, lettersFrom, meaning, nextLit, step } from './keyboard';

const zones = [
  { id: 'hand', keys: ['hand:a', 'hand:b', 'hand:c'] },
  { id: 'board', keys: ['board:0:red'] },
];

describe('moving with arrows', () => {
  it('goes round within a zone', () => {
    expect(step(zones, { zone: 0, item: 2 }, 'ArrowRight')).toEqual({ zone: 0, item: 0 });
    expect(step(zones, { zone: 0, item: 0 }, 'ArrowLeft')).toEqual({ zone: 0, item: 2 });
  });
  it('goes to the next zone up and down', () => {
    expect(step(zones, { zone: 0, item: 1 }, 'ArrowDown')).toEqual({ zone: 1, item: 0 });
    expect(step(zones, { zone: 0, item: 1 }, 'ArrowUp')).toEqual({ zone: 1, item: 0 });
  });
  it('goes to the ends of a zone', () => {
    expect(step(zones, { zone: 0, item: 1 }, 'Home').item).toBe(0);
    expect(step(zones, { zone: 0, item: 1 }, 'End').item).toBe(2);
  });
  it('finds the next lit thing, going round', () => {
    const lit = new Set(['hand:b', 'board:0:red']);
    expect(nextLit(zones, { zone: 0, item: 1 }, lit)).toEqual({ zone: 1, item: 0 });
    expect(nextLit(zones, { zone: 1, item: 0 }, lit)).toEqual({ zone: 0, item: 1 });
    expect(nextLit(zones, { zone: 0, item: 0 }, new Set())).toBeNull();
  });
});

describe('keys with a meaning', () => {
  it('chooses options by digit, as far as there are any', () => {
    expect(meaning('2', 3)).toEqual({ do: 'option', index: 1 });
    expect(meaning('4', 3)).toBeNull();
  });
  it('knows the letters', () => {
    expect(meaning('u', 0)).toEqual({ do: 'undo' });
    expect(meaning('?', 0)).toEqual({ do: 'help' });
    expect(meaning('x', 0)).toBeNull();
  });
  it('leaves letters to fields that take typing', () => {
    expect(isTyping({ tagName: 'INPUT' })).toBe(true);
    expect(isTyping({ tagName: 'BUTTON' })).toBe(false);
    expect(isTyping(null)).toBe(false);
  });
});

describe('shortcuts of one letter', () => {
  it('can be switched off, but for Escape', () => {
    expect(meaning('u', 9, null)).toBeNull();
    expect(meaning('1', 9, null)).toBeNull();
    expect(meaning('Escape', 9, null)).toEqual({ do: 'back' });
  });
  it('can be changed, also two for each other', () => {
    const letters = lettersFrom({ undo: 'n', next: 'u' });
    expect(meaning('n', 9, letters)).toEqual({ do: 'undo' });
    expect(meaning('u', 9, letters)).toEqual({ do: 'next' });
  });
  it('are as at first where two would be the same or one is no letter', () => {
    expect(lettersFrom({ undo: 'n' })).toEqual(LETTERS);
    expect(lettersFrom({ undo: '1' })).toEqual(LETTERS);
    expect(lettersFrom('nonsense')).toEqual(LETTERS);
    expect(isFree(LETTERS, 'undo', 'x')).toBe(true);
    expect(isFree(LETTERS, 'undo', 'h')).toBe(false);
  });
});
