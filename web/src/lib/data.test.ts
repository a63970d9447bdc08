import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cardHref } from './cards';
import { cards, forget, lessons } from './data';

const ANSWERS: Record<string, unknown> = {
  '/api/games': [
    { id: 'master', title: '51st State' },
    { id: 'novaera', title: 'Nova Era' },
  ],
  '/api/games/novaera/cards': {
    cards: [{ id: 'herbalism', deck: 'start' }],
    connections: [],
    factions: [],
    names: {},
  },
  '/api/games/master/puzzles': [{ id: 'one', title: 'One', goal: '', seats: 2 }],
  '/api/games/novaera/puzzles': [{ id: 'two', title: 'Two', goal: '', seats: 3 }],
};

const asked: string[] = [];

beforeEach(() => {
  forget();
  asked.length = 0;
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path.replace(/[?&]lang=\w+/, ''));
    const body = ANSWERS[path.split('?')[0] ?? ''];
    return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
  });
});
afterEach(() => vi.unstubAllGlobals());

it('gathers the lessons of every game, each with the title of its game', async () => {
  const found = await lessons();
  expect(found.map((one) => [one.id, one.of])).toEqual([
    ['one', '51st State'],
    ['two', 'Nova Era'],
  ]);
});

it('fetches the cards of each edition once', async () => {
  const found = await cards('novaera', 'first');
  await cards('novaera', 'first');
  await cards('novaera', undefined);
  await cards('novaera');
  expect(asked).toEqual(['/api/games/novaera/cards?edition=first', '/api/games/novaera/cards']);
  const card = found.get('herbalism')!;
  expect(cardHref(card, 'novaera')).toBe('/cards/herbalism?game=novaera');
  expect(cardHref(card, 'novaera', 'first')).toBe('/cards/herbalism?game=novaera&edition=first');
});
