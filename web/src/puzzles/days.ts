// Days of the daily puzzle, counted from 1970 in UTC.
const DAY = 86_400_000;
export const STRIP = 14;

export const today = (now = Date.now()): number => Math.floor(now / DAY);

/** The days in a row on which it was solved; today's may still come. */
export function streak(days: Record<number, boolean>, now = Date.now()): number {
  let day = today(now);
  if (!days[day]) day -= 1;
  let count = 0;
  while (days[day - count]) count += 1;
  return count;
}

/** The last two weeks, today last: the day of the month, and how it went. */
export function strip(days: Record<number, boolean>, now = Date.now()) {
  const last = today(now);
  return Array.from({ length: STRIP }, (_, i) => {
    const day = last - STRIP + 1 + i;
    const solved = days[day];
    return {
      day,
      date: new Date(day * DAY),
      state: solved === undefined ? 'none' : solved ? 'solved' : 'failed',
    } as const;
  });
}
