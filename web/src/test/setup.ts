import { configure } from '@testing-library/svelte';
import { beforeEach, vi } from 'vitest';
import names from '../fixtures/names.json';
import { GAMES } from '../games';
import { loadCards } from '../games/cards';
import { learn } from '../lib/i18n.svelte';

// Only ever reached where something is broken: a page is loaded when it is first shown, and a busy
// machine takes its time for that.
const PATIENCE = 120_000;
configure({ asyncUtilTimeout: PATIENCE });
vi.setConfig({ testTimeout: 2 * PATIENCE });

// As if the cards of every game had been fetched.
for (const [game, said] of Object.entries(names)) learn(game, said);
await Promise.all(GAMES.map(({ id }) => loadCards(id)));

beforeEach(() => {
  localStorage.clear();
});
