// What the pictures of the short rules are drawn with.
import type { TableParts } from '../../../rulebook/tableParts';
import Tracks from './Tracks.svelte';
import Zones from './Zones.svelte';

export default async (): Promise<TableParts> => {
  const { CardFace, Unrest } = await import('../board/family');
  const more: TableParts['more'] = (_, many) => (many ? { form: 'short' } : {});
  return { Card: CardFace, more, beside: true, Zones, Tracks, Unrest };
};
