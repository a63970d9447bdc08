import { beforeEach, expect, it } from 'vitest';
import { gathered, goodsInWords } from './goods';
import { setPref } from './prefs.svelte';

beforeEach(() => setPref('lang', 'en'));

it('gathers goods by kind', () => {
  expect(gathered(['gun', 'gun', 'worker'])).toEqual({ gun: 2, worker: 1 });
  expect(gathered(undefined)).toEqual({});
});

it('tells goods in words', () => {
  expect(goodsInWords(['gun', 'gun', 'worker'])).toBe('2 Gun, 1 Worker');
  setPref('lang', 'de');
  expect(goodsInWords(['worker'])).toMatch(/^1 Arbeiter/);
});
