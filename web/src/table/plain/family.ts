// Any game that the page has no record of: what its table is drawn by.
import type { Family } from '../families';
import Table from './Table.svelte';
import Top from './Top.svelte';

const family: Family = { Top, Table, home: 'me' };
export default family;
