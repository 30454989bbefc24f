import type { IncomingMessage, ServerResponse } from 'node:http';

/** Answers a request, or has it answered. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/**
 * Wraps a handler: it may change the request, set headers, answer itself, or pass the request on to `next`.
 */
export type Middleware = (next: Handler) => Handler;

/**
 * One handler of all middleware, the first one outermost, around the handler that answers what none of them
 * did.
 */
export function compose(middleware: readonly Middleware[], last: Handler): Handler {
  return middleware.reduceRight((next, wrap) => wrap(next), last);
}
