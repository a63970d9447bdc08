/* Goods, types and kinds of the old editions in the order they are listed; a token stands for all its ranges. */
import icons from './icons.json';

const goods = Object.keys(icons.goods);
const types = Object.keys(icons.types);

export const GOODS: readonly string[] = [
  ...goods.slice(0, 2),
  'fuel',
  ...goods.slice(2),
  'worker',
  'card',
  'vp',
];
export const TYPES: readonly string[] = [
  ...types.slice(0, 2),
  'fuel',
  ...types.slice(2),
  'worker',
  'card',
  'contact',
];
