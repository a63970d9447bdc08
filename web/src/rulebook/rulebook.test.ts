import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import fixture from '../fixtures/cards.json';
import { loadSentences } from '../lib/explain/sentences';
import { speakOf } from '../lib/i18n.svelte';
import { setPref } from '../lib/prefs.svelte';
import type { CardData, CardMap } from '../lib/types';
import Aid from './Aid.svelte';
import { around, explainedAt, searchBook } from './book';
import CardTest from './CardTest.svelte';
import LabelledCard from './LabelledCard.svelte';
import { saidOf, sides } from './parts';
import { hasRead, noteRead } from './read.svelte';
import { tokens } from './tokens';
import type { Book, Picture } from './types';

const cards: CardMap = new Map((fixture as unknown as CardData[]).map((card) => [card.id, card]));
const picture = (en: string, de: string, clause: string, more: string[] = []): Picture => ({
  title: { en: 'Picture', de: 'Bild' },
  en,
  de,
  clause,
  more,
});
const book: Book = {
  chapters: [
    {
      id: 'aim',
      number: 1,
      title: { en: 'Aim', de: 'Ziel' },
      screens: [
        {
          title: { en: 'Aim', de: 'Ziel' },
          remember: [],
          pictures: [picture('Build a **state**.', 'Baue einen **Staat**.', 'MS-1.1')],
        },
        {
          title: { en: 'A round', de: 'Eine Runde' },
          remember: [{ sign: 'stack', en: 'No hand limit.', de: 'Kein Handlimit.' }],
          pictures: [picture('Four phases.', 'Vier Phasen.', 'MS-4.1', ['MS-1.1'])],
        },
      ],
    },
    {
      id: 'end',
      number: 2,
      title: { en: 'End', de: 'Ende' },
      screens: [
        {
          title: { en: 'End', de: 'Ende' },
          remember: [],
          pictures: [picture('It ends.', 'Es endet.', 'MS-18.1')],
        },
      ],
    },
  ],
  aid: [],
  anatomy: [],
};

beforeEach(() => {
  localStorage.clear();
  speakOf('master');
});
afterEach(() => {
  speakOf('');
  setPref('lang', 'en');
});

describe('rows of signs', () => {
  it('give numbers to the goods after them, and know dice, pips and icons', () => {
    expect(tokens('2 worker -> die:blue4 + pip:red2 = *13')).toEqual([
      { kind: 'good', good: 'worker', n: 2 },
      { kind: 'sign', text: '→' },
      { kind: 'die', colour: 'blue', value: 4 },
      { kind: 'sign', text: '+' },
      { kind: 'pip', colour: 'red', n: 2 },
      { kind: 'sign', text: '=' },
      { kind: 'figure', text: '13', strong: true },
    ]);
  });
  it('tell a change of an icon from a figure beside it', () => {
    expect(tokens('2- icon:fist')).toEqual([{ kind: 'icon', icon: 'fist', n: '−2' }]);
    expect(tokens('icon:fist 3')).toEqual([
      { kind: 'icon', icon: 'fist' },
      { kind: 'figure', text: '3', strong: false },
    ]);
    expect(tokens('conquest3')).toEqual([{ kind: 'good', good: 'conquest3' }]);
  });
});

describe('the book', () => {
  it('is searched in headings and texts, in the reader’s language', () => {
    expect(searchBook(book, 'hand limit', 'en')).toMatchObject([
      { chapter: { id: 'aim' }, screen: 2, excerpt: 'No hand limit.' },
    ]);
    expect(searchBook(book, 'staat', 'de')).toMatchObject([
      { screen: 1, excerpt: 'Baue einen Staat.' },
    ]);
    expect(searchBook(book, 'ms-18.1', 'en')).toMatchObject([{ chapter: { id: 'end' } }]);
    expect(searchBook(book, 'dragon', 'en')).toEqual([]);
    expect(searchBook(book, '  ', 'en')).toEqual([]);
  });
  it('leads from screen to screen across chapters', () => {
    const { before, after } = around(book, 'aim', 2);
    expect([before?.chapter.id, before?.screen]).toEqual(['aim', 1]);
    expect([after?.chapter.id, after?.screen]).toEqual(['end', 1]);
    expect(around(book, 'end', 1).after).toBeUndefined();
  });
  it('tells where a clause is explained: where it is named first', () => {
    const found = explainedAt(book);
    expect(found.get('MS-1.1')).toMatchObject({ chapter: { id: 'aim' }, screen: 1 });
    expect(found.get('MS-4.1')).toMatchObject({ chapter: { id: 'aim' }, screen: 2 });
    expect(found.get('MS-9.9')).toBeUndefined();
  });
  it('remembers the chapters that were read', () => {
    expect(hasRead('master', 'aim')).toBe(false);
    noteRead('master', 'aim');
    expect(hasRead('master', 'aim')).toBe(true);
    expect(localStorage.getItem('novastate.read')).toBe('["master/aim"]');
  });
});

it('puts labels on both sides of a card, from top to bottom', () => {
  const placed = sides([
    { part: 'deal', x: 50, y: 90 },
    { part: 'distance', x: 5, y: 5 },
    { part: 'spoils', x: 95, y: 10 },
  ]);
  expect(placed.map(({ part, left }) => [part, left])).toEqual([
    ['distance', true],
    ['spoils', false],
    ['deal', true],
  ]);
});

it('names the parts of a real card by the sentences that explain them in play, and lights them', async () => {
  // given
  await loadSentences();
  const labels = ['distance', 'spoils', 'deal'];
  render(LabelledCard, { card: cards.get('gun_shop')!, labels, game: 'master' });
  const deal = await screen.findByRole('button', { name: /^Deal/ });
  // then
  const part = document.querySelector('[data-part="deal"]')!;
  expect(saidOf(part)).toMatch(/^The blue band/);
  expect(deal.textContent).toContain(saidOf(part));
  // when
  await userEvent.hover(deal);
  // then
  expect(part.hasAttribute('data-lit-part')).toBe(true);
  // when
  await userEvent.unhover(deal);
  // then
  expect(part.hasAttribute('data-lit-part')).toBe(false);
});

it('asks for parts, says what was tapped instead, and counts what was right at the first go', async () => {
  // given
  const ask = [
    { card: 'gun_shop', part: 'spoils' },
    { card: 'archive', part: 'distance' },
  ];
  render(CardTest, { ask, cards, game: 'master', onend: () => undefined });
  // when the wrong part is tapped
  await userEvent.click(document.querySelector('[data-part="deal"]')!);
  expect(screen.getByRole('status').textContent).toContain('That is “Deal”.');
  // and then the right one, by its button
  await userEvent.click(screen.getByRole('button', { name: 'Spoils' }));
  expect(screen.getByRole('status').textContent).toContain('Right.');
  await userEvent.click(screen.getByRole('button', { name: 'Next card' }));
  await userEvent.click(document.querySelector('[data-part="distance"]')!);
  await userEvent.click(screen.getByRole('button', { name: 'Next card' }));
  // then
  expect(screen.getByRole('status').textContent).toContain('1 of 2 at the first go.');
});

it('shows what is for playing alone only to who does', () => {
  const parts = [
    {
      title: { en: 'A round', de: 'Eine Runde' },
      lines: [{ en: 'Cards', de: 'Karten', clause: 'MS-4.1' }],
    },
    {
      title: { en: 'Alone', de: 'Allein' },
      lines: [{ en: 'Rival', de: 'Räuber', clause: 'SO-1.1' }],
      solo: true,
    },
  ];
  render(Aid, { parts, game: 'master', solo: false });
  expect(screen.queryByRole('heading', { name: 'A round' })).not.toBeNull();
  expect(screen.queryByRole('heading', { name: 'Alone' })).toBeNull();
});
