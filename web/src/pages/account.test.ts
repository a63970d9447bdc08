import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setPref } from '../lib/prefs.svelte';
import SeatLinks from '../lib/SeatLinks.svelte';
import type { TableInfo } from '../lib/types';
import WaitingRoom from '../lobby/WaitingRoom.svelte';
import { seatInfo } from '../test/made';
import Account from './Account.svelte';

interface Asked {
  method: string;
  path: string;
  body: unknown;
}
let asked: Asked[] = [];
let me: { name: string | null; account: string | null };
let sessions: object[];
let access: object[];
let refusal: { code: string; text: string } | null;

const here = {
  id: 1,
  begun: 1_800_000_000,
  seen: 1_800_000_600,
  agent: 'Firefox · Linux',
  current: true,
};
const phone = { id: 2, begun: 1_799_000_000, seen: 1_799_000_600, agent: '', current: false };

function serve(url: string, init: RequestInit): Response {
  const path = url.split('?')[0] ?? '';
  const method = init.method ?? 'GET';
  const body = init.body ? JSON.parse(String(init.body)) : undefined;
  if (method !== 'GET') asked.push({ method, path, body });
  if (refusal && method !== 'GET') return new Response(JSON.stringify(refusal), { status: 401 });
  if (path === '/api/sessions' || path.startsWith('/api/sessions/')) {
    if (method === 'DELETE') sessions = [here];
    return new Response(JSON.stringify(sessions));
  }
  if (path.endsWith('/link')) {
    access = [{ seat: 0, links: 2, browsers: 1 }];
    return new Response(JSON.stringify({ seat: 0, url: '/seat/abc' }), { status: 201 });
  }
  if (path.includes('/links')) {
    if (method === 'DELETE') access = [{ seat: 0, links: 0, browsers: 0 }];
    return new Response(JSON.stringify(access));
  }
  if (method === 'DELETE') me = { name: null, account: null };
  return new Response(JSON.stringify(me));
}

beforeEach(() => {
  asked = [];
  me = { name: 'Ann', account: 'Ann' };
  sessions = [here, phone];
  access = [{ seat: 0, links: 1, browsers: 1 }];
  refusal = null;
  setPref('lang', 'en');
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => serve(url, init));
});
afterEach(() => vi.unstubAllGlobals());

it('lists the sessions and signs another browser out', async () => {
  render(Account);
  const list = await screen.findByRole('region', { name: 'Where you are signed in' });
  expect(await within(list).findByText('(this browser)')).toBeTruthy();
  expect(within(list).getByText('Unknown browser')).toBeTruthy();
  await userEvent.setup().click(within(list).getByRole('button', { name: /Unknown browser/ }));
  await waitFor(() => expect(within(list).queryByText('Unknown browser')).toBeNull());
  expect(asked).toEqual([{ method: 'DELETE', path: '/api/sessions/2', body: undefined }]);
  expect(within(list).queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull();
});

it('changes the password and says what is wrong with it', async () => {
  render(Account);
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('Current password'), 'correct horse');
  await user.type(screen.getByLabelText('New password'), 'short');
  await user.click(screen.getByRole('button', { name: 'Change the password' }));
  expect(screen.getByText('The password needs at least 8 characters.')).toBeTruthy();
  expect(asked).toEqual([]);
  await user.type(screen.getByLabelText('New password'), ' and long');
  await user.click(screen.getByRole('button', { name: 'Change the password' }));
  expect(await screen.findByText('The password is changed.')).toBeTruthy();
  const body = { old: 'correct horse', new: 'short and long' };
  expect(asked).toEqual([{ method: 'POST', path: '/api/account/password', body }]);
});

it('deletes the account only with the password, in German too', async () => {
  setPref('lang', 'de');
  render(Account);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Konto löschen …' }));
  await user.type(screen.getByLabelText('Dein Passwort'), 'falsch');
  refusal = { code: 'wrong_password', text: 'Name und Passwort passen nicht zusammen.' };
  await user.click(screen.getByRole('button', { name: 'Endgültig löschen' }));
  expect(await screen.findByText(refusal.text)).toBeTruthy();
  refusal = null;
  await user.type(screen.getByLabelText('Dein Passwort'), 'correct horse');
  await user.click(screen.getByRole('button', { name: 'Endgültig löschen' }));
  expect(await screen.findByText('Das Konto ist gelöscht.')).toBeTruthy();
  expect(asked.at(-1)).toEqual({
    method: 'DELETE',
    path: '/api/account',
    body: { password: 'correct horse' },
  });
});

const seat = seatInfo(0, { name: 'Ann', yours: true });

it('counts personal links, makes one and ends them all', async () => {
  render(SeatLinks, { table: 't1', seats: [seat] });
  const user = userEvent.setup();
  expect(await screen.findByText(/Personal links: 1\. Other browsers .*: 1\./)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Play this seat on another device too' }));
  const field = (await screen.findByLabelText(/Your personal link/)) as HTMLInputElement;
  expect(field.value).toContain('/seat/abc');
  expect(await screen.findByText(/Personal links: 2/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'End links and other browsers' }));
  await waitFor(() => expect(screen.queryByText(/Personal links/)).toBeNull());
  expect(screen.queryByLabelText(/Your personal link/)).toBeNull();
  expect(asked.at(-1)).toEqual({
    method: 'DELETE',
    path: '/api/tables/t1/links/0',
    body: undefined,
  });
});

it('shows that one person has two seats of an open table', async () => {
  const seats = [
    seatInfo(0, { name: 'Ann', same_as: 1 }),
    seatInfo(1, { name: 'Zoe', same_as: 0 }),
    seatInfo(2, { name: 'Bob' }),
    seatInfo(3, { kind: 'open' }),
  ];
  const table = {
    id: 't1',
    game: 'master',
    status: 'lobby',
    visibility: 'open',
    seats,
  } as TableInfo;
  render(WaitingRoom, { table, onchange: () => {} });
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent);
  expect(rows[0]).toContain('same person as seat 2');
  expect(rows[1]).toContain('same person as seat 1');
  expect(rows[2]).not.toContain('same person');
});
