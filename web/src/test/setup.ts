import { configure } from '@testing-library/svelte';
import { beforeEach, vi } from 'vitest';

// Only ever reached where something is broken: a page is loaded when it is first shown, and a busy
// machine takes its time for that.
const PATIENCE = 120_000;
configure({ asyncUtilTimeout: PATIENCE });
vi.setConfig({ testTimeout: 2 * PATIENCE });

beforeEach(() => {
  localStorage.clear();
});
