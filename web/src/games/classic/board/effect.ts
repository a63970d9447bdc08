/* What a card of the old editions does, as a row of tokens, and when it does so. */
import type {
  ClassicCard,
  ClassicGain,
  ClassicReaction,
  ClassicStore,
} from '../../../lib/generated/shapes';
import { gathered } from '../../../lib/goods';
import type { Goods } from '../../../lib/types';
import { type ClassicKey, cw } from './words';

export type Part =
  | { kind: 'goods'; goods: Goods }
  | { kind: 'type'; type: string }
  | { kind: 'event'; event: string }
  | { kind: 'icon'; icon: string }
  | { kind: 'arrow' }
  | { kind: 'word'; text: string };

const goods = (list: readonly string[]): Part[] =>
  list.length ? [{ kind: 'goods', goods: gathered(points(list)) }] : [];
/** Points are counted, not listed by their tokens: a token of 2 is two points. */
const points = (list: readonly string[]): string[] =>
  list.flatMap((good) => {
    const value = /^vp(\d)$/.exec(good)?.[1];
    return value ? Array<string>(Number(value)).fill('vp') : [good];
  });
const said = (key: ClassicKey, args: Record<string, string | number> = {}): Part => ({
  kind: 'word',
  text: cw(key, args),
});

function gained(gain: ClassicGain): Part[] {
  const parts = gain.options.flatMap((option, i) => [
    ...(i ? [{ kind: 'word', text: '/' } as const] : []),
    ...goods(option),
  ]);
  const special = gain.special ?? '';
  if (special === 'steal') parts.push({ kind: 'icon', icon: 'robber' });
  else if (special === 'redevelop_any') {
    parts.push({ kind: 'goods', goods: { redevelopment: 1 } }, said('effect.anyType'));
  } else if (special === 'repeat_production') {
    parts.push({ kind: 'icon', icon: 'gears' }, said('effect.again'));
  } else if (special === 'improve') {
    parts.push({ kind: 'goods', goods: { vp: 1 } }, said('effect.on'));
    if (gain.type) parts.push({ kind: 'type', type: gain.type });
  } else if (special === 'make_contact' && gain.contact) {
    parts.push({ kind: 'goods', goods: { [`${gain.contact}${gain.range ?? 1}`]: 1 } });
  }
  return parts;
}

function watched(one: ClassicReaction): Part[] {
  const filter: Part[] = one.good
    ? [{ kind: 'goods', goods: { [one.good]: 1 } }]
    : one.type
      ? [{ kind: 'type', type: one.type }]
      : [];
  const far: Part[] = one.from ? [{ kind: 'word', text: `≥ ${one.from}` }] : [];
  const events = one.events.map((event): Part => ({ kind: 'event', event }));
  return [...events, ...filter, ...far, { kind: 'word', text: ':' }, ...gained(one.gain)];
}

/** Tokens of any range are shown by the sign of their kind. */
const EVENTS: Record<string, string> = {
  conquest: 'conquer',
  negotiation: 'negotiate',
  incorporation: 'incorporate',
};
/** What is kept of several kinds is any resource; of contacts, tokens of the kind. */
function kept(one: ClassicStore): Part[] {
  const [first = ''] = one.goods;
  const event = EVENTS[first.replace(/\d$/, '')];
  const good = one.goods.length > 1 ? 'any_resource' : first;
  const what: Part[] = event
    ? [
        { kind: 'word', text: String(one.most) },
        { kind: 'event', event },
      ]
    : [{ kind: 'goods', goods: { [good]: one.most } }];
  return [{ kind: 'icon', icon: 'wooden-crate' }, said('effect.keeps'), ...what];
}

/** List what a card does, in the order it is drawn; of a built one what came with building is past. */
export function effectParts(card: ClassicCard, built = false): Part[] {
  const effects = card.effects ?? {};
  const { produces = [], per, action, entry = [], stock = [], slots } = effects;
  const parts: Part[] = [...goods(produces)];
  if (per) {
    parts.push({ kind: 'goods', goods: { [per.good]: 1 } }, said('effect.per'));
    parts.push({ kind: 'type', type: per.type }, { kind: 'word', text: `≤ ${per.most}` });
  }
  if (action) {
    const workers = Array<string>(action.workers).fill('worker');
    const cost = goods([...workers, ...action.cost]);
    parts.push(...cost, ...(cost.length ? [{ kind: 'arrow' } as const] : []));
    parts.push(...gained(action.gain));
  }
  for (const one of effects.when ?? []) parts.push(...watched(one));
  if (entry.length && !(built && effects.stores)) {
    parts.push({ kind: 'word', text: '+' }, ...goods(entry));
  }
  for (const one of effects.stores ?? []) parts.push(...kept(one));
  if (stock.length && !built) parts.push(said('effect.holds'), ...goods(stock));
  if (slots) parts.push(said('effect.slots', { n: slots }));
  if (effects.lookout) parts.push(said('effect.lookout', { n: effects.lookout }));
  for (const trait of effects.traits ?? []) {
    parts.push(said(`effect.${trait}` as ClassicKey));
  }
  if (card.kind === 'contact' || card.kind === 'instant') parts.push(...played(card));
  return parts.length ? parts : [{ kind: 'word', text: '–' }];
}

/** What a card gives that is played and gone: price → tokens. */
function played(card: ClassicCard): Part[] {
  const price = goods(card.price ?? []);
  const given = card.contact ? [[`${card.contact}${card.range ?? 1}`]] : (card.parts ?? []);
  return [
    ...price,
    ...(price.length ? [{ kind: 'arrow' } as const] : []),
    ...gained({ options: given }),
  ];
}

/** Say in two or three words when a card works. */
export function whenOf(card: ClassicCard): string {
  const effects = card.effects ?? {};
  if (card.kind === 'contact') return cw('when.contact');
  if (card.kind === 'instant') return cw('when.instant');
  if (effects.action) return cw(card.kind === 'leader' ? 'when.leader' : 'when.action');
  if (effects.when) return cw('when.every');
  if (effects.produces || effects.per) {
    return cw(card.kind === 'open production' ? 'when.open' : 'when.turn');
  }
  if (effects.stores) return cw('when.kept');
  return cw(effects.entry ? 'when.built' : 'when.stands');
}

/** Estimate how wide tokens are, in heights of the text. */
export function widthOf(parts: readonly Part[]): number {
  let width = 0;
  for (const part of parts) {
    if (part.kind === 'goods') {
      for (const [good, n] of Object.entries(part.goods)) {
        width += (/[a-z]\d$/.test(good) ? 3 : 1.6) + (n > 1 ? 0.7 : 0) + 0.25;
      }
    } else if (part.kind === 'word') width += 0.45 * part.text.length + 0.25;
    else width += 1.8;
  }
  return width;
}
