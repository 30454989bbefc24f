import compression from 'compression';
import type { Middleware } from './middleware';
import { headersByRule } from './next-internals/header-rules';
import { mayBeRedirected } from './next-internals/redirected-addresses';
import { routeHandlers } from './next-internals/route-handlers';
import type { PatternOf } from './route-patterns';

/**
 * Hands a call of the API to the handler that answers it, without the way through Next's router, which takes longer than
 * most handlers. What the router would have done besides is done here: the headers of next.config.mjs, and compression.
 * Whatever is not plainly a call, or was answered at build, goes on to Next. Addresses have to be readable
 * (front/acceptable.ts).
 * @throws Error when a rule of headers for a call looks at more than its address
 */
export function calls(build: string, patternOf: PatternOf): Middleware {
  const headersOf = headersByRule(build);
  const handlers = [...routeHandlers(build)].filter(([route]) => route.startsWith('/api/'));
  const routes = new Map(handlers.map(([route, answer]) => [route, { answer, headers: headersOf(route) }]));
  const compress = compression();
  return (next) => async (request, response) => {
    const { url = '' } = request;
    const [address = ''] = url.split('?', 1);
    const call = mayBeRedirected(address) ? undefined : routes.get(patternOf(url));
    if (!call) return next(request, response);
    for (const [name, value] of call.headers) response.setHeader(name, value);
    // What breaks on a connection ends its answer and nothing else.
    request.on('error', ignore);
    response.on('error', ignore);
    compress(request as Parameters<typeof compress>[0], response as Parameters<typeof compress>[1], ignore);
    await call.answer(request, response, address);
  };
}

const ignore = () => undefined;
