import { render } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import type { TableInfo } from '../../lib/types';
import type { Standing } from '../logic/outcome';
import { counted, counting, height, placeOf } from './counting';
import Podium from './Podium.svelte';

describe('counting up', () => {
  it('goes source by source and ends with all of them', () => {
    expect(counted([10, 4], 0)).toEqual([0, 0]);
    expect(counted([10, 4], 0.25)).toEqual([5, 0]);
    expect(counted([10, 4], 0.75)).toEqual([10, 2]);
    expect(counted([10, 4], 1)).toEqual([10, 4]);
    expect([0, 0.6, 1].map((time) => counting(2, time))).toEqual([0, 1, -1]);
  });

  it('lets nobody sink into the ground, and the best stand in the middle', () => {
    expect(height(0, [0, 20])).toBeGreaterThan(0.4);
    expect(height(20, [0, 20])).toBe(1);
    expect([0, 1, 2, 3].map(placeOf).sort((a, b) => a - b)).toEqual([-3, -1, 0, 2]);
  });
});

describe('the podium', () => {
  const table = {
    seats: [
      { index: 0, name: 'Ann' },
      { index: 1, name: 'Old Tully', face: 'old_tully' },
    ],
  } as unknown as TableInfo;
  const ranked: Standing[] = [
    { seat: 1, rank: 1, score: 12, parts: { played: 8, built: 4 } },
    { seat: 0, rank: 2, score: 9, parts: { played: 9 } },
  ];
  const props = {
    ranked,
    names: ['Ann', 'Old Tully'],
    sources: { played: 'in play', built: 'built' },
    table,
  };
  const scores = (container: HTMLElement) =>
    [...container.querySelectorAll('.score')].map((one) => one.textContent);

  it('shows the result at once where nothing shall move', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const { container } = render(Podium, props);
    expect(scores(container)).toEqual(['12', '9']);
    vi.unstubAllGlobals();
  });

  it('shows totals at once where the sources do not add up', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    const { container } = render(Podium, { ...props, sources: { played: 'in play' } });
    expect(scores(container)).toEqual(['12', '9']);
    vi.unstubAllGlobals();
  });
});
