import nova from '../nova/icons.json';
import named from './icons.json';
import { FALLBACK, ICONS } from './sprite';
import url from './sprite.svg?url';

const known = new Set<string>(ICONS);

/** The address of an icon in the sprite; an unknown name gives the fallback. */
export const iconHref = (name: string): string => `${url}#${known.has(name) ? name : FALLBACK}`;
export const hasIcon = (name: string): boolean => known.has(name);

const lookup = (table: Record<string, string>, code: string): string => table[code] ?? FALLBACK;

export const goodIcon = (good: string): string => lookup({ ...named.goods, ...nova.goods }, good);
export const typeIcon = (type: string): string => lookup(named.types, type);
export const kindIcon = (kind: string): string => lookup({ ...named.kinds, ...nova.kinds }, kind);
export const trackIcon = (track: string): string => lookup(nova.tracks, track);
export const triggerIcon = (trigger: string): string =>
  trigger in nova.triggers ? lookup(nova.triggers, trigger) : nova.triggers.event;
export const actionIcon = (action: string): string => lookup(named.actions, action);

export const GOODS: readonly string[] = Object.keys(named.goods);
export const TYPES: readonly string[] = Object.keys(named.types);
export const KINDS: readonly string[] = Object.keys(named.kinds);
export const ACTIONS: readonly string[] = Object.keys(named.actions);
export { FALLBACK, ICONS };
