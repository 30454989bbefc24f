import { expect, test, vi } from 'vitest';
import { bought, noteBought } from '@/lib/shop/browser/bought';
import { emptyStorage } from '@/tests/support/a-storage';

const TOOL = 'goal-cascade-builder';
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

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
