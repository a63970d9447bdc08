import { describe, expect, test } from 'vitest';
import { soft } from './soft';

const shown = (text: string) => soft(text).replaceAll('\u00ad', '-');

describe('long words may be broken between syllables', () => {
  test.each([
    ['Refrigeration', 'Refri-ge-ra-tion'],
    ['Kanalisation', 'Kana-li-sa-tion'],
    ['Polarstation', 'Polar-sta-tion'],
    ['Wehrpflicht', 'Wehr-pflicht'],
    ['Industrierevier', 'Indu-strie-re-vier'],
    ['Schiffswrack', 'Schiffs-wrack'],
    ['Mörderkneipe', 'Mör-der-kneipe'],
  ])('%s', (given, expected) => {
    expect(shown(given)).toBe(expected);
  });
  test('words that have room stay whole', () => {
    expect(soft('Ricky the Merchant', 4.5)).toBe('Ricky the Merchant');
    expect(soft('Ricky the Merchant', 3)).not.toBe('Ricky the Merchant');
  });
  test('short words stay whole, and nothing is lost', () => {
    expect(soft('Oil Fields')).toBe('Oil Fields');
    expect(soft('Evolutionstheorie').replaceAll('\u00ad', '')).toBe('Evolutionstheorie');
  });
});
