// The Master Set: what its table is drawn by.
import type { Family } from '../../../table/families';
import Table from './Table.svelte';
import Top from './Top.svelte';

const family: Family = { Top, Table, home: 'me' };
export default family;
/* What the short rules draw their pictures with: lent from here, so that the table stays one piece. */
export { default as Card } from './Face.svelte';
