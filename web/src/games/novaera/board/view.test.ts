import { describe, expect, it } from 'vitest';
import fixture from '../../../fixtures/nova.json';
import type { NovaCard } from '../../../lib/generated/shapes';
import { roman } from '../../../lib/roman';
import type { CardData, CardMap, View } from '../../../lib/types';
import { isConnection, isLocation } from '../../master/cards/card';
import { isNova } from '../cards/card';
import { linesOf } from '../cards/lines';
import { columns, danger, novaView, sortedHand, type TrackView } from './view';
import { english, german } from './words';

const list = fixture.cards as unknown as CardData[];
const cards: CardMap = new Map(list.map((card) => [card.id, card]));
const view = novaView(fixture.turn.view as unknown as View);
const track = (at: number): TrackView => ({ at, last: 10, protected: [], threat: [] });

describe('cards', () => {
  it('are told from those of other families', () => {
    for (const card of list) {
      expect([isNova(card), isLocation(card), isConnection(card)]).toEqual([true, false, false]);
    }
  });

  it('have a line for each effect, without the word that the icon says', () => {
    for (const card of list as NovaCard[]) {
      for (const lang of ['en', 'de'] as const) {
        const { effects, foot } = linesOf(card, lang);
        expect(effects.map((line) => line.trigger)).toEqual(card.effects.map((e) => e.trigger));
        for (const line of effects) {
          expect(line.text, card.id).toMatch(/^[\p{Lu}\d„]/u);
          expect(line.text, card.id).not.toMatch(
            /^(At once|Production|Scoring|Always|Sofort|Produktion|Wertung|Immer):/,
          );
        }
        const links = [card.evolves_from, card.evolves_into].filter(Boolean).length;
        expect(foot.length, card.id).toBeGreaterThanOrEqual(links);
      }
    }
  });

  it('belong to an era', () => {
    expect([1, 2, 3].map(roman)).toEqual(['I', 'II', 'III']);
  });
});

describe('a tableau', () => {
  it('lies in its columns and loses no card', () => {
    for (const player of view.players) {
      const all = columns(player.tableau);
      expect(all.map((one) => one.column)).toEqual([
        'green',
        'red',
        'yellow',
        'blue',
        'territory',
        'personality',
      ]);
      expect(all.flatMap((one) => one.cards)).toHaveLength(player.tableau.length);
    }
  });
});

describe('a hand', () => {
  it('is sorted by colour and cost', () => {
    const hand = ['storytelling', 'military_training', 'writing', 'bathhouses'];
    const known = hand.filter((id) => cards.has(id));
    const sorted = sortedHand(known, cards).map((id) => (cards.get(id) as NovaCard).colours[0]);
    expect(sorted).toEqual([...sorted].sort((a, b) => order(a) - order(b)));
    expect(sortedHand(['no_such_card'], cards)).toEqual(['no_such_card']);
  });
});

const order = (colour: string | undefined) =>
  ['green', 'red', 'yellow', 'blue'].indexOf(colour ?? '');

describe('a track', () => {
  it('is near its end when one die could bring it there', () => {
    expect([0, 3, 4, 9, 10].map((at) => danger(track(at)))).toEqual([
      'calm',
      'calm',
      'near',
      'near',
      'strikes',
    ]);
  });
});

describe('words', () => {
  it('have the same places for arguments in both languages', () => {
    const holes = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();
    for (const [key, text] of Object.entries(english)) {
      expect([key, holes(german[key as keyof typeof german])]).toEqual([key, holes(text)]);
    }
  });
});
