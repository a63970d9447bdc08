import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import RequestBar from './RequestBar.svelte';
import TakeBack from './TakeBack.svelte';

afterEach(cleanup);
const name = (seat: number) => ['Ann', 'Bob', 'Cleo'][seat] ?? '';
const request = {
  kind: 'take_back' as const,
  seat: 0,
  to: 7,
  text: 'Ann builds the Pub.',
  waits_for: [1, 2],
};

describe('taking back', () => {
  it('lists the own moves, and goes back to the chosen one', async () => {
    const onback = vi.fn();
    const to = [
      { version: 9, text: 'Ann razes the Church.', round: 2 },
      { version: 7, text: 'Ann builds the Pub.', round: 1 },
    ];
    render(TakeBack, { offer: { to, asks: true }, open: true, onback });
    const moves = screen.getAllByRole('listitem').map((item) => item.textContent?.trim());
    expect(moves).toEqual(to.map((move) => move.text));
    const rounds = screen.getAllByRole('heading', { level: 3 }).map((head) => head.textContent);
    expect(rounds).toEqual(['Round 2', 'Round 1']);
    expect(screen.getByText(/asked to agree/)).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Ann builds the Pub.' }));
    expect(onback).toHaveBeenCalledWith(7);
  });

  it('asks those it waits for', async () => {
    const onanswer = vi.fn();
    render(RequestBar, { request, reader: 1, name, busy: false, onanswer });
    expect(screen.getByText('Ann asks to take back: Ann builds the Pub.')).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Agree' }));
    await fireEvent.click(screen.getByRole('button', { name: 'No' }));
    expect(onanswer.mock.calls).toEqual([[true], [false]]);
  });

  it('lets who asked think better of it', async () => {
    const onanswer = vi.fn();
    render(RequestBar, { request, reader: 0, name, busy: false, onanswer });
    expect(screen.getByText(/Waiting for Bob, Cleo/)).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Do not ask' }));
    expect(onanswer).toHaveBeenCalledWith(false);
  });

  it('shows spectators what is asked, without buttons', () => {
    render(RequestBar, { request, reader: null, name, busy: false, onanswer: vi.fn() });
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText(/Ann asks/)).toBeTruthy();
  });
});
