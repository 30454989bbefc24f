import { oncePerProcess } from '@/lib/kernel/once-per-process';
import { storageTrouble, TROUBLE_TEXT } from '@/lib/kernel/storage-trouble';
import { described } from '@/lib/platform/log/described';
import { log } from '@/lib/platform/log/log';
import { newRequestId, requestId } from '@/lib/platform/log/request-id';

/** What was logged already, by whichever bundle: an error is told once. */
const told = oncePerProcess('plumblineTold', () => new WeakSet<object>());

/**
 * Logs what nobody expected.
 * @returns the id of the request, which a visitor can quote; outside of any request a new one
 */
export function logSurprise(error: unknown): string {
  const trouble = storageTrouble(error);
  const id = requestId() ?? newRequestId();
  if (isNew(error))
    log().error(trouble ? TROUBLE_TEXT[trouble] : 'surprise', { req: id, error: described(error) });
  return id;
}

/** Notes that somebody tried what is refused, and why. Nothing of what was sent: it may be a secret, or personal. */
export function logRefusal(what: string): void {
  log().info(`Refused: ${what}`, { req: requestId() });
}

function isNew(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return true;
  if (told.has(error)) return false;
  told.add(error);
  return true;
}
