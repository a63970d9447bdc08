import classic from '../classic/icons.json';
import nova from '../nova/icons.json';
import named from './icons.json';
import { FALLBACK, ICONS } from './sprite';
import url from './sprite.svg?url';

const known = new Set<string>(ICONS);

/** The address of an icon in the sprite; an unknown name gives the fallback. */
export const iconHref = (name: string): string => `${url}#${known.has(name) ? name : FALLBACK}`;
export const hasIcon = (name: string): boolean => known.has(name);

const lookup = (table: Record<string, string>, code: string): string => table[code] ?? FALLBACK;

const goods: Record<string, string> = { ...classic.goods, ...named.goods, ...nova.goods };
/** The icon of a good; tokens of one kind and several ranges or values share one. */
export const goodIcon = (good: string): string =>
  goods[good] ?? lookup(goods, good.replace(/\d$/, ''));
export const typeIcon = (type: string): string =>
  lookup({ ...classic.types, ...named.types }, type);
export const kindIcon = (kind: string): string =>
  lookup({ ...classic.kinds, ...named.kinds, ...nova.kinds }, kind);
export const trackIcon = (track: string): string => lookup(nova.tracks, track);
export const triggerIcon = (trigger: string): string =>
  trigger in nova.triggers ? lookup(nova.triggers, trigger) : nova.triggers.event;
export const actionIcon = (action: string): string => lookup(named.actions, action);

export const GOODS: readonly string[] = Object.keys(named.goods);
export const TYPES: readonly string[] = Object.keys(named.types);
export const KINDS: readonly string[] = Object.keys(named.kinds);
export const ACTIONS: readonly string[] = Object.keys(named.actions);
/** Goods and types of the old editions; a token stands for all its ranges. */
export const OLD_GOODS: readonly string[] = [
  ...Object.keys(classic.goods).slice(0, 2),
  'fuel',
  ...Object.keys(classic.goods).slice(2),
  'worker',
  'card',
  'vp',
];
export const OLD_TYPES: readonly string[] = [
  ...Object.keys(classic.types).slice(0, 2),
  'fuel',
  ...Object.keys(classic.types).slice(2),
  'worker',
  'card',
  'contact',
];
export const OLD_KINDS: readonly string[] = Object.keys(classic.kinds);
export { FALLBACK, ICONS };
