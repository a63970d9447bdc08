import { GAMES } from '../../games';
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

const all = (sort: 'goods' | 'types' | 'kinds'): Record<string, string> =>
  Object.assign({}, ...GAMES.map(({ icons }) => icons[sort]));
const [goods, types, kinds] = [all('goods'), all('types'), all('kinds')];
/** The icon of a good; tokens of one kind and several ranges or values share one. */
export const goodIcon = (good: string): string =>
  goods[good] ?? lookup(goods, good.replace(/\d$/, ''));
export const typeIcon = (type: string): string => lookup(types, type);
export const kindIcon = (kind: string): string => lookup(kinds, kind);
export const actionIcon = (action: string): string => lookup(named.actions, action);

/** Goods in the order they stand in a row: those of the first game; any other behind them, as it comes. */
export const GOODS: readonly string[] = Object.keys(GAMES[0]?.icons.goods ?? {});
export const ACTIONS: readonly string[] = Object.keys(named.actions);
export { FALLBACK, ICONS };
