import { expect, it } from 'vitest';
import { short } from './effect';
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

it('shortens every resource to one token, but not resources that are all paid', () => {
  expect(short('3 of brick gun iron fuel')).toBe('3 any_resource');
  expect(short('2 worker -> brick or gun or iron or fuel or card')).toBe(
    '2 worker -> any_resource or card',
  );
  expect(short('brick gun iron fuel worker -> 4 vp')).toBe('brick gun iron fuel worker -> 4 vp');
});
