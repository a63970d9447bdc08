import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { de as studyDe, en as studyEn } from '../analysis/words';
import names from '../fixtures/names.json';
import icons from '../games/master/icons.json';
import { de as pageDe } from '../pages/words.de';
import { en as pageEn } from '../pages/words.en';
import { de as reviewDe, en as reviewEn } from '../review/words';
import { dictionary, fill, t, word } from './i18n.svelte';
import { ACTIONS, GOODS } from './icons';
import { setPref } from './prefs.svelte';
import { de } from './words.de';
import { en } from './words.en';

const slots = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((found) => found[1]).sort();

describe.each([
  ['shell', en, de],
  ['pages', pageEn, pageDe],
  ['analysis', studyEn, studyDe],
  ['review', reviewEn, reviewDe],
] as [string, Record<string, string>, Record<string, string>][])('words of the %s', (_, a, b) => {
  it('have the same keys and the same slots in both languages', () => {
    expect(Object.keys(b).sort()).toEqual(Object.keys(a).sort());
    for (const key of Object.keys(a)) expect(slots(b[key]!), key).toEqual(slots(a[key]!));
  });

  it('are all there in German, and in English but for notes that only German readers need', () => {
    const onlyGerman = ['rules.english'];
    for (const key of Object.keys(a)) {
      expect(b[key]!.trim(), key).not.toBe('');
      if (!onlyGerman.includes(key)) expect(a[key]!.trim(), key).not.toBe('');
    }
  });

  it('never tell anybody that a move is invalid', () => {
    for (const text of [...Object.values(a), ...Object.values(b)]) {
      expect(text).not.toMatch(/invalid|ungültig/i);
    }
  });
});

it('every good, type, kind and action has a word, and every good a letter of its own', () => {
  for (const good of GOODS) expect(names.master.good).toHaveProperty(good);
  for (const type of Object.keys(icons.types)) expect(names.master.type).toHaveProperty(type);
  for (const kind of Object.keys(icons.kinds)) expect(names.master.kind).toHaveProperty(kind);
  for (const action of ACTIONS) expect(pageEn).toHaveProperty([`action.${action}`]);
  for (const words of [en, de] as Record<string, string>[]) {
    const letters = GOODS.map((good) => words[`letter.${good}`]);
    expect(new Set(letters).size).toBe(GOODS.length);
  }
});

it('every key that markup names exists', () => {
  const known = new Set([...Object.keys(en), ...Object.keys(pageEn)]);
  const folders = ['src/lib', 'src/pages', 'src'];
  for (const folder of folders) {
    for (const name of readdirSync(folder).filter((file) => file.endsWith('.svelte'))) {
      const text = readFileSync(join(folder, name), 'utf8');
      for (const found of text.matchAll(/\b[tp]\('([\w.]+)'/g)) {
        expect(known, `${name}: ${found[1]}`).toContain(found[1]);
      }
    }
  }
});

it('speaks the language that was chosen, at once', () => {
  setPref('lang', 'en');
  expect(t('nav.cards')).toBe('Cards');
  setPref('lang', 'de');
  expect(t('nav.cards')).toBe('Karten');
  expect(word('good', 'iron')).toBe('Metall');
  expect(word('good', 'moon_dust')).toBe('moon dust');
});

it('fills slots and leaves unknown ones', () => {
  expect(fill('{n} of {all}', { n: 2 })).toBe('2 of {all}');
  const own = dictionary({ hi: 'Hi {name}' }, { hi: 'Hallo {name}' });
  setPref('lang', 'de');
  expect(own('hi', { name: 'Ada' })).toBe('Hallo Ada');
});
