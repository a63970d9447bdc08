import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { tick } from 'svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import fixture from '../fixtures/cards.json';
import { words } from '../test/board';
import Card from './Card.svelte';
import ClauseLink from './ClauseLink.svelte';
import Good from './Good.svelte';
import { setPref } from './prefs.svelte';
import type { CardData } from './types';

const cards = fixture as unknown as CardData[];
const card = (id: string) => cards.find((entry) => entry.id === id)!;

beforeEach(() => setPref('lang', 'en'));

describe('Good', () => {
  it('has icon, letter and number for the eye and a name for the ear', () => {
    const { container } = render(Good, { good: 'brick', n: 3, letter: true });
    expect(container.querySelector('use')?.getAttribute('href')).toContain('#clay-brick');
    expect(container.querySelector('.letter')?.textContent).toBe('B');
    expect(container.querySelector('.sr-only')?.textContent).toBe('3 Brick');
  });

  it('writes changes with their sign', () => {
    const { container } = render(Good, { good: 'iron', n: -2, signed: true });
    expect(container.querySelector('.n')?.textContent).toBe('−2');
  });

  it('draws unknown goods too', () => {
    const { container } = render(Good, { good: 'moon_dust' });
    expect(container.querySelector('use')?.getAttribute('href')).toContain('#uncertainty');
    expect(words(container)).toContain('moon dust');
  });
});

describe('Card', () => {
  it('draws every card in both sizes', { timeout: 60_000 }, () => {
    for (const size of ['full', 'chip'] as const) {
      for (const entry of cards) {
        const { container, unmount } = render(Card, { card: entry, size });
        expect(words(container), entry.id).toContain(entry.names.en);
        unmount();
      }
    }
  });

  it('changes its words with the language', async () => {
    const { container } = render(Card, { card: card('abandoned_suburbs') });
    expect(words(container)).toContain('Up to twice a round: pay 2 bricks');
    setPref('lang', 'de');
    await tick();
    expect(words(container)).toContain('Verlassene Vororte');
    expect(words(container)).toContain('Bis zu zweimal pro Runde');
  });

  it('says distance, types, spoils and deal to those who do not see them', () => {
    const { container } = render(Card, { card: card('abandoned_suburbs') });
    const said = words(container);
    for (const part of ['Distance 3', 'Spoils', '3 Brick', 'Victory points', 'Deal']) {
      expect(said).toContain(part);
    }
  });

  it('marks what is lit', () => {
    const { container } = render(Card, { card: card('school'), lit: true });
    expect(container.querySelector('.card.lit')).not.toBeNull();
  });
});

it('ClauseLink leads to the clause', () => {
  render(ClauseLink, { clause: 'MS-8.2.1' });
  expect(screen.getByRole('link', { name: 'MS-8.2.1' }).getAttribute('href')).toBe(
    '/rules/master/clauses#MS-8.2.1',
  );
});

describe('Popover', () => {
  it('opens by click, closes by Escape and gives the focus back', async () => {
    const { default: Header } = await import('../Header.svelte');
    render(Header);
    const user = userEvent.setup();
    const button = screen.getByRole('button', { name: 'Menu' });
    await user.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    await user.keyboard('{Escape}');
    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(button);
  });

  it('the header switches the language', async () => {
    const { default: Header } = await import('../Header.svelte');
    render(Header);
    await userEvent.setup().click(screen.getByRole('button', { name: 'DE' }));
    expect(screen.getAllByText('Karten').length).toBeGreaterThan(0);
  });
});
