/* The parts of a table that each family of games draws itself; the frame around them is Board.svelte. */
import type { Component, Snippet } from 'svelte';
import type { TableInfo, View } from '../lib/types';
import ClassicAbove from './classic/Above.svelte';
import ClassicCommon from './classic/Common.svelte';
import ClassicHand from './classic/Hand.svelte';
import ClassicLine from './classic/Line.svelte';
import ClassicMine from './classic/Mine.svelte';
import ClassicRivals from './classic/Rivals.svelte';
import ClassicTop from './classic/Top.svelte';
import type { Tab } from './logic/targets';
import MasterCommon from './master/Common.svelte';
import MasterHand from './master/Hand.svelte';
import MasterLine from './master/Line.svelte';
import MasterMine from './master/Mine.svelte';
import MasterRivals from './master/Rivals.svelte';
import MasterTop from './master/Top.svelte';
import NovaCommon from './novaera/Common.svelte';
import NovaHand from './novaera/Hand.svelte';
import NovaLine from './novaera/Line.svelte';
import NovaMine from './novaera/Mine.svelte';
import NovaRivals from './novaera/Rivals.svelte';
import NovaSide from './novaera/Side.svelte';
import NovaTop from './novaera/Top.svelte';

export interface Family {
  /** Round and phase. */
  Top: Component<{ view: View }>;
  /** Everybody else at a glance. */
  Rivals: Component<{
    view: View;
    seat: number;
    table?: TableInfo | undefined;
    clock: (seat: number) => string;
    unfold?: boolean;
  }>;
  /** The middle of the table. */
  Common: Component<{ view: View; beside?: boolean }>;
  /** What stands beside the log of a wide window; the middle leaves it out then. */
  Side?: Component<{ view: View }>;
  /** What a player has in play. */
  Mine: Component<{ view: View; seat: number; title?: string }>;
  /** The reader's hand, with the line of what he holds. */
  Hand: Component<{ view: View; seat: number; line?: Snippet }>;
  /** What a player holds, in one line. */
  Line: Component<{ view: View; seat: number; small?: boolean }>;
  /** What must be seen while a question is answered, wherever one looks. */
  Above?: Component<{ view: View }>;
  /** The tab of a phone where a turn is played. */
  home: Tab;
}

const master: Family = {
  Top: MasterTop,
  Rivals: MasterRivals,
  Common: MasterCommon,
  Mine: MasterMine,
  Hand: MasterHand,
  Line: MasterLine,
  home: 'me',
};

const novaera: Family = {
  Top: NovaTop,
  Rivals: NovaRivals,
  Common: NovaCommon,
  Side: NovaSide,
  Mine: NovaMine,
  Hand: NovaHand,
  Line: NovaLine,
  home: 'common',
};

const classic: Family = {
  Top: ClassicTop,
  Rivals: ClassicRivals,
  Common: ClassicCommon,
  Mine: ClassicMine,
  Hand: ClassicHand,
  Line: ClassicLine,
  Above: ClassicAbove,
  home: 'me',
};

const FAMILIES: Record<string, Family> = { novaera, state2010: classic, newera: classic };

/** Find the family that draws a view; those of the Master Set are the rest. */
export const familyOf = (view: View): Family => FAMILIES[String(view.game)] ?? master;
