import type { IncomingMessage, ServerResponse } from 'node:http';

/** What answers a request, or has it answered. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/** One thing that every request passes: it may change the request, set headers, answer itself, or pass it on. */
export type Middleware = (next: Handler) => Handler;

/** The stations in a row, the first one outermost, and at the end who answers what none of them did. */
export function compose(stations: readonly Middleware[], last: Handler): Handler {
  return stations.reduceRight((next, station) => station(next), last);
}
