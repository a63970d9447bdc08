const PREFIXES: Record<string, string> = {
  MS: 'master',
  SO: 'master',
  FS: 'state2010',
  NE: 'newera',
  NV: 'novaera',
};

/** Tell the ruleset of a clause by its prefix. */
export const gameOfClause = (clause: string): string =>
  PREFIXES[clause.split('-', 1)[0] ?? ''] ?? 'master';
