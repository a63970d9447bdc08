/* Words of the end of a game that the table has not. */
import { dictionary } from '../../lib/i18n.svelte';

export const f = dictionary({ best: 'Best card' }, { best: 'Beste Karte' });
