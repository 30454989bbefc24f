import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LIMITS, type Limit, PAYMENT_LIMITS } from '@/lib/kernel/limits';
import { nextTry } from '@/lib/mail/rules/outbox';
import { followPayment } from '@/lib/shop/browser/follow-payment';
import { limiterMaker } from '@/lib/platform/limits/limiters';
import { linkExpiry } from '@/lib/shop/rules/product-file';
import { nextRecheck } from '@/lib/shop/rules/order';

const [MINUTE, HOUR, DAY] = [60, 60 * 60, 24 * 60 * 60];
const NOON = new Date('2026-03-02T12:00:00Z');
const later = (seconds: number) => new Date(NOON.getTime() + seconds * 1000);
beforeEach(() => void vi.useFakeTimers({ now: NOON }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  ...[1, 5, 15].map((minutes, at) => [at + 1, minutes * MINUTE] as const),
  ...[1, 3, 6, 12, 24, 24, 24, 24].map((hours, at) => [at + 4, hours * HOUR] as const),
])('a mail that failed %i times waits for %i seconds', (tries, seconds) =>
  expect(nextTry(tries, NOON)).toEqual(later(seconds)),
);

test('a mail that failed twelve times is dead', () => expect(nextTry(12, NOON)).toBeNull());

test.each([
  [0, 5 * MINUTE],
  [5 * MINUTE, 5 * MINUTE],
  [6 * MINUTE, 6 * MINUTE],
  [DAY - 1, DAY - 1],
  [3 * DAY, DAY],
])('an order that is %i seconds old is looked at again in %i', (age, pause) =>
  expect(nextRecheck(later(-age), NOON)).toEqual(later(pause)),
);

test('a link to a file lives for a day', () => expect(linkExpiry(NOON)).toEqual(later(DAY)));

test('a browser follows a payment for a quarter of an hour', async () => {
  const fetch = vi.fn(() =>
    Promise.resolve(Response.json({ status: 'processing', order: null, downloads: [] })),
  );
  vi.stubGlobal('fetch', fetch);
  void followPayment('pi_1_secret_x', () => undefined, new AbortController().signal);
  const asked = async (seconds: number) => {
    const before = fetch.mock.calls.length;
    await vi.advanceTimersByTimeAsync(seconds * 1000);
    return fetch.mock.calls.length - before;
  };
  expect(await asked(14 * MINUTE)).toBeGreaterThan(0);
  expect(await asked(MINUTE)).toBeGreaterThan(0);
  expect(await asked(HOUR)).toBe(0);
});

const WRITES: Record<keyof typeof LIMITS, Record<string, [times: number, seconds: number]>> = {
  assessments: { perNetwork: [200, HOUR], perAddress: [30, DAY] },
  teamRooms: { perNetwork: [60, HOUR] },
  teamAnswers: { perNetwork: [300, HOUR] },
  reports: { perNetwork: [600, HOUR] },
  bookings: { perNetwork: [600, 15 * MINUTE] },
  intents: { perNetwork: [300, 15 * MINUTE] },
  contact: { perNetwork: [300, 15 * MINUTE], perPurchase: [30, 15 * MINUTE] },
  claim: { perNetwork: [1_500, 15 * MINUTE], perPurchase: [300, 15 * MINUTE] },
  findPurchase: { perNetwork: [20, 15 * MINUTE], perAddress: [5, DAY] },
  dataLink: { perNetwork: [20, 15 * MINUTE], perAddress: [5, DAY] },
  mailLinks: { perNetwork: [120, HOUR], perKey: [30, HOUR], changes: [3, DAY] },
};
const ALL = [
  ...Object.entries(WRITES).flatMap(([write, limits]) =>
    Object.entries(limits).map(([of, [times, seconds]]) => {
      const { [of]: limit } = LIMITS[write as keyof typeof LIMITS] as Record<string, Limit>;
      return [`${write} ${of}`, limit!, times, seconds] as const;
    }),
  ),
  ['declined in total', PAYMENT_LIMITS.declinedInTotal, 60, HOUR] as const,
  ['declined per card', PAYMENT_LIMITS.perCard, 10, DAY] as const,
];

describe.each(ALL)('%s', (name, limit, times, seconds) => {
  test('ends with its number and begins anew after its time, and no sooner', async () => {
    // Its keys are those of a day: it begins at midnight.
    vi.setSystemTime('2026-03-02T00:00:00Z');
    const limiter = limiterMaker({ shared: null, secret: 's', now: () => new Date('2026-03-02') })(
      name,
      limit,
    );
    for (let at = 0; at < times; at += 1) expect(await limiter('key')).toEqual({ allowed: true });
    expect(await limiter('key')).toEqual({ allowed: false, seconds });
    vi.advanceTimersByTime((seconds - 1) * 1000);
    expect(await limiter('key')).toEqual({ allowed: false, seconds: 1 });
    vi.advanceTimersByTime(1001);
    expect(await limiter('key')).toEqual({ allowed: true });
  });
});
