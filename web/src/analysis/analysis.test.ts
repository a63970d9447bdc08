import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import cards from '../fixtures/cards.json';
import view from '../fixtures/view.json';
import { setPref } from '../lib/prefs.svelte';
import type { CardData, HintsGiven, Question, View } from '../lib/types';
import Board from '../table/Board.svelte';
import { loadFamily } from '../table/families';

beforeAll(() => loadFamily(String((view as View).game)));
beforeEach(() => setPref('lang', 'en'));

describe('a hint', () => {
  const question: Question = {
    seat: 0,
    code: 'turn',
    clause: '',
    prompt: 'Your turn.',
    suggested: '',
    choices: ['pass', 'one', 'two', 'three'].map((move) => ({
      move,
      text: `Do ${move}`,
      target: { zone: 'none' },
    })),
  };
  const given: HintsGiven = {
    seat: 0,
    version: 7,
    options: 4,
    hints: ['two', 'one', 'pass'].map((move, i) => ({
      move,
      text: `Do ${move}`,
      target: { zone: 'none' },
      chance: 0.6 - i / 10,
      error: 0.03,
    })),
  };
  const board = (onhint?: () => Promise<HintsGiven>) => {
    const onmove = vi.fn();
    const deck = new Map((cards as unknown as CardData[]).map((card) => [card.id, card]));
    const props = { view: view as View, question, log: [], cards: deck, reader: 0, onmove };
    render(Board, onhint ? { ...props, onhint } : props);
    return onmove;
  };

  it('names the best answers with their chances, and a digit answers', async () => {
    const ask = vi.fn(async () => given);
    const onmove = board(ask);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: /Hint$/ }));
    const sheet = await screen.findByRole('group', { name: 'Hint: the best answers' });
    await waitFor(() => expect(sheet.textContent).toContain('about 60\u00a0%'));
    expect(sheet.textContent).toContain('± 3');
    expect(
      [...sheet.querySelectorAll('[data-hint]')].map((one) => one.getAttribute('data-hint')),
    ).toEqual(['two', 'one', 'pass']);
    await user.keyboard('2');
    expect(onmove).toHaveBeenCalledWith('one');
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('comes and goes by its key', async () => {
    board(async () => given);
    const user = userEvent.setup();
    await user.keyboard('h');
    expect(await screen.findByRole('group', { name: 'Hint: the best answers' })).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('group', { name: 'Hint: the best answers' })).toBeNull();
  });

  it('says why there is none', async () => {
    board(async () => {
      throw new (await import('../lib/api')).ApiError(
        429,
        'slow_down',
        'That was too much at once.',
      );
    });
    await userEvent.setup().keyboard('h');
    expect(await screen.findByText(/too much at once/)).toBeTruthy();
  });

  it('is not offered where the table allows none', async () => {
    board();
    await userEvent.setup().keyboard('h');
    expect(screen.queryByRole('button', { name: /Hint$/ })).toBeNull();
    expect(screen.queryByRole('group', { name: 'Hint: the best answers' })).toBeNull();
  });
});
