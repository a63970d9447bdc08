// 51st State (2010) and The New Era: what their tables are drawn by.
import type { Family } from '../../../table/families';
import Table from './ClassicTable.svelte';
import Top from './Top.svelte';

const family: Family = { Top, Table, home: 'me' };
export default family;
/* What the short rules draw their pictures with: lent from here, so that the table stays one piece. */
export { default as Card } from './HeldCard.svelte';
