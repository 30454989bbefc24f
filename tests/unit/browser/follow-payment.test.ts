import { afterEach, expect, test, vi } from 'vitest';
import { followPayment } from '@/lib/shop/browser/follow-payment';

afterEach(() => vi.unstubAllGlobals());

test('a malformed client secret is refused once, and not asked about again', async () => {
  const fetch = vi.fn(() => Promise.resolve(Response.json({ message: 'no payment' }, { status: 400 })));
  vi.stubGlobal('fetch', fetch);
  const told: unknown[] = [];
  await followPayment('pi_cut', (claim) => told.push(claim), new AbortController().signal);
  expect(told).toEqual([{ status: 'unknown', order: null, downloads: [] }]);
  expect(fetch).toHaveBeenCalledTimes(1);
});
