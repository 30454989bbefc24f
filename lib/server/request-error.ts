import { logUnexpectedError } from '@/lib/platform/http/unexpected-error';
import { log } from '@/lib/platform/log/log';
import { requestId } from '@/lib/platform/log/request-id';

/** Logs an error of a page once, with the digest that the page shows. */
export function noteRequestError(error: unknown, route: string): void {
  logUnexpectedError(error);
  const digest = (error as { digest?: unknown } | null)?.digest;
  if (typeof digest === 'string') log().error('page broke', { req: requestId(), route, digest });
}
