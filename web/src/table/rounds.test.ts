import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import ClassicTop from '../games/classic/board/Top.svelte';
import MasterTop from '../games/master/board/Top.svelte';
import type { View } from '../lib/types';

afterEach(cleanup);
const view = (more: object) => ({ phase: 'setup', players: [], options: {}, ...more }) as View;

describe('before the first round', () => {
  it('there is no round 0', () => {
    render(MasterTop, { view: view({ round: 0 }) });
    expect(screen.getByText('Before the first round')).toBeTruthy();
    expect(screen.queryByText(/Round 0/)).toBeNull();
  });

  it('there is no turn 0', () => {
    render(ClassicTop, { view: view({ turn: 0 }) });
    expect(screen.getByText('Before the first turn')).toBeTruthy();
  });

  it('rounds are counted from 1', () => {
    render(MasterTop, { view: view({ round: 1, phase: 'cards' }) });
    expect(screen.getByText('Round 1')).toBeTruthy();
  });
});
