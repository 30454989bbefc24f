import type { IncomingMessage, ServerResponse } from 'node:http';
import { apiRoutes } from '@/lib/config/api-routes';
import { busy, type BusyWords } from '@/lib/http/busy';
import type { Station } from './answer';
import { type Capacity, places } from './places';
import { BARE } from './policy/policy';
import { HEADER } from './policy/station';
import type { PatternOf } from './route-patterns';

export const CAPACITY: Capacity = { atOnce: 16, waiting: 32, patience: 3_000, turns: 16 };

/** What is refused last, and above it what is refused later still (docs/decisions/024-limits.md). Others have rank 0. */
const RANKS: readonly (readonly string[])[] = [
  ['/orders/[token]', '/orders/[token]/receipt', '/api/downloads/[token]'],
  [apiRoutes.createPaymentIntent, apiRoutes.orderContact, apiRoutes.orderClaim],
  // What tells us that somebody has paid; and a process that is only busy is neither dead nor unready.
  [apiRoutes.stripeWebhook, apiRoutes.health, apiRoutes.ready],
];
const RETRY_SECONDS = 5;

/**
 * Bounds how many answers are made at a time, behind what is answered from memory. Who finds no place waits for a little, and
 * gets 503 with Retry-After when it was too long, or too many wait already.
 */
export function underLoad(patternOf: PatternOf, words: BusyWords, capacity: Capacity = CAPACITY): Station {
  const enter = places(RANKS.length + 1, capacity);
  const refused = busy(RETRY_SECONDS, words);
  const [page, message] = [sender(refused.page), sender(refused.message)];
  return (next) => async (request, response) => {
    const route = patternOf(request.url ?? '');
    await arrived(request, response);
    const entry = await enter(RANKS.findIndex((routes) => routes.includes(route)) + 1, response);
    if (entry === 'gone') return;
    if (entry === 'full') return (request.headers.accept?.includes('text/html') ? page : message)(response);
    whenHandedOver(response, entry.leave);
    try {
      await next(request, response);
    } finally {
      entry.leave();
    }
  };
}

/** Waits for the body, as far as it is held before anybody reads it: who sends slowly has no place meanwhile. */
function arrived(request: IncomingMessage, response: ServerResponse): Promise<void> | undefined {
  const isHere = () => request.complete || request.readableLength >= request.readableHighWaterMark;
  if (isHere()) return undefined;
  return new Promise((resolve) => {
    const end = () => {
      request.off('readable', look);
      response.off('close', end);
      resolve();
    };
    const look = () => isHere() && end();
    request.on('readable', look);
    response.on('close', end);
  });
}

/** An answer that is written, or has to wait for a slow reader, is not being made any more. */
function whenHandedOver(response: ServerResponse, then: () => void): void {
  const write = response.write.bind(response) as (...given: unknown[]) => boolean;
  const end = response.end.bind(response) as (...given: unknown[]) => ServerResponse;
  response.write = (...given: unknown[]) => {
    const flows = write(...given);
    if (!flows) then();
    return flows;
  };
  response.end = (...given: unknown[]) => {
    then();
    return end(...given);
  };
}

function sender(answer: Response): (response: ServerResponse) => Promise<void> {
  const reading = answer.arrayBuffer();
  const headers = [...answer.headers, [HEADER, BARE]].flat();
  return async (response) => {
    response.writeHead(answer.status, headers).end(Buffer.from(await reading));
  };
}
