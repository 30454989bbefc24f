import { type Carried, readFragment } from '@/lib/diagnostic/rules/retake';
import { hasEarlier, keepEarlier, keptEarlier } from './kept-earlier';

/**
 * Keeps what the fragment of this page's address carries, and answers with it; null where it carries nothing. A result that this tab
 * compares with an earlier one and that is changed now gives its place to the next: that is compared with the same.
 */
export function takeEarlier(): ReturnType<typeof readFragment> {
  const carried = readFragment(location.hash);
  if (!carried) return null;
  const before = carried.change !== null && carried.id !== null && hasEarlier(carried.id) && keptEarlier();
  keepEarlier({ fragment: before ? before.fragment : location.hash, result: null });
  return carried;
}

/** The answers that are filled in now will be compared with nothing. */
export function dropEarlier(): void {
  if (keptEarlier()?.result === null) keepEarlier(null);
}

/** What the answers that are filled in now will be compared with. */
export function earlierToSend(): Carried | null {
  const kept = keptEarlier();
  return kept?.result === null ? read(kept.fragment) : null;
}

/** The answers were stored: what is kept belongs to their result. */
export function keepEarlierFor(result: string): void {
  const kept = keptEarlier();
  if (kept?.result === null) keepEarlier({ ...kept, result });
}

/** What a result is compared with in this tab. */
export const earlierOf = (result: string): Carried | null =>
  hasEarlier(result) ? read(keptEarlier()?.fragment) : null;

/** Storage may hold anything. */
const read = (fragment: unknown) => (typeof fragment === 'string' ? readFragment(fragment) : null);
