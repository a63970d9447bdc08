import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { later, mendStyles } from './later';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('parts of the page that are fetched when they are wanted', () => {
  test('what a broken line held back comes when the line is back', async () => {
    // given a line that is down twice
    const load = vi.fn(async () => 'part');
    load.mockRejectedValueOnce(new Error('down')).mockRejectedValueOnce(new Error('down'));
    // when
    const part = later(load);
    await vi.advanceTimersByTimeAsync(2000);
    // then
    await expect(part).resolves.toBe('part');
    expect(load).toHaveBeenCalledTimes(3);
  });

  test('styles that did not come are asked for again, and the part does not wait', async () => {
    // given
    mendStyles();
    const links: HTMLLinkElement[] = [];
    vi.spyOn(document.head, 'append').mockImplementation((link) => {
      links.push(link as HTMLLinkElement);
    });
    const failed = Object.assign(new Event('vite:preloadError', { cancelable: true }), {
      payload: new Error('Unable to preload CSS for /assets/a.css'),
    });
    // when
    dispatchEvent(failed);
    // then
    expect(failed.defaultPrevented).toBe(true);
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/assets/a.css']);
    // and once more when they fail again
    links[0]?.dispatchEvent(new Event('error'));
    await vi.advanceTimersByTimeAsync(500);
    expect(links).toHaveLength(2);
  });

  test('any other failure stays one', () => {
    // given
    const failed = Object.assign(new Event('vite:preloadError', { cancelable: true }), {
      payload: new Error('Failed to fetch dynamically imported module'),
    });
    // when
    dispatchEvent(failed);
    // then
    expect(failed.defaultPrevented).toBe(false);
  });
});
