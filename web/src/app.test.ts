import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import App from './App.svelte';
import { announce } from './lib/announce.svelte';
import { forget } from './lib/data';
import { setPref } from './lib/prefs.svelte';
import { navigate } from './lib/router.svelte';

const asked: string[] = [];

beforeEach(() => {
  forget();
  asked.length = 0;
  setPref('lang', 'en');
  setPref('theme', 'auto');
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    const missing = path.includes('/abc/') || path.includes('/fork');
    return new Response(missing ? '{}' : '[]', { status: missing ? 404 : 200 });
  });
});
afterEach(() => vi.unstubAllGlobals());

it('meets somebody new with one button', async () => {
  navigate('/');
  render(App);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Build a state from the ruins.' }),
  ).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Play your first round' })).toBeTruthy();
  for (const name of ['Open tables', 'Puzzles', 'Cards', 'Rules']) {
    expect(screen.getAllByRole('link', { name: new RegExp(name) }).length).toBeGreaterThan(0);
  }
});

it('asks for each list of tables once', async () => {
  navigate('/');
  render(App);
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(asked.some((path) => path.includes('scope=mine'))).toBe(true));
  for (const scope of ['mine', 'open']) {
    expect(asked.filter((path) => path.includes(`scope=${scope}`))).toHaveLength(1);
  }
});

it('has one main landmark, a skip link and live regions', async () => {
  navigate('/');
  render(App);
  await screen.findByRole('heading', { level: 1 });
  expect(screen.getAllByRole('main')).toHaveLength(1);
  expect(screen.getByText('Skip to the page')).toBeTruthy();
  announce('Ada builds School.');
  await tick();
  expect(screen.getByText('Ada builds School.').getAttribute('aria-live')).toBe('polite');
});

it('says what is not there, in the language that is chosen', async () => {
  navigate('/nothing/here');
  render(App);
  await screen.findByText(/There is no page at “\/nothing\/here”/);
  await userEvent.setup().click(screen.getByRole('button', { name: 'DE' }));
  expect(await screen.findByText('Hier ist nichts als Staub')).toBeTruthy();
  expect(document.documentElement.lang).toBe('de');
});

it('switches the colours', async () => {
  navigate('/');
  render(App);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  await user.click(screen.getByLabelText('Light'));
  expect(document.documentElement.dataset.theme).toBe('light');
});

it('does not lend the parameters of the next page to the one that is shown', async () => {
  navigate('/replay/abc');
  render(App);
  await waitFor(() => expect(asked.some((path) => path.includes('/abc/replay'))).toBe(true));
  navigate('/t/fork');
  await waitFor(() => expect(asked.some((path) => path.startsWith('/api/tables/fork'))).toBe(true));
  expect(asked.filter((path) => path.includes('/fork/replay'))).toEqual([]);
});
