import { afterEach, expect, it } from 'vitest';
import { GOODS as OLD_GOODS } from '../../games/classic/goods';
import { RESOURCES } from '../../games/novaera/cards/lines';
import { speakOf } from '../i18n.svelte';
import { GOODS } from '../icons';
import { setPref } from '../prefs.svelte';
import { about, read } from './code';
import { around, signAt, within } from './find';
import { loadSentences, sentence } from './sentences';

const SENTENCES = await loadSentences();

afterEach(() => {
  document.body.innerHTML = '';
  speakOf('');
  setPref('lang', 'en');
});

const slots = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort();

it('has every sentence in both languages, with the same slots', () => {
  for (const [key, [en, de]] of Object.entries(SENTENCES)) {
    expect(slots(de), key).toEqual(slots(en));
    expect(en, key).toMatch(/[.}]$/);
    expect(de, key).toMatch(/[.}]$/);
    expect(de === en, key).toBe(false);
  }
});

it('knows every good of every game', () => {
  const games = { master: GOODS, state2010: OLD_GOODS, newera: OLD_GOODS, novaera: RESOURCES };
  for (const [game, goods] of Object.entries(games)) {
    speakOf(game);
    for (const good of goods)
      expect(sentence(`good.${good}`), `${game} ${good}`).not.toBe(`good.${good}`);
  }
});

it('carries a key and its slots in one attribute, whatever a name is made of', () => {
  const code = about('road.mark', { name: 'Ann & Bob? 50 % = ü', n: 7 });
  expect(read(code)).toEqual({ key: 'road.mark', slots: { name: 'Ann & Bob? 50 % = ü', n: '7' } });
});

it('says things as the game calls them, in the reader’s language', () => {
  speakOf('newera');
  expect(sentence('good.negotiation?n=3')).toMatch(/^Cooperation token of range 3/);
  speakOf('state2010');
  setPref('lang', 'de');
  expect(sentence('good.negotiation?n=3')).toMatch(/^Verhandlung mit Reichweite 3/);
});

it('finds a token and the flag it lies on, innermost first', () => {
  // given
  document.body.innerHTML =
    '<p><span data-explain="spoils"><i data-explain="good.fuel"><b></b></i></span></p>';
  // when
  const sign = signAt(document.querySelector('b'), 0, 0);
  // then
  expect(sign && around(sign)).toEqual(['good.fuel', 'spoils']);
});

it('finds the signs below a button that lies over them', () => {
  // given
  document.body.innerHTML =
    '<section><button data-over-signs></button><i data-explain="seat.first"></i></section>';
  const flag = document.querySelector('i')!;
  flag.getBoundingClientRect = () => new DOMRect(10, 10, 20, 20);
  const button = document.querySelector('button');
  // then
  expect(signAt(button, 15, 15)).toBe(flag);
  expect(signAt(button, 40, 15)).toBeNull();
});

it('lists each sign of a part once', () => {
  // given
  document.body.innerHTML =
    '<div><i data-explain="good.fuel"></i><i data-explain="good.fuel"></i><i data-explain="distance?n=2"></i></div>';
  for (const one of document.querySelectorAll('i')) {
    one.getClientRects = () => [new DOMRect(0, 0, 1, 1)] as unknown as DOMRectList;
  }
  // then
  expect(within(document.querySelector('div')!)).toEqual(['good.fuel', 'distance?n=2']);
});
