import { expect, it } from 'vitest';
import { spots } from './road';

const mark = (seat: number, points: number) => ({ seat, points, faction: 'new_york' });

it('stands equal markers half behind each other, and keeps what is beyond on the last field', () => {
  // given
  const marks = [mark(0, 5), mark(1, 5), mark(2, 40)];
  // when
  const placed = spots(marks, 32);
  // then
  expect(placed.map(({ field, behind }) => [field, behind])).toEqual([
    [5, 0],
    [5, 1],
    [32, 0],
  ]);
});
