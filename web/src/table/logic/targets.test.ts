import { describe, expect, it } from 'vitest';
import type { Choice, Question, Target } from '../../lib/types';
import { barChoices, keyOf, lit, tabOf, tabOfKey, things } from './targets';

const choice = (move: string, target: Target, refused = ''): Choice => ({
  move,
  text: move,
  target,
  ...(refused ? { refusal: { code: refused, clause: 'MS-8.2.1', text: refused } } : {}),
});
const ask = (choices: Choice[], code = 'turn'): Question => ({
  seat: 0,
  code,
  clause: 'MS-21.7',
  prompt: '',
  suggested: '',
  choices,
});
const school = { zone: 'hand', seat: 0, card: 'school' };

describe('keys of targets', () => {
  it('names every kind of thing apart', () => {
    expect(keyOf(school)).toBe('hand:school');
    expect(keyOf({ zone: 'state', seat: 1, place: 2 })).toBe('state:1:2');
    expect(keyOf({ zone: 'board', seat: 0, action: 'red' })).toBe('board:0:red');
    expect(keyOf({ zone: 'deals', seat: 1, card: 'pub' })).toBe('deals:1:pub');
    expect(keyOf({ zone: 'supply', seat: 1, good: 'gun' })).toBe('supply:1:gun');
    expect(keyOf({ zone: 'supply', seat: 1 })).toBe('supply:1');
    expect(keyOf({ zone: 'factions', faction: 'new_york' })).toBe('factions:new_york');
    expect(keyOf({ zone: 'choice', option: 1 })).toBe('choice:1');
    expect(keyOf({ zone: 'none' })).toBe('none');
  });
});

describe('a question of a turn', () => {
  const question = ask([
    choice('pass', { zone: 'none' }),
    choice('build school', school),
    choice('board red', { zone: 'board', seat: 0, action: 'red' }),
    choice('deal school', school, 'contacts'),
    choice('build church', { zone: 'hand', seat: 0, card: 'church' }, 'contacts'),
  ]);

  it('lights exactly the targets that can be answered with', () => {
    expect([...lit(question)]).toEqual(['hand:school', 'board:0:red']);
  });

  it('groups the uses of a card, refused ones apart', () => {
    const group = things(question).get('hand:school');
    expect(group?.open.map((one) => one.move)).toEqual(['build school']);
    expect(group?.refused.map((one) => one.move)).toEqual(['deal school']);
  });

  it('puts only loose choices into the bar', () => {
    expect(barChoices(question).map((one) => one.move)).toEqual(['pass']);
  });

  it('lights nothing where nothing is asked', () => {
    expect(lit(null).size).toBe(0);
  });
});

describe('the tab a question belongs to', () => {
  it('is the common one for the display', () => {
    const question = ask(
      [choice('pick pub', { zone: 'display', seat: 0, card: 'pub' })],
      'pick_card',
    );
    expect(tabOf(question, 0)).toBe('common');
  });
  it('is the rivals’ one for their things', () => {
    const question = ask(
      [choice('steal 2.gun', { zone: 'supply', seat: 1, good: 'gun' })],
      'steal',
    );
    expect(tabOf(question, 0)).toBe('rivals');
  });
  it('is one’s own for a turn', () => {
    const question = ask([
      choice('take punks', { zone: 'open_connections', seat: 0, card: 'punks' }),
    ]);
    expect(tabOf(question, 0)).toBe('me');
  });
  it('is told by the key of a thing', () => {
    const keys = ['hand:pub', 'display:pub', 'state:0:2', 'deals:1:pub', 'factions:new_york'];
    expect(keys.map((key) => tabOfKey(key, 0))).toEqual(['me', 'common', 'me', 'rivals', 'common']);
  });
});

describe('targets of Nova Era', () => {
  it('have keys of their own', () => {
    expect(keyOf({ zone: 'zones', index: 2 })).toBe('zones:2');
    expect(keyOf({ zone: 'people', seat: 0, card: 'sappho' })).toBe('people:sappho');
    expect(keyOf({ zone: 'tableau', seat: 1, card: 'pottery' })).toBe('tableau:1:pottery');
    expect(keyOf({ zone: 'dice', seat: 0, index: 1 })).toBe('dice:0:1');
    expect(keyOf({ zone: 'resources', seat: 1, good: 'red' })).toBe('resources:1:red');
    expect(keyOf({ zone: 'resources', seat: 1 })).toBe('resources:1');
    expect(keyOf({ zone: 'tracks', track: 'riots' })).toBe('tracks:riots');
    expect(keyOf({ zone: 'colour', colour: 'blue' })).toBe('colour:blue');
    expect(keyOf({ zone: 'past', card: 'writing' })).toBe('past:writing');
  });

  it('stand in the bar where they are small: dice, resources, colours', () => {
    const dice = ask(
      [
        choice('die red 4', { zone: 'dice', seat: 0, index: 0 }),
        choice('die blue 2', { zone: 'dice', seat: 0, index: 1 }),
      ],
      'action_die',
    );
    expect(barChoices(dice).map((one) => one.move)).toEqual(['die red 4', 'die blue 2']);
    expect(lit(dice)).toEqual(new Set(['dice:0:0', 'dice:0:1']));
    const colour = ask([choice('colour red', { zone: 'colour', colour: 'red' })], 'paying_colour');
    expect(barChoices(colour)).toHaveLength(1);
    expect(lit(colour).size).toBe(0);
  });

  it('are answered on the tab where they lie, a turn at home', () => {
    const turn = ask([choice('develop writing', { zone: 'display', seat: 0, card: 'writing' })]);
    expect(tabOf(turn, 0, 'common')).toBe('common');
    const damage = ask(
      [choice('damage pottery', { zone: 'tableau', seat: 0, card: 'pottery' })],
      'disaster_damage',
    );
    expect(tabOf(damage, 0, 'common')).toBe('me');
    expect(tabOf(damage, 1, 'common')).toBe('rivals');
    expect(tabOfKey('zones:1', 0)).toBe('common');
    expect(tabOfKey('tableau:1:pottery', 0)).toBe('rivals');
  });
});
