/* Signs and colours of the ways of contact and of what features watch. Colour is never alone: each has its sign. */
import { goodIcon } from '../../../lib/icons';

export const WAYS = ['conquest', 'negotiation', 'incorporation'] as const;
export type Way = (typeof WAYS)[number];

export const COLOURS: Readonly<Record<string, string>> = {
  conquest: '#ea7566',
  negotiation: '#6fa8e0',
  incorporation: '#c3c6cc',
  contact: '#c9a4e8',
  redevelopment: '#95c46b',
};

export const wayIcon = (way: string): string => goodIcon(way);

interface Sign {
  icon: string;
  colour: string;
}

/** What features watch, by the words of the card files. */
export const EVENT_SIGNS: Readonly<Record<string, Sign>> = {
  conquer: { icon: 'crossed-swords', colour: '#ea7566' },
  negotiate: { icon: 'shaking-hands', colour: '#6fa8e0' },
  incorporate: { icon: 'hammer-nails', colour: '#c3c6cc' },
  redevelop: { icon: 'upgrade', colour: '#95c46b' },
  reconstruct: { icon: 'broken-wall', colour: '#b9ab98' },
  swap: { icon: 'imperial-crown', colour: '#e6c9a8' },
  exchange: { icon: 'card-exchange', colour: '#e6c9a8' },
  visit: { icon: 'person', colour: '#e6c9a8' },
  produce: { icon: 'gears', colour: '#d8b13f' },
  gain: { icon: 'swap-bag', colour: '#d8b13f' },
};
