// The four games as places to choose from: order, colour and how long one sits there.

export interface WorldInfo {
  id: string;
  /** The game's colour: edges, marks and its main button, on all pages. */
  colour: string;
  /** Minutes of a usual game. */
  minutes: number;
}

export const WORLDS: readonly WorldInfo[] = [
  { id: 'master', colour: '#e8843c', minutes: 30 },
  { id: 'state2010', colour: '#b5c04c', minutes: 45 },
  { id: 'newera', colour: '#ee7078', minutes: 45 },
  { id: 'novaera', colour: '#5fb3e8', minutes: 40 },
];

export const worldOf = (game: string): WorldInfo =>
  WORLDS.find((world) => world.id === game) ?? { ...WORLDS[0]!, id: game };

/** In the order of the worlds; a game without one comes last. */
export function inOrder<T extends { id: string }>(games: readonly T[]): T[] {
  const place = (id: string) => {
    const found = WORLDS.findIndex((world) => world.id === id);
    return found < 0 ? WORLDS.length : found;
  };
  return [...games].sort((a, b) => place(a.id) - place(b.id));
}

/** How many may play, "2–4", and whether one may play alone. */
export function seatsWord(seats: readonly number[]): { most: string; solo: boolean } {
  const many = seats.filter((n) => n > 1);
  const [least, most] = [Math.min(...many), Math.max(...many)];
  return { most: least === most ? String(least) : `${least}–${most}`, solo: seats.includes(1) };
}
