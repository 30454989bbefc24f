import { oncePerProcess } from '@/lib/kernel/once-per-process';
import { storageTrouble, TROUBLE_TEXT } from '@/lib/kernel/storage-trouble';
import { described } from '@/lib/platform/log/described';
import { log, newRequestId, requestId } from '@/lib/platform/log/log';

/** Errors that were logged already, by any bundle. */
const logged = oncePerProcess('plumblineTold', () => new WeakSet<object>());

/** @returns the request's id, which a visitor can quote; outside a request a new one */
export function logUnexpectedError(error: unknown): string {
  const trouble = storageTrouble(error);
  const id = requestId() ?? newRequestId();
  if (isNew(error) && !hasHungUp(error))
    log().error(trouble ? TROUBLE_TEXT[trouble] : 'unexpected error', { req: id, error: described(error) });
  return id;
}

/** Logs a refusal without the request's data, which may be secret or personal. */
export function logRefusal(what: string): void {
  log().info(`Refused: ${what}`, { req: requestId() });
}

/** The caller hung up: nothing broke. */
const hasHungUp = (error: unknown): boolean =>
  error instanceof Error && error.message === 'aborted' && 'code' in error && error.code === 'ECONNRESET';

function isNew(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return true;
  if (logged.has(error)) return false;
  logged.add(error);
  return true;
}

/** 503 if the database doesn't work, else 500. */
export const statusOfError = (error: unknown) => (storageTrouble(error) ? 503 : 500);

/** Logs an error of a page once, with the digest that the page shows. */
export function noteRequestError(error: unknown, route: string): void {
  logUnexpectedError(error);
  const digest = (error as { digest?: unknown } | null)?.digest;
  if (typeof digest === 'string') log().error('page broke', { req: requestId(), route, digest });
}
