import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import fixture from '../../../fixtures/nova.json';
import type { DieWay } from '../../../lib/generated/shapes';
import { setPref } from '../../../lib/prefs.svelte';
import Eras from '../../../table/final/Eras.svelte';
import { cardMap, drawn, litKeys, words } from '../../../test/board';

const cards = cardMap(fixture.cards);
const board = (moment: 'pick' | 'turn', onmove?: (move: string) => void) =>
  drawn(fixture[moment], cards, onmove);

beforeEach(() => setPref('lang', 'en'));

describe('a pick', () => {
  it('tells of each zone what it costs and what it does if it is left over', () => {
    const { container } = board('pick', vi.fn());
    const zones = [...container.querySelectorAll<HTMLElement>('[data-key^="zones:"]')];
    expect(zones).toHaveLength(4);
    fixture.pick.view.picks.forEach((pick, i) => {
      const label = zones[i]?.getAttribute('aria-label') ?? '';
      const mine = pick.costs[fixture.pick.seat]!;
      expect(label).toContain(`Sum ${pick.sum}`);
      expect(label).toContain(mine.by ? `Unrest +${mine.by} → ${mine.unrest}` : 'no unrest');
      for (const move of Object.values(pick.left))
        expect(label).toContain(`+${move!.by} → ${move!.to}`);
      expect(label.includes('strikes')).toBe(Object.values(pick.left).some((one) => one!.strikes));
    });
  });

  it('is answered by a click on a zone', async () => {
    const onmove = vi.fn();
    const { container } = board('pick', onmove);
    await userEvent.click(container.querySelector('[data-key="zones:1"]')!);
    expect(onmove).toHaveBeenCalledWith('pick 2');
  });

  it('shows colours by symbol and letter too', () => {
    const { container } = board('pick', vi.fn());
    for (const die of container.querySelectorAll('.die')) {
      expect(die.querySelector('use')).toBeTruthy();
      expect(words(die.querySelector('.sign')!)).toMatch(/^[GRYBK]$/);
    }
  });
});

describe('a turn', () => {
  it('lights exactly what can be answered', () => {
    const { container } = board('turn', vi.fn());
    const lit = litKeys(container);
    const open = fixture.turn.question.choices.filter((one) => !('refusal' in one));
    for (const { target } of open) {
      if (target.zone === 'display') expect(lit).toContain(`display:${target.card}`);
      if (target.zone === 'people') expect(lit).toContain(`people:${target.card}`);
    }
    expect(lit.size).toBeGreaterThan(0);
  });

  it('a chosen die lights what it can buy, says what is short, and is no move', async () => {
    const onmove = vi.fn();
    const { container } = board('turn', onmove);
    const open = fixture.turn.question.choices.filter((one) => one.move.startsWith('develop '));
    const dice = fixture.turn.view.players[fixture.turn.seat]!.dice;
    for (const at of dice.keys()) {
      await userEvent.click(container.querySelector(`[data-die="${at}"]`)!);
      for (const { target, preview } of open) {
        const way = (preview?.dice as DieWay[] | undefined)?.find((one) => one.die === at);
        const place = container.querySelector(
          `[data-key="${target.zone}:${target.card}"]`,
        )?.parentElement;
        if (!way || !place?.querySelector('.ticket')) continue;
        expect(place.classList.contains('buyable')).toBe(way.short === 0);
        if (way.short) expect(words(place.querySelector('.ticket')!)).toContain(`${way.short}`);
      }
    }
    expect(onmove).not.toHaveBeenCalled();
  });

  it('shows every card of every rival, and what is known of their hands', () => {
    const { container } = board('turn', vi.fn());
    fixture.turn.view.players.forEach((player, seat) => {
      for (const { card } of player.tableau)
        expect(container.querySelector(`[data-key="tableau:${seat}:${card}"]`)).toBeTruthy();
    });
    expect(container.querySelectorAll('.rival')).toHaveLength(fixture.turn.view.seats - 1);
  });

  it('unfolds what can be done with a card, and why the rest cannot', async () => {
    const { container } = board('turn', vi.fn());
    const column = fixture.turn.view.columns.find((one) => one.length)!;
    const card = column.at(-1)!.card;
    await userEvent.click(container.querySelector(`[data-key="display:${card}"]`)!);
    const sheet = container.querySelector('[data-panel]')!;
    const asked = fixture.turn.question.choices.filter((one) => one.target.card === card);
    expect(sheet.querySelectorAll('[data-move]')).toHaveLength(asked.length);
  });

  it('says what each territory still asks of the reader', () => {
    const { container } = board('turn');
    const lands = Object.entries(fixture.turn.view.lands) as [string, Record<string, number>[]][];
    for (const [id, lacks] of lands) {
      const chip = container.querySelector(`[data-key="display:${id}"] .card-face`);
      if (!chip) continue;
      const missing = Object.values(lacks[fixture.turn.seat]!);
      for (const n of missing) expect(words(chip)).toContain(`${n} lacking`);
    }
    expect(lands.length).toBeGreaterThan(0);
  });

  it('compares the players: numbers, majorities and what a scoring would bring', () => {
    board('turn');
    const table = within(screen.getByRole('region', { name: 'Majorities and scoring' }));
    const { seat, view } = fixture.turn;
    const order = view.players.map((_, i) => view.players[(seat + i) % view.seats]!);
    const row = (name: string) =>
      within(table.getByRole('row', { name: new RegExp(name) }))
        .getAllByRole('cell')
        .map(words);
    expect(row('Points now')).toEqual(order.map((one) => String(one.vp)));
    expect(row('After this era')).toEqual(
      order.map((one) => String(one.vp + one.if_scored_now.total)),
    );
    expect(row('Most of a type')).toEqual(order.map((one) => String(one.if_scored_now.majorities)));
  });

  it('speaks German with letters of its own', () => {
    setPref('lang', 'de');
    const { container } = board('turn');
    expect(words(container.querySelector('.top-line')!)).toContain('Zeitalter II');
    const letters = [...container.querySelectorAll('.die .sign')].map(words);
    expect(letters.every((letter) => /^(G|R|Ge|B|S)$/.test(letter))).toBe(true);
  });
});

describe('the points by era', () => {
  it('are a bar a player, with every part in words', () => {
    render(Eras, {
      scored: [
        [
          { presence: 2, majorities: 1 },
          { presence: 0, majorities: 3 },
        ],
      ],
      sources: { presence: 'types in play', majorities: 'most of a type' },
      names: ['Ann', 'Bob'],
      order: [1, 0],
    });
    const era = screen.getByRole('figure', { name: 'Era I' });
    expect(words(era)).toContain('types in play 2, most of a type 1');
    expect([...era.querySelectorAll('.row .who')].map(words)).toEqual(['Bob', 'Ann']);
  });
});
