import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import nova from '../fixtures/nova.json';
import { forget } from '../lib/data';
import { setPref } from '../lib/prefs.svelte';
import { navigate, route } from '../lib/router.svelte';
import Cards from './Cards.svelte';

const asked: string[] = [];
const edition = { name: 'card_edition', kind: 'choice', choices: ['second', 'first'] };
const games = [
  { id: 'master', title: '51st State', options: [] },
  { id: 'novaera', title: 'Nova Era', options: [edition] },
];

beforeEach(() => {
  forget();
  asked.length = 0;
  setPref('lang', 'en');
  vi.stubGlobal('fetch', async (path: string) => {
    const plain = path.replace(/[?&]lang=\w+/, '');
    asked.push(plain);
    const body =
      plain === '/api/games'
        ? games
        : { cards: nova.cards.slice(0, 3), connections: [], factions: [], names: {} };
    return new Response(JSON.stringify(body));
  });
});
afterEach(() => vi.unstubAllGlobals());

const shown = () => asked.filter((path) => path.includes('/cards')).at(-1);

it('shows todays cards, and those of the first edition on demand', async () => {
  navigate('/cards?game=novaera&text=a');
  render(Cards);
  const user = userEvent.setup();
  const select = await screen.findByLabelText('Edition');
  expect((select as HTMLSelectElement).value).toBe('second');
  expect(shown()).toBe('/api/games/novaera/cards');
  await user.selectOptions(select, 'First');
  await waitFor(() => expect(shown()).toBe('/api/games/novaera/cards?edition=first'));
  expect(route().query.toString()).toBe('text=a&game=novaera&edition=first');
  // and: the choice stays with what is looked for, but not with another game
  await user.type(screen.getByRole('searchbox'), 'b');
  expect(route().query.get('edition')).toBe('first');
  await user.selectOptions(select, 'Second');
  expect(route().query.toString()).toBe('text=ab&game=novaera');
});

it('forgets the edition with the game, and asks for none where there is one', async () => {
  navigate('/cards?game=novaera&edition=first');
  render(Cards);
  const user = userEvent.setup();
  expect(((await screen.findByLabelText('Edition')) as HTMLSelectElement).value).toBe('first');
  await user.selectOptions(screen.getByLabelText('Game'), '51st State');
  await waitFor(() => expect(shown()).toBe('/api/games/master/cards'));
  expect(screen.queryByLabelText('Edition')).toBeNull();
});

it('names the editions in German too', async () => {
  setPref('lang', 'de');
  navigate('/cards?game=novaera');
  render(Cards);
  const select = (await screen.findByLabelText('Ausgabe')) as HTMLSelectElement;
  expect([...select.options].map((one) => one.text)).toEqual(['Zweite', 'Erste']);
});
