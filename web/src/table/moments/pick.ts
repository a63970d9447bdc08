/* Which of the things that happened are shown as moments. */
import type { LogEntry, RoundSummary, View } from '../../lib/types';
import { type Action, actionsOf, isDeed } from '../log/actions';
import { type AgreementChange, agreementsChanged } from './agreements';

export type Moment =
  | { kind: 'played'; id: string; action: Action }
  | { kind: 'razed'; id: string; action: Action; card: string }
  | { kind: 'agreement'; id: string; change: AgreementChange }
  | { kind: 'round'; id: string; summary: RoundSummary };

/** Entries by which a location is lost. */
const RAZED = new Set(['raid', 'attack_hit', 'debris']);
/** What is plain enough from the table itself, or told to those concerned by a moment of its own. */
const PLAIN = new Set(
  'pass pick discard hire exchange drop take_connection gain lose draw pay agree break'.split(' '),
);
/** An action is rarely longer than this. */
const RECENT = 120;

/** Tell whether the reader has lost a location by an entry. */
export const isLoss = (entry: LogEntry): boolean =>
  entry.to_you && RAZED.has(entry.code) && entry.cards.length > 0;

/** The entry by which the reader has lost a location. */
const loss = (action: Action): LogEntry | undefined => action.entries.find(isLoss);

/** Find the moments in what is new: what rivals played, and what of the reader's was razed. */
export function momentsOf(log: LogEntry[], fresh: LogEntry[], own: readonly number[]): Moment[] {
  const news = new Set(fresh.map((entry) => entry.action ?? entry.version));
  return actionsOf(log.slice(-RECENT))
    .filter((action) => news.has(action.id) && !action.gone)
    .flatMap((action): Moment[] => {
      const lost = loss(action);
      if (lost) return [{ kind: 'razed', id: `${action.id}`, action, card: lost.cards[0]! }];
      const rival = isDeed(action) && !own.includes(action.seat);
      if (!rival || !action.card || PLAIN.has(action.main.code)) return [];
      return [{ kind: 'played', id: `${action.id}`, action }];
    });
}

/** The agreements that were made or broken, for the two concerned; what was taken back tells nothing. */
export function agreementMoments(
  before: View | null | undefined,
  now: View | null | undefined,
  fresh: LogEntry[],
  reader: number | null,
): Moment[] {
  if (fresh.some((entry) => entry.undoes !== undefined || entry.back_to !== undefined)) return [];
  const version = fresh.at(-1)?.version ?? 0;
  return agreementsChanged(before, now, reader).map((change, i) => ({
    kind: 'agreement',
    id: `agreement ${version} ${i}`,
    change,
  }));
}

/** The summary of a round that has just ended; none while nothing new has ended. */
export function roundMoment(
  before: RoundSummary | null | undefined,
  now: RoundSummary | null | undefined,
): Moment[] {
  if (!now || now.version === before?.version || now.first === null) return [];
  return [{ kind: 'round', id: `round ${now.version}`, summary: now }];
}

/** How far ahead somebody is of the next, or behind the first. */
export function standing(points: readonly number[], seat: number): { ahead: boolean; by: number } {
  const others = points.filter((_, i) => i !== seat);
  const best = Math.max(0, ...others);
  const by = (points[seat] ?? 0) - best;
  return { ahead: by > 0, by: Math.abs(by) };
}
