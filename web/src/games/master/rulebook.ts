// What the pictures of the short rules are drawn with.
import type { TableParts } from '../../rulebook/tableParts';

export default async (): Promise<TableParts> => {
  const { Face } = await import('./board/family');
  return { Card: Face };
};
