import { describe, expect, it } from 'vitest';
import type { TableInfo } from '../../lib/types';
import { withPresence } from './presence';

describe('who is here', () => {
  it('is told of every seat, without a change of the game', () => {
    const seats = [0, 1, 2].map((index) => ({ index, name: `N${index}`, online: index === 0 }));
    const table = { id: 't', seats } as unknown as TableInfo;
    const now = withPresence(table, [1, 2]);
    expect(now.seats.map((seat) => seat.online)).toEqual([false, true, true]);
    expect(now.seats.map((seat) => seat.name)).toEqual(['N0', 'N1', 'N2']);
    expect(table.seats[0]?.online).toBe(true);
  });
});
