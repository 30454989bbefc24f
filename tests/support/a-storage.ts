import { afterEach, beforeEach, vi } from 'vitest';

/** What a browser keeps, for tests that run without one. */
export function aStorage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, value) => void items.set(name, value),
    removeItem: (name) => void items.delete(name),
    clear: () => items.clear(),
  };
}

/** Each test of this file begins with an empty localStorage, on the same day. */
export function emptyStorage(): void {
  beforeEach(() => {
    vi.stubGlobal('localStorage', aStorage());
    vi.useFakeTimers({ now: new Date('2026-03-12T12:00:00Z') });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}
