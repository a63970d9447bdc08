/* Where the markers stand on the road of points. */

export interface Mark {
  seat: number;
  faction: string;
  points: number;
  /** For somebody who has no seat at the table. */
  name?: string;
}

export interface Spot extends Mark {
  /** The field it stands on; the last one keeps what is beyond the road. */
  field: number;
  /** How many stand before it on the same field. */
  behind: number;
}

/** Place the markers: each on its field, equal ones half behind each other. */
export function spots(marks: Mark[], length: number): Spot[] {
  const taken = new Map<number, number>();
  return marks.map((mark) => {
    const field = Math.min(Math.max(mark.points, 0), length);
    const behind = taken.get(field) ?? 0;
    taken.set(field, behind + 1);
    return { ...mark, field, behind };
  });
}
