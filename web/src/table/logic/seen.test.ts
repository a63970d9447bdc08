import { describe, expect, it } from 'vitest';
import { lastSeen, markSeen } from './seen';

function memory(text: string | null = null) {
  return {
    getItem: () => text,
    setItem: (_: string, value: string) => {
      text = value;
    },
  };
}

describe('what was seen', () => {
  it('remembers the last version of each table', () => {
    const store = memory();
    markSeen(store, 'a', 3);
    markSeen(store, 'b', 5);
    markSeen(store, 'a', 4);
    expect([lastSeen(store, 'a'), lastSeen(store, 'b'), lastSeen(store, 'c')]).toEqual([
      4,
      5,
      null,
    ]);
  });

  it('forgets the oldest of many tables', () => {
    const store = memory();
    for (let i = 0; i < 60; i++) markSeen(store, `t${i}`, i);
    expect(lastSeen(store, 't0')).toBeNull();
    expect(lastSeen(store, 't59')).toBe(59);
  });

  it('lives with nonsense in the store', () => {
    expect(lastSeen(memory('{'), 'a')).toBeNull();
    expect(lastSeen(memory('{"a":1}'), 'a')).toBeNull();
  });
});
