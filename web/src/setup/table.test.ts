import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import game from '../fixtures/game.json';
import fixture from '../fixtures/nova.json';
import { forget } from '../lib/data';
import { setPref } from '../lib/prefs.svelte';
import { navigate } from '../lib/router.svelte';
import type { Character, GameInfo, OptionInfo } from '../lib/types';
import { casted, nextCharacter } from './cast';
import { differences } from './differs';
import { answersOf, mayTypeOther, questionsOf } from './questions';
import Setup from './Setup.svelte';
import { converted, reseat, type SeatDraft, usualSeats } from './setup';
import { keep, usualFor } from './usual';

const master = game as unknown as GameInfo;
const nova = {
  ...master,
  id: 'novaera',
  title: 'Nova Era',
  seats: fixture.seats,
  options: fixture.options,
} as unknown as GameInfo;
const cast: Character[] = ['ada', 'bob', 'cyd'].map((id) => ({
  id,
  name: id.toUpperCase(),
  words: { en: `${id} waits`, de: `${id} wartet` },
}));
const option = (name: string) => master.options.find((one) => one.name === name)!;

beforeEach(() => setPref('lang', 'en'));

describe('seats', () => {
  it('keep people and levels in another game', () => {
    const seats = usualSeats(master, 'bot', 3).map((seat) => ({ ...seat, bot: 'random' }));
    expect(reseat(nova, 'bot', seats).map(({ bot }) => bot)).toEqual(Array(3).fill('random'));
    expect(reseat({ ...nova, seats: [2] }, 'bot', seats)).toHaveLength(2);
    expect(
      reseat({ ...nova, bots: [{ id: 'greedy', words: { en: '', de: '' } }] }, 'bot', seats)[1]
        ?.bot,
    ).toBe('greedy');
  });

  it('are as many as before in another way of playing, and who may not sit there goes', () => {
    const hotseat = converted(usualSeats(master, 'bot', 3), 'hotseat');
    expect(hotseat.map(({ kind }) => kind)).toEqual(['you', 'person', 'person']);
    const solo = reseat(master, 'solo', converted(hotseat, 'solo'));
    expect(solo).toHaveLength(1);
    expect(reseat(master, 'bot', converted(solo, 'bot'))).toHaveLength(2);
  });

  it('have characters, no two alike', () => {
    const seats = usualSeats(master, 'bot', 4);
    const people = casted(seats, cast, () => 0).map((seat) => seat.character);
    expect(people).toEqual([undefined, 'ada', 'bob', 'cyd']);
    const kept: SeatDraft[] = [seats[0]!, { ...seats[1]!, character: 'cyd' }, seats[2]!];
    expect(casted(kept, cast, () => 0).map((seat) => seat.character)).toEqual([
      undefined,
      'cyd',
      'ada',
    ]);
    expect(
      nextCharacter(
        casted(kept, cast, () => 0),
        1,
        cast,
      ),
    ).toBe('bob');
  });
});

describe('questions', () => {
  it('are few, and those for experts apart', () => {
    const names = (group: string) => questionsOf(master, group, 'bot').map((one) => one.name);
    expect(names('length')).toEqual(['end_vp']);
    expect(names('cards')).toEqual(['expansion', 'promos']);
    expect(names('start')).toEqual(['faction_assignment']);
    expect(names('expert')).toContain('card_overrides');
    expect(names('expert')).not.toContain('solo_compensation_order');
  });

  it('offer numbers near the usual one, and any other', () => {
    expect(answersOf(option('end_vp'), 2).map(({ value }) => value)).toEqual([20, 25, 30]);
    expect(mayTypeOther(option('end_vp'))).toBe(true);
    const eras = nova.options.find((one) => one.name === 'eras')!;
    expect(answersOf(eras, 2).map(({ value }) => value)).toEqual([2, 3]);
    expect(mayTypeOther(eras)).toBe(false);
  });

  it('offer nobody who has no seat', () => {
    const first = nova.options.find((one) => one.name === 'first_player')!;
    expect(answersOf(first, 2).map(({ words }) => words)).toEqual(['By chance', 'you', 'Seat 2']);
  });
});

describe('what differs', () => {
  it('is said in a few words, and in full for experts', () => {
    const options = { end_vp: 20, expansion: 'none', promos: true, steal_placed: false };
    expect(differences(master, options)).toEqual({
      plain: ['no expansion', 'promos', 'ends at 20'],
      expert: ['not: Placed goods can be stolen'],
    });
    expect(differences(master, {})).toEqual({ plain: [], expert: [] });
    expect(differences(undefined, options)).toEqual({ plain: [], expert: [] });
  });

  it('names the cards of the first edition, in both languages', () => {
    const option: OptionInfo = {
      name: 'card_edition',
      kind: 'choice',
      default: 'second',
      clause: 'NV-17.1.27',
      choices: ['second', 'first'],
      words: { en: 'Edition of the cards', de: 'Ausgabe der Karten' },
      group: 'cards',
    };
    const game = { ...nova, options: [...nova.options, option] };
    expect(differences(game, { card_edition: 'first' }).plain).toEqual([
      'cards of the first edition',
    ]);
    expect(differences(game, { card_edition: 'second' }).plain).toEqual([]);
    expect(answersOf(option, 2).map(({ words }) => words)).toEqual(['Second', 'First']);
    setPref('lang', 'de');
    expect(differences(game, { card_edition: 'first' }).plain).toEqual([
      'Karten der ersten Ausgabe',
    ]);
    expect(answersOf(option, 2).map(({ words }) => words)).toEqual(['Zweite', 'Erste']);
    setPref('lang', 'en');
  });
});

describe('what was kept', () => {
  const seats = usualSeats(master, 'bot', 3);
  const kept = { seats, options: { end_vp: 30 }, analysis: false };

  it('comes before the last table, and that before the usual one', () => {
    expect(usualFor(master)).toEqual({
      seats: usualSeats(master, 'bot', 2),
      options: {},
      analysis: null,
    });
    keep('last', 'master', { ...kept, options: {} });
    expect(usualFor(master).options).toEqual({});
    keep('kept', 'master', kept);
    expect(usualFor(master)).toEqual(kept);
  });

  it('is forgotten where the game takes it no more', () => {
    keep('kept', 'master', { ...kept, options: { gone: 1 } });
    expect(usualFor(master).options).toEqual({});
    expect(usualFor({ ...master, seats: [2] }).seats).toHaveLength(2);
    localStorage.setItem('novastate.tables', '{"kept":{"master":7}}');
    expect(usualFor(master).seats).toHaveLength(2);
    localStorage.setItem('novastate.tables', 'nonsense');
    expect(usualFor(master).seats).toHaveLength(2);
  });
});

describe('the page', () => {
  let posted: Record<string, unknown>[] = [];
  beforeEach(() => {
    forget();
    posted = [];
    navigate('/new?mode=bot');
    vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
      if (init.method === 'POST' && path.startsWith('/api/tables?'))
        posted.push(JSON.parse(String(init.body)));
      const table = { id: 'abc', status: 'playing', seats: [] };
      const body = path.startsWith('/api/games?')
        ? [master, nova]
        : path.includes('/cast')
          ? cast
          : { table, links: [] };
      return new Response(JSON.stringify(body), { status: 200 });
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('adds and removes seats, changes characters, and sends who sits there', async () => {
    render(Setup);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: /^\+? ?Add a seat/ }));
    const items = () => screen.getAllByRole('listitem', { name: /^Seat/ });
    expect(items()).toHaveLength(3);
    await waitFor(() => expect(screen.getAllByText(/waits/)).toHaveLength(2));
    const before = items()[1]?.textContent;
    await user.click(screen.getByRole('button', { name: 'Another character for seat 2' }));
    expect(items()[1]?.textContent).not.toBe(before);
    await user.click(screen.getByRole('button', { name: 'Remove seat 3' }));
    expect(items()).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Start the game' }));
    await waitFor(() => expect(posted).toHaveLength(1));
    expect(posted[0]?.seats).toEqual([
      { kind: 'person', name: 'Player' },
      { kind: 'bot', bot: 'greedy', character: expect.stringMatching(/ada|bob|cyd/) },
    ]);
  });

  it('keeps the table as the usual one, and says what differs', async () => {
    render(Setup);
    const user = userEvent.setup();
    await user.click(await screen.findByLabelText(/^30/));
    expect(screen.getByText('1 differs from the usual')).toBeTruthy();
    expect(screen.getByText('ends at 30')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Keep as my usual' }));
    expect(usualFor(master).options).toEqual({ end_vp: 30 });
    await user.click(screen.getByRole('button', { name: 'Back to the usual' }));
    expect(screen.queryByText('ends at 30')).toBeNull();
  });

  it('keeps the people when the game changes', async () => {
    render(Setup);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: /Add a seat/ }));
    await user.click(screen.getByRole('radio', { name: /Nova Era/ }));
    expect(screen.getAllByRole('listitem', { name: /^Seat/ })).toHaveLength(3);
  });
});
