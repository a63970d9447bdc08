// 51st State (2010) and The New Era: what their tables are drawn by.
import '../cards';
import type { Family } from '../../../table/families';
import Table from './Table.svelte';
import Top from './Top.svelte';

const family: Family = { Top, Table, home: 'me' };
export default family;
/* Lent to the short rules from here, so that the table stays one piece. */
export { default as HeldCard } from './HeldCard.svelte';
