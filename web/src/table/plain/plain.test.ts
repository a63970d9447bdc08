import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { setPref } from '../../lib/prefs.svelte';
import type { CardMap, Choice, Question, View } from '../../lib/types';
import { words } from '../../test/board';
import Board from '../Board.svelte';
import { loadFamily } from '../families';
import { common, held, told } from './told';

const NAMES: Record<string, string> = { hut: 'Hut', mill: 'Old Mill' };
const name = (id: string) => NAMES[id] ?? id;

describe('a view in lines', () => {
  beforeEach(() => setPref('lang', 'en'));

  it('names cards and counts goods', () => {
    expect(told(['hut', 'mill'], name)).toBe('Hut, Old Mill');
    expect(told({ brick: 2, gold_dust: 1 }, name)).toBe('2 Brick, 1 gold dust');
    expect(told([{ card: 'hut', uses: 1, ruin: true }], name)).toBe('Hut (Uses: 1, Ruin: ✓)');
    expect(told([[1, 2], [3]], name)).toBe('1, 2 · 3');
  });

  it('leaves out what is nothing, and what stands elsewhere', () => {
    const view = { game: 'x', round: 3, deck: 12, prize: null, last_row: ['hut'], players: [] };
    expect(common(view, name)).toEqual([
      { name: 'Deck', text: '12' },
      { name: 'Last row', text: 'Hut' },
    ]);
    expect(held({ vp: 4, hand: 3, passed: false }, name)).toEqual([{ name: 'Hand', text: '3' }]);
  });
});

describe('the table of a game without a board of its own', () => {
  beforeAll(() => loadFamily('prizes'));

  const choice = (card: number, more: Partial<Choice> = {}): Choice => ({
    move: `choose ${card}`,
    text: `Choose ${card}`,
    target: { zone: 'hand', card: String(card) },
    ...more,
  });
  const question: Question = {
    seat: 0,
    code: 'choose',
    clause: '',
    prompt: 'Which card for the prize of 5?',
    suggested: '',
    choices: [1, 2, 3, 4, 6]
      .map((card) => choice(card))
      .concat(choice(9, { refusal: { code: 'gone', clause: '', text: 'You have none.' } })),
  };
  const view: View = {
    game: 'prizes',
    seats: 2,
    round: 2,
    prize: 5,
    deck: 40,
    to_act: [0, 1],
    players: [
      { vp: 3, hand: [1, 2, 3, 4, 6] },
      { vp: 8, hand: 4 },
    ],
  };

  it('says what everybody has and lets one answer', async () => {
    const onmove = vi.fn();
    const cards: CardMap = new Map();
    const { container } = render(Board, { view, question, log: [], cards, reader: 0, onmove });
    const seats = [...container.querySelectorAll('[data-seat]')].map(words);
    expect(seats[0]).toContain('3 points');
    expect(seats[0]).toContain('1, 2, 3, 4, 6');
    expect(seats[1]).toContain('8 points');
    expect(words(container)).toContain('Which card for the prize of 5?');
    expect(words(container)).toContain('You have none.');
    await userEvent.click(screen.getByRole('button', { name: /Choose 6/ }));
    expect(onmove).toHaveBeenCalledWith('choose 6');
  });
});
