import type { FormPage } from '@/lib/diagnostic/rules/posted-form';
import { oncePerProcess } from '@/lib/kernel/once-per-process';
import { DIAGNOSTIC_STEPS } from '@/lib/kernel/routes';
import { MINUTE } from '@/lib/kernel/time';

/** Why the answers could not be taken, in words, and the status that says so. */
type Refused = { problem: string; status: number };
type Shown = { page: FormPage; refused: Refused | null };

/** Each form is of 64 kB at most. */
const MOST = 500;
const KEPT_MS = 10 * MINUTE;

/**
 * What a page is to show in answer to a form, for as long as somebody may reload it: in memory, and by a key
 * that nobody can guess, since nothing personal may stand in an address or a cookie. The page that is shown
 * has all answers with it, so nothing is lost when this is.
 */
const kept = oncePerProcess('plumblineShown', () => new Map<string, Shown & { until: number }>());

/** @returns the address of the page */
export function keepForPage(page: FormPage, refused: Refused | null): string {
  const now = Date.now();
  for (const [key, { until }] of kept) if (until < now || kept.size >= MOST) kept.delete(key);
  const key = crypto.randomUUID();
  kept.set(key, { page, refused, until: now + KEPT_MS });
  return `${DIAGNOSTIC_STEPS}?at=${key}`;
}

/** Null where nothing was posted, or too long ago. */
export const keptForPage = (key: unknown): Shown | null => (typeof key === 'string' && kept.get(key)) || null;
