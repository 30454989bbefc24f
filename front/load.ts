import type { IncomingMessage, ServerResponse } from 'node:http';
import { apiRoutes } from '@/lib/kernel/api-routes';
import { busy, type BusyWords } from '@/lib/platform/http/busy';
import { networkOf } from '@/lib/platform/http/client-address';
import { wantsPage } from '@/lib/platform/http/page-or-message';
import { MAX_BODY_BYTES, MAX_EVENT_BYTES } from '@/lib/platform/http/read-json';
import type { Middleware } from './middleware';
import { type Capacity, type Entry, places } from './places';
import { BARE } from './policy/policy';
import { HEADER } from './policy/middleware';
import type { PatternOf } from './route-patterns';

export const CAPACITY: Capacity = { atOnce: 16, waiting: 32, patience: 3_000, turns: 16, share: 1 / 4 };

/** How many events of Stripe that are larger than any other body may be held in memory. */
const LARGE: Capacity = { ...CAPACITY, waiting: 16, turns: 1 };

/**
 * A process that is only busy is neither dead nor unready. Both answer many requests from one check a second.
 */
const FREE: readonly string[] = [apiRoutes.health, apiRoutes.ready];

/** Ranks: the higher, the later it is refused (docs/decisions/024-limits.md). Others have rank 0. */
const RANKS: readonly (readonly string[])[] = [
  ['/orders/[token]', '/orders/[token]/receipt', '/api/downloads/[token]'],
  [
    apiRoutes.createPaymentIntent,
    apiRoutes.createCheckoutSession,
    apiRoutes.orderContact,
    apiRoutes.orderClaim,
  ],
  // By it we learn that somebody has paid.
  [apiRoutes.stripeWebhook],
];

/**
 * Limits how many answers are made at a time; what is answered from memory comes before it. A request without
 * a place waits for a while, and is answered 503 with Retry-After when that was too long, or too many wait
 * already. X-Forwarded-For has to be one address (front/client-address.ts).
 */
export function underLoad(patternOf: PatternOf, words: BusyWords, capacity: Capacity = CAPACITY): Middleware {
  const enter = places(RANKS.length + 1, capacity);
  const enterLarge = places(1, { ...LARGE, share: capacity.share });
  const refused = busy(words);
  const [page, message] = [sender(refused.page), sender(refused.message)];
  return (next) => async (request, response) => {
    const route = patternOf(request.url ?? '');
    if (FREE.includes(route)) return next(request, response);
    const network = networkOf(request.headers['x-forwarded-for']?.toString() ?? null);
    const inside = async (entering: Promise<Entry>, work: (leave: () => void) => void | Promise<void>) => {
      const entry = await entering;
      if (entry === 'gone') return;
      if (entry === 'full') return (wantsPage(request.headers.accept) ? page : message)(response);
      try {
        await work(entry.leave);
      } finally {
        entry.leave();
      }
    };
    const answer = () => {
      const rank = RANKS.findIndex((routes) => routes.includes(route)) + 1;
      return inside(enter({ rank, network }, response), (leave) => {
        whenHandedOver(response, leave);
        return next(request, response);
      });
    };
    await arrived(request, response, MAX_BODY_BYTES);
    if (request.complete || route !== apiRoutes.stripeWebhook) return answer();
    return inside(enterLarge({ rank: 0, network }, response), async () => {
      await arrived(request, response, MAX_EVENT_BYTES);
      await answer();
    });
  };
}

/**
 * Waits until the body is in memory, so that a slow sender takes no place meanwhile. A body longer than
 * `most` bytes is not waited for: the handler that reads it refuses it.
 */
function arrived(
  request: IncomingMessage,
  response: ServerResponse,
  most: number,
): Promise<void> | undefined {
  const isHere = () => request.complete || request.readableLength > most;
  if (isHere() || response.destroyed) return undefined;
  return new Promise((resolve) => {
    const end = () => {
      request.off('readable', look);
      response.off('close', end);
      resolve();
    };
    const look = () => isHere() && end();
    request.on('readable', look);
    response.on('close', end);
    // Reads nothing, since that much has not come yet: it only raises how much Node buffers for us.
    if (request.readableHighWaterMark <= most) request.read(most + 1);
  });
}

/**
 * How long (ms) an answer keeps its place after its client has gone: some handlers never end their response.
 */
const GONE_MS = 10_000;

/**
 * Calls back once no more work is done for an answer: it is written, waits for a slow reader, or has lost its
 * client.
 */
function whenHandedOver(response: ServerResponse, then: () => void): void {
  response.once('close', () => (response.headersSent ? then() : setTimeout(then, GONE_MS).unref()));
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
