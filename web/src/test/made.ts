/* Seats, tables and ends of games as the server sends them, for tests that care about a few of their fields. */
import type { Outcome, SeatInfo, TableInfo } from '../lib/types';

export const seatInfo = (index: number, more: Partial<SeatInfo> = {}): SeatInfo => ({
  index,
  kind: 'person',
  name: '',
  bot: null,
  online: false,
  taken_over: false,
  yours: false,
  to_act: false,
  auto_pass: false,
  deadline: null,
  same_as: null,
  face: '',
  ...more,
});

export const tableInfo = (id: string, more: Partial<TableInfo> = {}): TableInfo => ({
  id,
  game: 'master',
  title: '51st State: Master Set',
  status: 'playing',
  visibility: 'private',
  options: {},
  pace: 'live',
  move_seconds: null,
  version: 1,
  seats: [],
  host: true,
  rematch: null,
  created: 1,
  updated: 1,
  scores: null,
  origin: {},
  analysis: true,
  seed_hash: '',
  seed: null,
  rules: null,
  ending: null,
  glance: null,
  taken_back: 0,
  archived: false,
  ...more,
});

export const ending = (scores: number[], more: Partial<Outcome> = {}): Outcome => ({
  scores,
  breakdown: scores.map(() => ({})),
  ranks: scores.map((score) => 1 + scores.filter((other) => other > score).length),
  ties: scores.map(() => []),
  winners: [],
  reason: 'vp',
  words: { reason: '', breakdown: {}, winners: [] },
  series: null,
  ...more,
});
