/* A shootout in figures: what each side holds, what a choice would leave, and what that means for each place. */
import type { Question } from '../../../../lib/types';
import type { ClassicView, PlayerView, ShootoutView } from '../view';

/** A token that could be put in; two of a kind are two. */
export interface Weapon {
  good: string;
  /** What it adds to the strength, or takes away from it. */
  value: number;
}

const ATTACKS = /^(conquest|contact)(\d)$/;
const SHIELDS = /^defence(\d)$/;

/** List the tokens of a player that a shootout can use, the strongest first; what lies on cards counts too. */
export function weapons(player: PlayerView, side: 'attack' | 'defence'): Weapon[] {
  const own = Object.entries(player.pool).flatMap(([good, n]) => Array<string>(n).fill(good));
  const laid = [...player.state, ...(player.leader ? [player.leader] : [])];
  const all = [...own, ...laid.flatMap((place) => place.stock ?? [])];
  const kind = side === 'attack' ? ATTACKS : SHIELDS;
  return all
    .flatMap((good) => {
      const value = Number(kind.exec(good)?.at(-1) ?? 0);
      return value ? [{ good, value }] : [];
    })
    .sort((a, b) => b.value - a.value || b.good.localeCompare(a.good));
}

export const worth = (chosen: readonly Weapon[]): number =>
  chosen.reduce((sum, one) => sum + one.value, 0);

/**
 * What becomes of a place. To the attacker: `hit` in any case, `risk` if nobody answers, `short`.
 * To the defender: `risk` within reach, `may` if more is added, `safe`.
 */
export type Verdict = 'hit' | 'risk' | 'may' | 'short' | 'safe';

export interface Target {
  index: number;
  card: string;
  defence: number;
  verdict: Verdict;
  /** Strength that is missing, or that the attacker would have to add. */
  n: number;
}

/** List the standing places of the defender, the weakest first. */
export function places(view: ClassicView, defender: number): Omit<Target, 'verdict' | 'n'>[] {
  return (view.players[defender]?.state ?? [])
    .flatMap((place, index) => {
      const defence = view.defences?.[defender]?.[index];
      if (place.debris || defence === null || defence === undefined) return [];
      return [{ index, card: place.card, defence }];
    })
    .sort((a, b) => a.defence - b.defence || a.index - b.index);
}

/** What an attack with a strength means, if the defender can still take `answer` away from it. */
export function aimed(
  all: Omit<Target, 'verdict' | 'n'>[],
  strength: number,
  answer: number,
): Target[] {
  return all.map((one) => {
    const short = one.defence - strength;
    const verdict = short > 0 ? 'short' : strength - answer >= one.defence ? 'hit' : 'risk';
    return { ...one, verdict, n: Math.max(0, short) };
  });
}

/** What a strength means to the defender, if the attacker can still add `reserve`. */
export function exposed(
  all: Omit<Target, 'verdict' | 'n'>[],
  strength: number,
  reserve: number,
): Target[] {
  return all.map((one) => {
    const lacking = one.defence - strength;
    const verdict = lacking <= 0 ? 'risk' : lacking <= reserve ? 'may' : 'safe';
    return { ...one, verdict, n: Math.max(0, lacking) };
  });
}

export const within = (targets: readonly { defence: number }[], strength: number): number =>
  targets.filter((one) => one.defence <= strength).length;

/** One way to answer an attack: tokens, what is left, places in reach now and after the attacker's answer. */
export interface Answer {
  tokens: Weapon[];
  rest: number;
  reached: number;
  /** What the attacker could add to it; letting it come gives no occasion. */
  reserve: number;
  later: number;
}

/** What is left of an attack, below 0 where defence goes beyond it: that much has to be made up for first. */
export const balance = (shootout: Pick<ShootoutView, 'attack' | 'defence'>): number =>
  shootout.attack - shootout.defence;

/** List the ways to answer, from none to all; of equal sums the one with fewest tokens. */
export function answers(
  all: Omit<Target, 'verdict' | 'n'>[],
  shields: Weapon[],
  shootout: Pick<ShootoutView, 'attack' | 'defence' | 'reserve'>,
): Answer[] {
  let sums = new Map<number, Weapon[]>([[0, []]]);
  for (const shield of shields) {
    const more = new Map(sums);
    for (const [sum, tokens] of sums) {
      const known = more.get(sum + shield.value);
      if (!known || known.length > tokens.length + 1) {
        more.set(sum + shield.value, [...tokens, shield]);
      }
    }
    sums = more;
  }
  return [...sums]
    .sort(([a], [b]) => a - b)
    .map(([sum, tokens]) => {
      const rest = balance(shootout) - sum;
      const reserve = tokens.length ? shootout.reserve : 0;
      const reached = within(all, Math.max(0, rest));
      return { tokens, rest, reached, reserve, later: within(all, Math.max(0, rest + reserve)) };
    });
}

/** The moves that put in what was chosen, in order; the last says that it is enough, where that is asked. */
export function movesOf(verb: string, chosen: Weapon[], held: Weapon[]): string[] {
  const moves = chosen.map((one) => `${verb} ${one.good}`);
  return chosen.length < held.length ? [...moves, 'done'] : moves;
}

/** Take the next move of a plan if the question allows it; else the plan is void. */
export function following(plan: string[], question: Question | null): string[] {
  const open = question?.choices.some((one) => one.move === plan[0] && !one.refusal);
  return open && /^(shootout|attack)_/.test(question?.code ?? '') ? plan : [];
}

/** Choose what an attack begins with: the strongest tokens until the weakest place falls in any case, or the field. */
export function suggest(
  held: readonly Weapon[],
  shootout: Pick<ShootoutView, 'step' | 'attack' | 'defence' | 'guard' | 'field'>,
  weakest: number,
): { tokens: number[]; field: boolean } {
  if (shootout.step !== 'declare') return { tokens: [], field: false };
  const tokens: number[] = [];
  let strength = balance(shootout);
  held.forEach((one, at) => {
    if (strength - shootout.guard >= weakest) return;
    strength += one.value;
    tokens.push(at);
  });
  if (strength >= weakest) return { tokens, field: false };
  return { tokens: [], field: shootout.field >= weakest };
}
