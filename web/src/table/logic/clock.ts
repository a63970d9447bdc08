/* Time left until a deadline, in words a clock would use. */

/** Read a deadline: seconds since 1970, or a date in text; null if there is none. */
export function deadlineAt(value: string | number | null | undefined): number | null {
  if (value === null || value === undefined || value === '') return null;
  const at = typeof value === 'number' ? value * 1000 : Date.parse(value);
  return Number.isNaN(at) ? null : at;
}

/** Write the time left: `2 d 4 h`, `3:05`, `0:09`; never below zero. */
export function timeLeft(deadline: number, now: number, units: { d: string; h: string }): string {
  const seconds = Math.max(0, Math.round((deadline - now) / 1000));
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const two = (n: number) => String(n).padStart(2, '0');
  if (hours >= 24) return `${Math.floor(hours / 24)} ${units.d} ${hours % 24} ${units.h}`;
  if (hours) return `${hours}:${two(minutes)}:${two(seconds % 60)}`;
  return `${minutes}:${two(seconds % 60)}`;
}
