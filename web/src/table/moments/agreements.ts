/* Agreements of The New Era that came or went between two views, as far as they concern the reader (NE-10). */
import type { View } from '../../lib/types';

export interface AgreementChange {
  /** It was made; else it has ended. */
  made: boolean;
  /** Who has the marker there and gets its goods. */
  holder: number;
  /** Whose place it is. */
  owner: number;
  card: string;
  /** It has ended because the place is no more. */
  razed: boolean;
}

interface Place {
  uid: number;
  card: string;
  debris?: boolean;
  agreements?: number[];
}

/** The places of all states, by the number each keeps as long as it lies there. */
function placesOf(view: View | null | undefined): Map<string, { owner: number; place: Place }> {
  const all = new Map<string, { owner: number; place: Place }>();
  for (const [owner, player] of ((view?.players ?? []) as { state?: Place[] }[]).entries()) {
    for (const place of player.state ?? []) all.set(`${owner}:${place.uid}`, { owner, place });
  }
  return all;
}

/** Find the agreements that were made or have ended, of the reader's or with his places. */
export function agreementsChanged(
  before: View | null | undefined,
  now: View | null | undefined,
  reader: number | null,
): AgreementChange[] {
  if (reader === null || !before || !now) return [];
  const [old, fresh] = [placesOf(before), placesOf(now)];
  const found: AgreementChange[] = [];
  for (const [key, { owner, place }] of fresh) {
    const had = old.get(key)?.place.agreements ?? [];
    for (const holder of place.agreements ?? []) {
      if (!had.includes(holder)) {
        found.push({ made: true, holder, owner, card: place.card, razed: false });
      }
    }
  }
  for (const [key, { owner, place }] of old) {
    const left = fresh.get(key);
    for (const holder of place.agreements ?? []) {
      if (left?.place.agreements?.includes(holder)) continue;
      const razed = !left || left.place.debris === true;
      // Whose place was razed is told so by another moment.
      if (razed && owner === reader) continue;
      found.push({ made: false, holder, owner, card: place.card, razed });
    }
  }
  return found.filter(({ holder, owner }) => holder === reader || owner === reader);
}
