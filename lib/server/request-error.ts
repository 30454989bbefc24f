import { logUnexpectedError } from '@/lib/platform/http/unexpected-error';
import { log } from '@/lib/platform/log/log';
import { requestId } from '@/lib/platform/log/request-id';

/**
 * What broke while Next rendered a page, told once. The page shows Next's digest of the error: the line that
 * names both leads from it to the request.
 */
export function noteRequestError(error: unknown, route: string): void {
  logUnexpectedError(error);
  const digest = (error as { digest?: unknown } | null)?.digest;
  if (typeof digest === 'string') log().error('page broke', { req: requestId(), route, digest });
}
