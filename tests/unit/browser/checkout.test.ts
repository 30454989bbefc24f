import { expect, test, vi } from 'vitest';
import { bought, noteBought } from '@/lib/shop/browser/bought';
import { emptyStorage } from '@/tests/support/a-storage';
import { checkoutAttempt, endAttempt, noteInHand } from '@/lib/shop/browser/checkout-attempts';
import { followPayment } from '@/lib/shop/browser/follow-payment';

const TOOL = 'goal-cascade-builder';
const DAY_MS = 24 * 60 * 60 * 1000;
const YEAR_MS = 365 * DAY_MS;

emptyStorage();

test('a purchase is known by its product, with its day and the page of its order', () => {
  noteBought(TOOL, 'pi_1_secret_x', '/orders/one');
  expect(bought(TOOL)).toMatchObject({ at: Date.now(), order: '/orders/one' });
  expect(bought('roi-projection-calculator')).toBeNull();
});

test('the secret of its payment is not kept', () => {
  noteBought(TOOL, 'pi_1_secret_x', '/orders/one');
  expect(JSON.stringify(localStorage.getItem('plumbline.bought'))).not.toContain('_secret_');
});

test('told again it keeps its day and its page; another purchase of the same takes its place', () => {
  noteBought(TOOL, 'pi_1_secret_x', '/orders/one');
  vi.advanceTimersByTime(60_000);
  noteBought(TOOL, 'pi_1_secret_x', '/orders/two');
  expect(bought(TOOL)).toMatchObject({ at: Date.now() - 60_000, order: '/orders/one' });
  noteBought(TOOL, 'pi_2_secret_y', '/orders/three');
  expect(bought(TOOL)).toMatchObject({ at: Date.now(), order: '/orders/three' });
});

test('one that is on hold is known without its page, and with it from its release on', () => {
  noteBought(TOOL, 'pi_1_secret_x', null);
  const at = Date.now();
  expect(bought(TOOL)).toMatchObject({ at, order: null });
  vi.advanceTimersByTime(60_000);
  noteBought(TOOL, 'pi_1_secret_x', '/orders/one');
  expect(bought(TOOL)).toMatchObject({ at, order: '/orders/one' });
  noteBought(TOOL, 'pi_1_secret_x', null);
  expect(bought(TOOL)).toMatchObject({ at, order: '/orders/one' });
});

test('it is known for a year', () => {
  noteBought(TOOL, 'pi_1_secret_x', '/orders/one');
  vi.advanceTimersByTime(YEAR_MS - 1);
  expect(bought(TOOL)).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(bought(TOOL)).toBeNull();
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

test('a malformed client secret is refused once, and not asked about again', async () => {
  const fetch = vi.fn(() => Promise.resolve(Response.json({ message: 'no payment' }, { status: 400 })));
  vi.stubGlobal('fetch', fetch);
  const told: unknown[] = [];
  await followPayment('pi_cut', (claim) => told.push(claim), new AbortController().signal);
  expect(told).toEqual([{ status: 'unknown', order: null, downloads: [] }]);
  expect(fetch).toHaveBeenCalledTimes(1);
});
