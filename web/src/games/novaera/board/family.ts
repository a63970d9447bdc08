// Nova Era: what its table is drawn by.
import '../cards';
import type { Family } from '../../../table/families';
import Table from './Table.svelte';
import Top from './Top.svelte';

const family: Family = { Top, Table, home: 'common' };
export default family;
/* Lent to the short rules from here, so that the table stays one piece. */
export { default as CardFace } from './CardFace.svelte';
export { default as Unrest } from './Unrest.svelte';
