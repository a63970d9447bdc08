import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forget, puzzles } from './data';

const ANSWERS: Record<string, unknown> = {
  '/api/games': [
    { id: 'master', title: '51st State' },
    { id: 'novaera', title: 'Nova Era' },
  ],
  '/api/games/master/puzzles': [{ id: 'one', title: 'One', goal: '', seats: 2 }],
  '/api/games/novaera/puzzles': [{ id: 'two', title: 'Two', goal: '', seats: 3 }],
};

beforeEach(() => {
  forget();
  vi.stubGlobal('fetch', async (path: string) => {
    const body = ANSWERS[path.split('?')[0] ?? ''];
    return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
  });
});
afterEach(() => vi.unstubAllGlobals());

it('gathers the puzzles of every game, each with the title of its game', async () => {
  const found = await puzzles();
  expect(found.map((one) => [one.id, one.of])).toEqual([
    ['one', '51st State'],
    ['two', 'Nova Era'],
  ]);
});
