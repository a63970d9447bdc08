/* A view of any game, put into lines: what each zone, pile or figure holds. */
import { word } from '../../lib/i18n.svelte';
import type { View } from '../../lib/types';

/** A line of the table: what it is about, and what there is of it. */
export interface Line {
  name: string;
  text: string;
}

/** What stands elsewhere on the page, or is nobody's concern. */
const KNOWN = new Set([
  'game',
  'reader',
  'seats',
  'options',
  'players',
  'to_act',
  'round',
  'turn',
  'phase',
  'over',
  'answers',
]);
/** What a player's heading says. */
const HEADED = new Set(['vp', 'total', 'name', 'answers']);

/** What a field of a view is called. */
export const nameOf = (code: string): string => {
  const said = word('zone', code);
  return said.charAt(0).toUpperCase() + said.slice(1);
};

/** Say a value: cards by their names, goods with their numbers, '' where there is nothing. */
export function told(value: unknown, card: (id: string) => string): string {
  if (value === null || value === undefined || value === false) return '';
  if (value === true) return '✓';
  if (typeof value === 'string') return card(value);
  if (typeof value !== 'object') return String(value);
  if (Array.isArray(value)) return list(value, card);
  const entries = Object.entries(value);
  if (entries.every(([, n]) => typeof n === 'number')) {
    return entries.map(([good, n]) => `${n} ${word('good', good)}`).join(', ');
  }
  const named = 'card' in value && typeof value.card === 'string' ? card(value.card) : '';
  const more = entries
    .filter(([code]) => code !== 'card')
    .map(([code, held]) => [nameOf(code), told(held, card)])
    .filter(([, text]) => text)
    .map(([code, text]) => `${code}: ${text}`)
    .join(', ');
  return named && more ? `${named} (${more})` : named || more;
}

/** Say the members of a list; lists within it stay together. */
function list(members: unknown[], card: (id: string) => string): string {
  const nested = members.some((one) => Array.isArray(one));
  return members
    .map((one) => told(one, card))
    .filter(Boolean)
    .join(nested ? ' · ' : ', ');
}

function lines(
  fields: Record<string, unknown>,
  without: ReadonlySet<string>,
  card: (id: string) => string,
): Line[] {
  return Object.entries(fields)
    .filter(([code]) => !without.has(code))
    .map(([code, value]) => ({ name: nameOf(code), text: told(value, card) }))
    .filter(({ text }) => text);
}

/** What lies in the middle of the table. */
export const common = (view: View, card: (id: string) => string): Line[] =>
  lines(view, KNOWN, card);

/** What a player has. */
export const held = (player: Record<string, unknown>, card: (id: string) => string): Line[] =>
  lines(player, HEADED, card);
