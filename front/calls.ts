import compression from 'compression';
import type { Middleware } from './middleware';
import { headersByRule } from './next-internals/header-rules';
import { mayBeRedirected } from './next-internals/redirected-addresses';
import { HOST, routeHandlers } from './next-internals/route-handlers';
import { requestOver, sendOver } from './over-node';
import type { PatternOf } from './route-patterns';

/**
 * Hands a call of the API to what our route file exports for it, without the way through Next, which takes
 * longer than most calls do. What Next would have done besides is done here: the headers of next.config.mjs,
 * and compression. Whatever is not plainly a call, or was answered at build, goes on to Next. Addresses have
 * to be readable (front/acceptable.ts).
 * @throws Error when a rule of headers for a call looks at more than its address
 */
export function calls(build: string, patternOf: PatternOf): Middleware {
  const rules = headersByRule(build);
  const headersOf = (route: string) => {
    const headers = rules(route);
    if (!headers) throw new Error(`${route}: front/calls.ts can't keep its rule for headers.`);
    return headers;
  };
  const handlers = [...routeHandlers(build)].filter(([route]) => route.startsWith('/api/'));
  const routes = new Map(handlers.map(([route, handler]) => [route, { handler, headers: headersOf(route) }]));
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
    const { method = '' } = request;
    // A body that is not here as a whole is more than the call may take, or comes from who has gone.
    const own = request.complete ? await call.handler.own(method, address) : undefined;
    if (!own) return void (await call.handler.byNext(request, response, address));
    const answer = await own(requestOver(request, `http://${HOST}${url}`));
    await sendOver(response, answer, method === 'HEAD');
  };
}

const ignore = () => undefined;
