/* Which tab of a phone has news: a tab's content is put into a short text and compared. */
import type { View } from '../../lib/types';
import type { Tab } from './targets';

export type Marks = Record<Tab, string>;

/** Write down what each tab shows. */
export function marks(view: View, reader: number | null, logged: number): Marks {
  const players = (view.players ?? []) as Record<string, unknown>[];
  const mine = reader === null ? undefined : players[reader];
  const rivals = players.filter((_, seat) => seat !== reader);
  const common = [view.display, view.open_connections, view.drawn, view.attacks];
  const nova = [view.columns, view.zones, view.tracks, view.people, view.row];
  return {
    me: JSON.stringify([mine?.state, mine?.deals, mine?.spoils, mine?.tableau, mine?.hand]),
    rivals: JSON.stringify(
      rivals.map((one) => [
        one.state,
        one.tableau,
        one.deals,
        one.spoils,
        one.vp,
        one.total,
        one.passed,
      ]),
    ),
    common: JSON.stringify([common, nova]),
    log: String(logged),
  };
}

/** Tell which tabs have changed since they were last looked at. */
export function changed(seen: Marks, now: Marks): Set<Tab> {
  const tabs = Object.keys(now) as Tab[];
  return new Set(tabs.filter((tab) => seen[tab] !== now[tab]));
}
