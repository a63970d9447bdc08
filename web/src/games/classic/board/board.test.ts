import { screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import fixture from '../../../fixtures/classic.json';
import { setPref } from '../../../lib/prefs.svelte';
import { keyOf } from '../../../table/logic/targets';
import { cardMap, drawn, litKeys, words } from '../../../test/board';
import { isClassic } from '../cards/card';

const cards = cardMap(fixture.state2010.cards, fixture.newera.cards);
const MOMENTS = {
  lookout: fixture.state2010.lookout_pick,
  old: fixture.state2010.choose_action,
  era: fixture.newera.choose_action,
  shootout: fixture.newera.shootout_defend,
};

const board = (moment: keyof typeof MOMENTS, onmove?: (move: string) => void) =>
  drawn(MOMENTS[moment], cards, onmove);

beforeEach(() => setPref('lang', 'en'));

describe('a lookout', () => {
  it('is answered by a click on a card', async () => {
    const onmove = vi.fn();
    const { container } = board('lookout', onmove);
    const card = MOMENTS.lookout.view.row[0]!;
    await userEvent.click(container.querySelector(`[data-key="row:${card}"]`)!);
    expect(onmove).toHaveBeenCalledWith(`pick ${card}`);
  });
});

describe.each(['old', 'era'] as const)('an action of the %s edition', (moment) => {
  it('lights exactly what can be answered', () => {
    const { container } = board(moment, vi.fn());
    const lit = litKeys(container);
    const open = MOMENTS[moment].question.choices.filter((one) => !('refusal' in one));
    const wanted = open
      .map(({ target }) => keyOf(target))
      .filter((key) => key !== 'none' && !/^state:\d/.test(key));
    for (const key of wanted) expect(lit).toContain(key);
    expect(lit.size).toBeGreaterThan(0);
  });

  it('shows the contacts with cost, range and use', () => {
    const { seat, view } = MOMENTS[moment];
    const { container } = board(moment);
    const fields = [
      ...container.querySelectorAll<HTMLElement>(`[data-key^="fields:${seat}:"]`),
    ].map((one) => one.getAttribute('aria-label') ?? '');
    expect(fields).toHaveLength(moment === 'old' ? 3 : 4);
    const used = view.players[seat]!.fields_used as number[];
    fields.forEach((label, i) => {
      expect(label).toContain('costs');
      expect(label.includes('used in this turn')).toBe(used.includes(i));
    });
  });

  it('tells what is reached on the base and on every card of the hand', () => {
    const { view } = MOMENTS[moment];
    const { container } = board(moment);
    for (const way of ['conquest', 'negotiation', 'incorporation'] as const) {
      const line = container.querySelector(`[data-contact="${way}"]`);
      const far = Math.max(0, view.reach[way].length - 1);
      expect(line?.querySelectorAll('.gauge .on')).toHaveLength(
        Math.min(far, line?.querySelectorAll('.gauge i').length ?? 0),
      );
    }
    for (const held of container.querySelectorAll<HTMLElement>('.hand [data-key^="hand:"]')) {
      const card = cards.get(held.dataset.card ?? '');
      const ways = held.querySelector<HTMLElement>('.held-card')?.dataset.ways;
      const distance = card && isClassic(card) ? card.distance : undefined;
      expect(ways).toBe(
        distance === undefined
          ? undefined
          : [view.reach.conquest, view.reach.negotiation, view.reach.incorporation]
              .map((means) => Number(distance < means.length))
              .join(''),
      );
    }
  });

  it('draws the slots and counts the points by their sources', () => {
    const { seat, view } = MOMENTS[moment];
    const { container } = board(moment);
    const player = view.players[seat]!;
    const free = player.slots - player.spoils.length - player.deals.length;
    const slots = screen.getByRole('region', { name: 'Slots' });
    expect(words(slots).includes(`${free} of ${player.slots}`)).toBe(free > 0);
    const { locations, base, tokens } = player.breakdown;
    expect(words(container)).toContain(`places ${locations}`);
    expect(words(container)).toContain(`base ${base} · tokens ${tokens}`);
  });
});

describe('The New Era', () => {
  it('shows the defence of every location', () => {
    const { seat, view } = MOMENTS.era;
    const { container } = board('era');
    (view.defences[seat] ?? []).forEach((defence, i) => {
      if (defence === null) return;
      const label = container.querySelector(`[data-key="state:${seat}:${i}"]`);
      expect(label?.getAttribute('aria-label')).toContain(`defence ${defence}`);
    });
  });

  it('names contacts as this edition does', () => {
    const { container } = board('era');
    expect(container.querySelector('[data-contact="negotiation"] .name')?.textContent).toBe(
      'Cooperate',
    );
  });

  it('shows a shootout to the defender: strength, answers and every place, but no aim', () => {
    board('shootout', vi.fn());
    const { shootout, players, defences } = MOMENTS.shootout.view;
    const panel = screen.getByRole('region', { name: 'Shootout' });
    expect(words(panel)).toContain(`${shootout!.strength} strength`);
    const targets = within(panel).getByRole('list', { name: 'Shootout' });
    const standing = players[shootout!.defender]!.state.filter(
      (_, i) => defences[shootout!.defender]![i] !== null,
    );
    expect(within(targets).getAllByRole('listitem')).toHaveLength(standing.length);
    expect(words(panel)).toContain('You do not know the place');
  });

  it('is defended by tokens that are chosen first and then put in', async () => {
    const onmove = vi.fn();
    const { container } = board('shootout', onmove);
    await userEvent.click(container.querySelector('[data-weapon^="defence"]')!);
    expect(onmove).not.toHaveBeenCalled();
    await userEvent.click(container.querySelector('[data-act="defend"]')!);
    expect(onmove).toHaveBeenCalledWith(expect.stringMatching(/^defend defence/));
  });

  it('lets an attack come by one press', async () => {
    const onmove = vi.fn();
    const { container } = board('shootout', onmove);
    await userEvent.click(container.querySelector('[data-act="let"]')!);
    expect(onmove).toHaveBeenCalledWith('done');
  });
});

it('speaks German', () => {
  setPref('lang', 'de');
  const { container } = board('era');
  expect(words(container)).toContain('Kooperieren');
  expect(words(container)).toContain('Zug ');
});
