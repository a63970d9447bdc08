/* Points that count up, one source after the other. */

/** How much of each source is counted at a time from 0 to 1; sources take turns of equal length. */
export function counted(parts: readonly number[], time: number): number[] {
  const at = Math.min(1, Math.max(0, time)) * parts.length;
  return parts.map((part, i) => Math.round(part * Math.min(1, Math.max(0, at - i))));
}

/** The place of the source that is being counted; -1 when all are. */
export const counting = (sources: number, time: number): number =>
  time >= 1 || !sources ? -1 : Math.floor(Math.max(0, time) * sources);

/** How high a banner stands, from 0 to 1: nobody sinks into the ground. */
export function height(score: number, scores: readonly number[]): number {
  const best = Math.max(1, ...scores);
  return 0.42 + 0.58 * Math.max(0, score / best);
}

/** Place banners by rank: the best in the middle, the others to both sides. */
export const placeOf = (index: number): number => (index % 2 ? -index : index);
