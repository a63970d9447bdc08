import { expect, test } from 'vitest';
import { emsOf } from './letters';

test('a name is as wide as its letters are', () => {
  // "Construction Vehicles" measured in Chromium at 100 px: 866 px
  expect(emsOf('Construction Vehicles')).toBeGreaterThan(8.66);
  expect(emsOf('Construction Vehicles')).toBeLessThan(9.2);
  expect(emsOf('ill')).toBeLessThan(emsOf('mmm') / 2);
});
test('letters that nobody measured count as usual ones', () => {
  expect(emsOf('ł')).toBeCloseTo(0.49);
});
