// Reads the short effect texts of card data (docs/cards/format.md) into pieces to draw. It draws what is
// written and knows no rule: an unknown word is shown as it is.
import { GOODS, TYPES } from './icons';

export type Piece =
  | { kind: 'good'; good: string; n?: number }
  | { kind: 'type'; type: string }
  | { kind: 'arrow' }
  | { kind: 'comma' }
  | { kind: 'number'; n: number }
  | { kind: 'word'; word: string };

/** "2 brick -> 2 vp" gives 2 bricks, an arrow, 2 victory points. */
export function pieces(effect: string): Piece[] {
  const tokens = effect.replaceAll(',', ' , ').split(/\s+/).filter(Boolean);
  const found: Piece[] = [];
  let number: number | undefined;
  let before = '';
  const flush = () => {
    if (number !== undefined) found.push({ kind: 'number', n: number });
    number = undefined;
  };
  for (const token of tokens) {
    if (/^\d+$/.test(token)) {
      flush();
      number = Number(token);
    } else if (before === 'per' && TYPES.includes(token)) {
      flush();
      found.push({ kind: 'type', type: token });
    } else if (GOODS.includes(token)) {
      found.push(
        number === undefined
          ? { kind: 'good', good: token }
          : { kind: 'good', good: token, n: number },
      );
      number = undefined;
    } else {
      flush();
      if (token === '->') found.push({ kind: 'arrow' });
      else if (token === ',') found.push({ kind: 'comma' });
      else found.push({ kind: 'word', word: token });
    }
    before = token;
  }
  flush();
  return found;
}
