import { type CarriedTo, readFragment } from '@/lib/diagnostic/rules/retake';
import { storedJson } from '@/lib/platform/browser/stored-json';

/**
 * Keeps what a fragment carries, that of this page's address, and answers with it; null where it carries
 * nothing. A result that this tab compares with an earlier one and that is changed now gives its place to the
 * next: that is compared with the same.
 */
export function takeEarlier(fragment = location.hash): CarriedTo | null {
  const carried = readFragment(fragment);
  if (!carried) return null;
  const before = carried.change !== null && carried.id !== null && hasEarlier(carried.id) && keptEarlier();
  const corrects = carried.change && carried.id;
  keepEarlier({ fragment: before ? before.fragment : fragment, result: null, corrects });
  return carried;
}

/** The answers that are filled in now will be compared with nothing. */
export function dropEarlier(): void {
  if (keptEarlier()?.result === null) keepEarlier(null);
}

/** What the answers that are filled in now will be compared with. */
export function earlierToSend(): CarriedTo | null {
  const kept = keptEarlier();
  return kept?.result === null ? read(kept.fragment) : null;
}

/** The ids that go with the answers: of what they are compared with, and of what they correct. */
export function idsToSend(): { follows?: string; corrects?: string } {
  return { follows: earlierToSend()?.id ?? undefined, corrects: correctedId() };
}

function correctedId(): string | undefined {
  const kept = keptEarlier();
  return kept?.result === null && typeof kept.corrects === 'string' ? kept.corrects : undefined;
}

/** The answers were stored: what is kept belongs to their result. */
export function keepEarlierFor(result: string): void {
  const kept = keptEarlier();
  if (kept?.result === null) keepEarlier({ ...kept, result });
}

/** What a result is compared with in this tab. */
export const earlierOf = (result: string): CarriedTo | null =>
  hasEarlier(result) ? read(keptEarlier()?.fragment) : null;

/** Storage may hold anything. */
const read = (fragment: unknown) => (typeof fragment === 'string' ? readFragment(fragment) : null);

/** A result that a link has brought, until the tab is closed: the next one is compared with it. */
type Kept = {
  /** Of the link's address, to be read by lib/diagnostic/rules/retake.ts. */
  fragment: string;
  /** The id of the result that is compared with it; null: it is still to be sent. */
  result: string | null;
  /** The id of the result that the next one corrects; null: it is another diagnostic. */
  corrects: string | null;
};

const stored = storedJson<Kept>(() => sessionStorage, 'plumbline.earlier');

const keptEarlier = (): Kept | null => stored.read();
/** @param earlier null: forgets it */
export const keepEarlier = (earlier: Kept | null): void => void stored.write(earlier);
/** Whether there is something to compare a result with. */
export const hasEarlier = (result: string): boolean => keptEarlier()?.result === result;
