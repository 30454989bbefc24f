import type { FormPage } from './rules/posted-form';
import { oncePerProcess } from '@/lib/kernel/once-per-process';
import { DIAGNOSTIC_STEPS } from '@/lib/kernel/routes';
import { MINUTE } from '@/lib/kernel/time';

/** A form has 64 kB at most. */
const MOST = 500;
const KEPT_MS = 10 * MINUTE;

/**
 * The pages that answer posted forms, in memory under a random key, because nothing personal may be in an
 * address or a cookie. Each page carries all answers, so losing an entry loses nothing.
 */
const kept = oncePerProcess('plumblineShown', () => new Map<string, { page: FormPage; until: number }>());

/** @returns the address of the page */
export function keepForPage(page: FormPage): string {
  const now = Date.now();
  for (const [key, { until }] of kept) if (until < now || kept.size >= MOST) kept.delete(key);
  const key = crypto.randomUUID();
  kept.set(key, { page, until: now + KEPT_MS });
  return `${DIAGNOSTIC_STEPS}?at=${key}`;
}

/** `null` if nothing was posted, or too long ago. */
export const keptForPage = (key: unknown): FormPage | null =>
  (typeof key === 'string' && kept.get(key)?.page) || null;
