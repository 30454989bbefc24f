import { oncePerProcess } from '@/lib/kernel/once-per-process';
import { storageTrouble, TROUBLE_TEXT } from '@/lib/kernel/storage-trouble';
import { described } from '@/lib/platform/log/described';
import { log } from '@/lib/platform/log/log';
import { newRequestId, requestId } from '@/lib/platform/log/request-id';

/** Errors that were logged already, by any of the bundles: each is logged once. */
const told = oncePerProcess('plumblineTold', () => new WeakSet<object>());

/**
 * Logs an unexpected error.
 * @returns the id of the request, which a visitor can quote; outside of any request a new one
 */
export function logUnexpectedError(error: unknown): string {
  const trouble = storageTrouble(error);
  const id = requestId() ?? newRequestId();
  if (isNew(error) && !hasHungUp(error))
    log().error(trouble ? TROUBLE_TEXT[trouble] : 'unexpected error', { req: id, error: described(error) });
  return id;
}

/** Logs that a call was refused, and why, but nothing of what was sent: that may be secret or personal. */
export function logRefusal(what: string): void {
  log().info(`Refused: ${what}`, { req: requestId() });
}

/** Who asked hung up in the middle of it: nothing broke, and nobody is there to be told. */
const hasHungUp = (error: unknown): boolean =>
  error instanceof Error && error.message === 'aborted' && 'code' in error && error.code === 'ECONNRESET';

function isNew(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return true;
  if (told.has(error)) return false;
  told.add(error);
  return true;
}
