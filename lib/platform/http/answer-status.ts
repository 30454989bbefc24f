import { AsyncLocalStorage } from 'node:async_hooks';
import { oncePerProcess } from '@/lib/kernel/once-per-process';
import { storageTrouble } from '@/lib/kernel/storage-trouble';

type SetStatus = (status: number) => void;

const current = oncePerProcess('plumblineAnswer', () => new AsyncLocalStorage<SetStatus>());

/** Runs the work as part of an answer; the page that is drawn in it may set its status. */
export function withinAnswer<T>(set: SetStatus, work: () => T): T {
  return current.run(set, work);
}

/**
 * Gives the page that is being drawn a status of its own, for which Next has no way.
 * @returns whether it could: only behind our own front (docs/decisions/011)
 */
export function setStatus(status: number): boolean {
  const set = current.getStore();
  set?.(status);
  return set !== undefined;
}

/**
 * When to ask again after a 503, in seconds: by then fewer may ask, or the next look has found the database
 * well.
 */
export const RETRY_SECONDS = 5;

/** What a page says that broke: 503 while the database can do nothing, which may be over soon, else 500. */
export const statusOfError = (error: unknown) => (storageTrouble(error) ? 503 : 500);
