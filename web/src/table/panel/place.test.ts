import { describe, expect, it } from 'vitest';
import { place } from './place';
import { english, german } from './words';

const desk = { width: 1440, height: 900 };
const strip = { width: 520, height: 86 };

describe('the place of the panel', () => {
  it('is right above the thing, with the arrow at its middle', () => {
    const placed = place({ left: 600, top: 620, width: 140, height: 200 }, strip, desk);
    expect(placed).toEqual({ left: 410, top: 524, side: 'above', arrow: 260 });
  });
  it('is below where there is no room above', () => {
    const placed = place({ left: 600, top: 40, width: 140, height: 60 }, strip, desk);
    expect(placed.side).toBe('below');
    expect(placed.top).toBe(110);
  });
  it('stays inside the window, its arrow on the thing', () => {
    const left = place({ left: 0, top: 620, width: 100, height: 200 }, strip, desk);
    expect(left.left).toBe(8);
    expect(left.arrow).toBe(42);
    const right = place({ left: 1400, top: 620, width: 40, height: 200 }, strip, desk);
    expect(right.left + strip.width).toBe(desk.width - 8);
    const low = place(
      { left: 0, top: 100, width: 90, height: 150 },
      { width: 300, height: 180 },
      {
        width: 360,
        height: 300,
      },
    );
    expect(low.top + 180).toBeLessThanOrEqual(292);
  });
});

describe('the words of the panel', () => {
  it('are in both languages', () => {
    expect(Object.keys(german).sort()).toEqual(Object.keys(english).sort());
    expect(Object.values(german).every(Boolean)).toBe(true);
  });
});
