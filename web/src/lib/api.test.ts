import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError, api, sentence, tableOf } from './api';
import { setPref } from './prefs.svelte';
import type { NewTable, TableInfo } from './types';

const fetched = vi.fn();

beforeEach(() => {
  setPref('lang', 'en');
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});

const answer = (body: unknown, status = 200) =>
  fetched.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }));

it('asks in the reader’s language', async () => {
  setPref('lang', 'de');
  answer([]);
  await api.tables('mine');
  expect(fetched.mock.calls[0]![0]).toBe('/api/tables?scope=mine&lang=de');
});

it('asks for a list once while its answer is under way, and again after it', async () => {
  let answered = (_: Response) => {};
  fetched.mockReturnValueOnce(new Promise((done) => (answered = done)));
  const [one, two] = [api.tables('mine'), api.tables('mine')];
  answer([]);
  await api.tables('open');
  expect(fetched).toHaveBeenCalledTimes(2);
  answered(new Response('[{"id": "x"}]'));
  expect(await one).toEqual(await two);
  answer([]);
  expect(await api.tables('mine')).toEqual([]);
});

it('sends a body as JSON', async () => {
  answer({ table: { id: 'x' }, links: [] }, 201);
  const made = await api.makeTable({ game: 'master' } as NewTable);
  expect(made.table.id).toBe('x');
  const init = fetched.mock.calls[0]![1];
  expect(init.method).toBe('POST');
  expect(JSON.parse(init.body)).toEqual({ game: 'master' });
});

it('puts ids into addresses safely', async () => {
  answer({ id: 'x' });
  await api.table('../me?x#y');
  expect(fetched.mock.calls[0]![0]).toBe('/api/tables/..%2Fme%3Fx%23y?lang=en');
});

it('hands on the server’s sentence and clause', async () => {
  answer({ code: 'seats', text: 'Two to four people play.', clause: 'MS-1.1' }, 400);
  const error = await api.table('x').catch((caught) => caught);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 400, code: 'seats', clause: 'MS-1.1' });
  expect(sentence(error)).toBe('Two to four people play.');
});

it.each([
  [404, 'That does not exist'],
  [413, 'too large'],
  [429, 'Too many requests'],
  [502, '502'],
])('has a sentence of its own for a bare %i', async (status, part) => {
  fetched.mockResolvedValueOnce(new Response('<html>', { status: status as number }));
  const error = await api.table('x').catch((caught) => caught);
  expect(error.message).toContain(part);
});

it('says that the server cannot be reached, in German too', async () => {
  setPref('lang', 'de');
  fetched.mockRejectedValueOnce(new TypeError('network'));
  const error = await api.me().catch((caught) => caught);
  expect(error).toMatchObject({ code: 'offline', status: 0 });
  expect(error.message).toContain('nicht erreichbar');
});

it('says so when an answer is not understood', async () => {
  fetched.mockResolvedValueOnce(new Response('not json', { status: 200 }));
  const error = await api.me().catch((caught) => caught);
  expect(error.message).toContain('does not understand');
});

it('has a sentence for anything thrown', () => {
  expect(sentence(new Error('x is undefined'))).toContain('Reload');
});

it('takes the table out of an answer with links', () => {
  const table = { id: 'x' } as TableInfo;
  expect(tableOf({ table, links: [] })).toBe(table);
  expect(tableOf(table)).toBe(table);
});
