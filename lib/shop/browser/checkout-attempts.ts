import { DAY } from '@/lib/kernel/time';
import { randomKey } from '@/lib/kernel/attempt';
import { storedJson } from '@/lib/platform/browser/stored-json';

/** Orders that nobody paid end after a day (rule 49); so does the attempt (rule 36). */
const LIFE_MS = DAY;
/** A bank takes days for a debit: so long its buyer is led to it, and not sold the same thing again. */
const LIFE_IN_HAND_MS = 14 * DAY;
const NAME = 'plumbline.checkout';

type Attempt = { key: string; begunAt: number; isInHand?: true };

const stored = storedJson<Record<string, Attempt>>(() => localStorage, NAME);
const read = () => stored.read() ?? {};

/**
 * The key of the attempt to buy a product. All tabs share it, so they share one payment (rule 36,
 * docs/decisions/checkout.md). `seen`: it is not new, so its payment may be further along.
 */
export function checkoutAttempt(slug: string): { key: string; seen: boolean } {
  const attempts = read();
  const before = attempts[slug];
  const life = before?.isInHand ? LIFE_IN_HAND_MS : LIFE_MS;
  if (before && Date.now() - before.begunAt < life) return { key: before.key, seen: true };
  const attempt = { key: randomKey(), begunAt: Date.now() };
  stored.write({ ...attempts, [slug]: attempt });
  return { key: attempt.key, seen: false };
}

/** A bank has the payment of the attempt in hand. */
export function noteInHand(slug: string): void {
  const attempts = read();
  const attempt = attempts[slug];
  if (attempt) stored.write({ ...attempts, [slug]: { ...attempt, isInHand: true } });
}

/** The attempt has led to a payment, or can't any more: the next purchase of this product is another one. */
export function endAttempt(slug: string): void {
  const { [slug]: ended, ...others } = read();
  if (ended) stored.write(Object.keys(others).length > 0 ? others : null);
}

/** Calls back when another tab has ended the attempt to buy this product. */
export function onAttemptEnded(slug: string, callback: () => void, signal: AbortSignal): void {
  const look = ({ key }: StorageEvent) => {
    if ((key === NAME || key === null) && !read()[slug]) callback();
  };
  addEventListener('storage', look, { signal });
}
