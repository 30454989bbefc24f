import type { IncomingMessage } from 'node:http';
import { newRequestId, withinRequest } from '@/lib/platform/log/request-id';
import type { Middleware } from './middleware';
import type { PatternOf } from './route-patterns';

/** One answered request, as logs and metrics know it: no address, no path and nothing of what was sent. */
export type Answered = { req: string; method: string; route: string; status: number; ms: number };

/** The client closed the connection before the answer was sent in full (the status nginx logs for it). */
const GONE = 499;

const GIVEN = /^[\w-]{8,64}$/;

type Setting = {
  patternOf: PatternOf;
  /** Whether what this address says may be believed: then a request may bring its id along. */
  isTrusted: (address: string) => boolean;
  /** Called with each answer; null: neither logged nor counted. */
  count: ((answered: Answered) => void) | null;
};

/**
 * Gives every request an id, says it in X-Request-Id, and notes how it was answered. The outermost
 * middleware.
 */
export function requestLog({ patternOf, isTrusted, count }: Setting): Middleware {
  return (next) => (request, response) => {
    const id = givenId(request, isTrusted) ?? newRequestId();
    response.setHeader('x-request-id', id);
    if (count) {
      // The address as it came in: middleware further in may rewrite it.
      const { method = '', url = '' } = request;
      const begun = performance.now();
      response.once('close', () => {
        const status = response.writableFinished ? response.statusCode : GONE;
        const ms = Math.round((performance.now() - begun) * 10) / 10;
        count({ req: id, method, route: patternOf(url), status, ms });
      });
    }
    return withinRequest(id, () => next(request, response));
  };
}

function givenId(request: IncomingMessage, isTrusted: Setting['isTrusted']): string | undefined {
  const given = request.headers['x-request-id'];
  if (typeof given !== 'string' || !GIVEN.test(given)) return undefined;
  return isTrusted(request.socket.remoteAddress ?? '') ? given : undefined;
}
