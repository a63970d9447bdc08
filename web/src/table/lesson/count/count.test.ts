import { render, screen, within } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import type { CardMap } from '../../../lib/types';
import type { CountPlayer, PointCount } from '../types';
import Count from './Count.svelte';
import { reached, rowsOf, sumOf } from './rows';

const part = (name: string, points: number, scores = true) => ({
  part: name,
  text: `on ${name}`,
  points,
  scores,
});
const you: CountPlayer = {
  name: 'Ann',
  faction: null,
  total: 30,
  parts: [
    part('play', 25),
    part('locations', 5),
    { ...part('ruins', 0, false), cards: [{ card: 'quarry', points: 0 }] },
    part('deals', 0, false),
    { ...part('hand', 0, false), amount: 3 },
  ],
};
const rival: CountPlayer = {
  name: 'The rival',
  faction: null,
  total: 27,
  parts: [part('play', 23), part('locations', 4)],
};
const STEPS = [['play'], ['locations'], ['ruins', 'deals', 'hand'], ['total']];

describe('the lines of a count', () => {
  it('are lit one after the other and add up', () => {
    const seen = STEPS.map((lit) => {
      const rows = rowsOf(you, lit);
      return [rows.findIndex((row) => row.lit), sumOf(rows).total, sumOf(rows).words];
    });
    expect(seen).toEqual([
      [0, 25, '25'],
      [1, 30, '25 + 5'],
      [2, 30, '25 + 5'],
      [-1, 30, '25 + 5'],
    ]);
  });
  it('are numbered where they score; the rest shares a line', () => {
    const rows = rowsOf(you, ['total']);
    expect(rows.map((row) => row.number)).toEqual([1, 2, 0, 0]);
    expect(rows.map((row) => row.parts.length)).toEqual([1, 1, 1, 2]);
    expect(rows.every((row) => row.counted)).toBe(true);
  });
  it('wait until they are reached, also for who has none of what is lit', () => {
    expect(reached(rival.parts, ['play'])).toBe(1);
    expect(reached(rival.parts, ['ruins'])).toBe(2);
    expect(rowsOf(you, ['play']).map((row) => row.counted)).toEqual([true, false, false, false]);
  });
});

describe('the view of a count', () => {
  const count: PointCount = { over: true, why: 'All have passed.', players: [you, rival] };
  const shown = (lit: string[], over = true) =>
    render(Count, {
      count: { ...count, over },
      lit,
      cards: new Map() as CardMap,
      where: 'step 3 of 4',
    });
  it('has a panel a player, the own one first, and lights what is counted', async () => {
    const { rerender } = shown(['play']);
    const panels = screen.getAllByRole('region');
    expect(panels.map((one) => within(one).getByRole('heading').textContent?.trim())).toEqual([
      expect.stringContaining('You'),
      expect.stringContaining('The rival'),
    ]);
    for (const lit of STEPS.slice(0, 2)) {
      await rerender({ lit });
      const current = document.querySelectorAll('[aria-current="step"]');
      expect([...current].map((one) => (one as HTMLElement).dataset.part)).toEqual([
        ...lit,
        ...lit,
      ]);
    }
    expect(panels[0]?.querySelector('.foot b')?.textContent).toBe('30');
    expect(panels[1]?.querySelector('.foot b')?.textContent).toBe('27');
  });
  it('says when the game is not over', () => {
    shown(['play'], false);
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Count with me.');
  });
});
