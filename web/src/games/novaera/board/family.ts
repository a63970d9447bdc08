// Nova Era: what its table is drawn by.
import type { Family } from '../../../table/families';
import Table from './Table.svelte';
import Top from './Top.svelte';

const family: Family = { Top, Table, home: 'common' };
export default family;
/* What the short rules draw their pictures with: lent from here, so that the table stays one piece. */
export { default as Card } from './CardFace.svelte';
export { default as Unrest } from './Unrest.svelte';
