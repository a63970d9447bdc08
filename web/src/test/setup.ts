import { configure } from '@testing-library/svelte';
import { beforeEach, vi } from 'vitest';

// A page is loaded when it is first shown, and a busy machine takes its time for that.
const PATIENCE = 10_000;
configure({ asyncUtilTimeout: PATIENCE });
vi.setConfig({ testTimeout: 2 * PATIENCE });

beforeEach(() => {
  localStorage.clear();
});
