import { describe, expect, it } from 'vitest';
import { arranged, countOf, known, piles, type Sort, sortedBy } from './cards';

describe('cards', () => {
  it('lie in piles in the order of their first one', () => {
    expect(piles(['school', 'church', 'school'])).toEqual([
      { card: 'school', n: 2 },
      { card: 'church', n: 1 },
    ]);
  });

  it('are counted even where nobody may see them', () => {
    expect([countOf(3), known(3)]).toEqual([3, []]);
    expect([countOf(['school']), known(['school'])]).toEqual([1, ['school']]);
  });

  it('lie in rows, each with its number, and a row may be empty', () => {
    const rows = arranged(['b', 'a', 'b'], ['a', 'b', 'c'] as const, (one) => one as 'a' | 'b');
    expect(rows).toEqual({
      a: [{ index: 1, place: 'a' }],
      b: [
        { index: 0, place: 'b' },
        { index: 2, place: 'b' },
      ],
      c: [],
    });
  });

  it('are sorted by what the reader likes, those without it last', () => {
    const traits = (card: string) =>
      ({
        near: { name: 'near', distance: 1, kind: 2 },
        far: { name: 'far', distance: 3, kind: 0 },
        odd: { name: 'odd', kind: -1 },
        guest: { name: 'a guest', kind: -1, last: true },
      })[card]!;
    const by = (sort: Sort) => sortedBy(sort, ['guest', 'odd', 'near', 'far'], traits, 'en');
    expect(by('distance')).toEqual(['near', 'far', 'guest', 'odd']);
    expect(by('kind')).toEqual(['far', 'near', 'guest', 'odd']);
    expect(by('name')).toEqual(['far', 'near', 'odd', 'guest']);
    expect(by('dealt')).toEqual(['guest', 'odd', 'near', 'far']);
  });
});
