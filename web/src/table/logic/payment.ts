/* Payments: the obvious one is proposed, and every other is reached by swapping a good. */
import type { Choice, Question } from '../../lib/types';

/** One unit kind of a payment: a good, and the card it lies on if it is not loose. */
export interface Unit {
  good: string;
  on: string;
  n: number;
}

/** List what a payment move pays, unit by unit: `pay 2 blue red`, `pay brick ammo@camp#2`. */
function paid(move: string): string[] {
  const all: string[] = [];
  let n = 1;
  for (const word of move.split(' ').slice(1)) {
    if (/^\d+$/.test(word)) {
      n = Number(word);
      continue;
    }
    all.push(...Array.from({ length: n }, () => word));
    n = 1;
  }
  return all;
}

/** Read the goods of a payment move. */
export function unitsOf(move: string): Unit[] {
  const units: Unit[] = [];
  for (const word of paid(move)) {
    const [good = '', on = ''] = word.split('@');
    const known = units.find((unit) => unit.good === good && unit.on === on);
    if (known) known.n += 1;
    else units.push({ good, on, n: 1 });
  }
  return units;
}

/** List the ways to pay, the suggested one first. */
export function payments(question: Question | null): Choice[] {
  const all = (question?.choices ?? []).filter(
    (choice) => !choice.refusal && choice.move.startsWith('pay '),
  );
  const first = all.findIndex((choice) => choice.move === question?.suggested);
  if (first > 0) all.unshift(...all.splice(first, 1));
  return all;
}

/** Count how many units two payments share. */
function shared(a: string, b: string): number {
  const left = paid(b);
  let n = 0;
  for (const word of paid(a)) {
    const at = left.indexOf(word);
    if (at >= 0) {
      left.splice(at, 1);
      n += 1;
    }
  }
  return n;
}

/** Find the payment nearest to the present one with one unit less of a good and place. */
export function swap(all: Choice[], now: string, good: string, on: string): Choice | null {
  const count = (move: string) =>
    unitsOf(move).find((unit) => unit.good === good && unit.on === on)?.n ?? 0;
  const here = count(now);
  let best: Choice | null = null;
  let most = -1;
  for (const choice of all) {
    if (count(choice.move) >= here) continue;
    const same = shared(now, choice.move);
    if (same > most) {
      most = same;
      best = choice;
    }
  }
  return best;
}
