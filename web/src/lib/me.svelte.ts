// Who the reader is, known to the whole page: asked for once, and again where it changes.
import { api } from './api';
import type { Me } from './types';

let known = $state.raw<Me | null>(null);

/** The account's name; '' while nobody is signed in, or it is not known yet. */
export const accountName = (): string => known?.account ?? '';

export async function loadMe(): Promise<Me> {
  known = await api.me();
  return known;
}
