// One chunk a page: what a reader does not open is not fetched.
import type { Component } from 'svelte';
import { look } from './lib/first_look';

// biome-ignore lint/suspicious/noExplicitAny: pages have different props, taken from the route
type Load = (params: Record<string, string>) => Promise<{ default: Component<any> }>;

export const PAGES: Record<string, Load> = {
  lobby: () => import('./home/Home.svelte'),
  new: () => import('./setup/Setup.svelte'),
  tables: () => import('./lobby/OpenTables.svelte'),
  table: (params) => {
    if (params.id) look(params.id);
    return import('./pages/TableGate.svelte');
  },
  replay: () => import('./pages/Replay.svelte'),
  cards: () => import('./pages/Cards.svelte'),
  rules: () => import('./rulebook/Rooms.svelte'),
  icons: () => import('./pages/Icons.svelte'),
  credits: () => import('./pages/Credits.svelte'),
  learn: () => import('./pages/Learn.svelte'),
  puzzles: () => import('./pages/Puzzles.svelte'),
  account: () => import('./pages/Account.svelte'),
  seat: () => import('./pages/Seat.svelte'),
  missing: () => import('./pages/Missing.svelte'),
};
