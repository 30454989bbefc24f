import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkoutAttempt, endAttempt } from '@/lib/client/checkout-attempts';
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

test('the same product at the same price is the same attempt, and said to be seen before', () => {
  const first = checkoutAttempt(TOOL, 3400);
  expect(first.seen).toBe(false);
  expect(checkoutAttempt(TOOL, 3400)).toEqual({ key: first.key, seen: true });
});

test('another price is another attempt', () => {
  expect(checkoutAttempt(TOOL, 3400).key).not.toBe(checkoutAttempt(TOOL, 3500).key);
});

test('another product is another attempt, and leaves the first alone', () => {
  const { key } = checkoutAttempt(TOOL, 3400);
  expect(checkoutAttempt('roi-projection-calculator', 3400).key).not.toBe(key);
  expect(checkoutAttempt(TOOL, 3400).key).toBe(key);
});

test('an attempt that has ended is followed by another', () => {
  const { key } = checkoutAttempt(TOOL, 3400);
  endAttempt(TOOL);
  expect(checkoutAttempt(TOOL, 3400)).toMatchObject({ seen: false });
  expect(checkoutAttempt(TOOL, 3400).key).not.toBe(key);
});

test('an attempt lasts a day and no longer', () => {
  const { key } = checkoutAttempt(TOOL, 3400);
  vi.advanceTimersByTime(DAY_MS - 1);
  expect(checkoutAttempt(TOOL, 3400).key).toBe(key);
  vi.advanceTimersByTime(1);
  expect(checkoutAttempt(TOOL, 3400).key).not.toBe(key);
});

test('a browser that keeps nothing gets a new attempt each time', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(checkoutAttempt(TOOL, 3400).seen).toBe(false);
  expect(checkoutAttempt(TOOL, 3400).seen).toBe(false);
});

test('something else that was stored under the name does no harm', () => {
  localStorage.setItem('plumbline.checkout', '[]]');
  expect(checkoutAttempt(TOOL, 3400).seen).toBe(false);
});
