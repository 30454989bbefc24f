import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkoutAttempt, endAttempt, noteInHand } from '@/lib/shop/browser/checkout-attempts';
import { aStorage } from '@/tests/support/a-storage';

const TOOL = 'goal-cascade-builder';
const DAY_MS = 24 * 60 * 60 * 1000;

beforeEach(() => {
  vi.stubGlobal('localStorage', aStorage());
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the same product is the same attempt, and said to be seen before', () => {
  const first = checkoutAttempt(TOOL);
  expect(first.seen).toBe(false);
  expect(checkoutAttempt(TOOL)).toEqual({ key: first.key, seen: true });
});

test('an attempt that has ended is followed by another', () => {
  const { key } = checkoutAttempt(TOOL);
  endAttempt(TOOL);
  expect(checkoutAttempt(TOOL)).toMatchObject({ seen: false });
  expect(checkoutAttempt(TOOL).key).not.toBe(key);
});

test('an attempt whose payment a bank has in hand lasts for two weeks', () => {
  const { key } = checkoutAttempt(TOOL);
  noteInHand(TOOL);
  vi.advanceTimersByTime(14 * DAY_MS - 1);
  expect(checkoutAttempt(TOOL).key).toBe(key);
  vi.advanceTimersByTime(1);
  expect(checkoutAttempt(TOOL).key).not.toBe(key);
});

test('an attempt lasts a day and no longer', () => {
  const { key } = checkoutAttempt(TOOL);
  vi.advanceTimersByTime(DAY_MS - 1);
  expect(checkoutAttempt(TOOL).key).toBe(key);
  vi.advanceTimersByTime(1);
  expect(checkoutAttempt(TOOL).key).not.toBe(key);
});
