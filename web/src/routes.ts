// One chunk a page: what a reader does not open is not fetched.
import type { Component } from 'svelte';

// biome-ignore lint/suspicious/noExplicitAny: pages have different props, taken from the route
type Load = () => Promise<{ default: Component<any> }>;

export const PAGES: Record<string, Load> = {
  table: () => import('./table/TablePage.svelte'),
  missing: () => import('./pages/Missing.svelte'),
};
