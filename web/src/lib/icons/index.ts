import classic from '../../games/classic/icons.json';
import nova from '../../games/novaera/icons.json';
import named from './icons.json';
import { ADDRESSES, FALLBACK, SPRITES } from './sprites';

/** The sprites that hold each icon, the page's own first. */
const holders = new Map<string, string[]>();
for (const [sprite, names] of Object.entries(SPRITES)) {
  for (const name of names) holders.set(name, [...(holders.get(name) ?? []), sprite]);
}

/** Every icon of the page and of all cards. */
const ICONS: readonly string[] = [...holders.keys()].sort();

/**
 * The address of an icon; an unknown name gives the fallback. Where several games have it, it comes
 * from the sprite of the game that is on the table, so that no other one is loaded.
 */
export function iconHref(name: string): string {
  const found = holders.has(name) ? name : FALLBACK;
  const here = holders.get(found) ?? [];
  const game = document.documentElement.dataset.game ?? '';
  const sprite = here.includes(game) ? game : (here[0] ?? 'page');
  return `${ADDRESSES[sprite]}#${found}`;
}
export const hasIcon = (name: string): boolean => holders.has(name);

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
