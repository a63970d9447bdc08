import { beforeEach, describe, expect, it } from 'vitest';
import { Reading } from './course.svelte';
import { arrow, distance, overlap, place } from './placing';
import { keepStill } from './still';
import type { Guide } from './types';

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  width,
  height,
});

describe('the place of the coach', () => {
  it('is near the target and never over it', () => {
    for (const view of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      const size = { width: Math.min(520, view.width), height: view.width < 500 ? 200 : 210 };
      for (const target of [
        box(20, 700, 150, 180),
        box(180, 20, 150, 90),
        box(100, 400, 200, 90),
      ]) {
        const coach = { ...place(size, view, [target], []), ...size };
        expect(overlap(coach, target)).toBe(0);
        expect(distance(coach, target)).toBeLessThan(120);
      }
    }
  });
  it('is joined to a target that is far', () => {
    expect(arrow(box(0, 0, 100, 100), box(0, 105, 100, 100))).toBe('');
    expect(arrow(box(0, 0, 100, 100), box(0, 300, 100, 100))).toMatch(/^M50 100C/);
  });
});

describe('the steps of a lesson', () => {
  beforeEach(() => sessionStorage.clear());
  const guide: Guide = {
    state: 'step',
    lesson: 'tutorial_x',
    title: 'X',
    step: 4,
    steps: 9,
    says: [{ text: 'First.' }, { text: 'Now build.' }],
    can_back: true,
    move: 'build school',
    task: 'Build School',
  };
  it('are read one by one and kept over a reload', () => {
    const reading = new Reading('t', () => guide);
    reading.follow();
    expect([reading.number, reading.isMove]).toEqual([4, false]);
    reading.next();
    expect([reading.number, reading.isMove]).toEqual([5, true]);
    const again = new Reading('t', () => guide);
    again.follow();
    expect(again.number).toBe(5);
    expect(again.back()).toBe(false);
    expect(again.number).toBe(4);
    expect(again.back()).toBe(true);
  });
  it('end with the task itself after a question', () => {
    const quiz = { answers: ['A', 'B'], right: 0, because: 'So.' };
    const asked = { ...guide, says: [{ text: 'Which?', quiz }] };
    const reading = new Reading('t', () => asked);
    reading.follow();
    expect(reading.isMove).toBe(false);
    reading.next();
    expect([reading.isMove, reading.step?.text]).toEqual([true, 'Build School.']);
  });
});

describe('everything but the target', () => {
  it('keeps still', () => {
    document.body.innerHTML =
      '<div id="a"><button id="b"></button><button id="c"></button></div><div id="d"></div><aside data-lesson></aside>';
    const inert = () => [...document.querySelectorAll('[inert]')].map(({ id }) => id);
    keepStill([document.getElementById('b') as Element]);
    expect(inert()).toEqual(['c', 'd']);
    keepStill([document.getElementById('c') as Element]);
    expect(inert()).toEqual(['b', 'd']);
    keepStill(null);
    expect(inert()).toEqual([]);
  });
});
