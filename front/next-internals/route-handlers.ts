import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import compression from 'compression';
import type { Station } from '../middleware';
import { readManifest } from './manifest';
import type { PatternOf } from '../route-patterns';
import type { Recorded } from '../static/records';

/** What the build makes of a route handler, as Next's documents on adapters tell it ("Invoking Entrypoints"). */
type Entrypoint = {
  handler: (request: IncomingMessage, response: ServerResponse, context: Context) => Promise<unknown>;
};

/** Said here, so that the handler does not read it out of the request, of which Next's router believes less. */
type Context = { requestMeta: { hostname: string; query: object; params?: Record<string, string> } };

/** One of the rules of headers in routes-manifest.json; with `has` or `missing` it looks at more than the address. */
type Rule = {
  source: string;
  regex: string;
  headers: { key: string; value: string }[];
  has?: unknown;
  missing?: unknown;
};
type Manifest = { headers: Rule[]; dynamicRoutes: { page: string; regex: string }[] };

type Call = {
  headers: Map<string, string>;
  answer: Entrypoint['handler'];
  /** What stands in an address in the place of [id]; none where the route has no such place. */
  paramsIn: (address: string) => Record<string, string> | undefined;
};

/** Next would redirect these to an address that is written properly. */
const UNTIDY = /#|\/$|\/\/|\\|\/(\.|%2e){1,2}(\/|$)/i;

/** Nobody reads the host of an address: where the site is says BASE_URL. */
const HOST = 'localhost';

/**
 * Hands a call of the API to the handler that answers it, without the way through Next's router, which takes longer than
 * most handlers. What the router would have done besides is done here: the headers of next.config.mjs, and compression.
 * Whatever is not plainly a call, or was answered at build, goes on to Next. Addresses have to be readable
 * (front/acceptable.ts).
 * @throws Error when a rule of headers for a call looks at more than its address
 */
export function calls(build: string, recorded: readonly Recorded[], patternOf: PatternOf): Station {
  const rendered = new Set(recorded.map((one) => one.path));
  const routes = callsOf(build, (route) => route.startsWith('/api/') && !rendered.has(route));
  const compress = compression();
  return (next) => async (request, response) => {
    const { url = '' } = request;
    const [address = ''] = url.split('?', 1);
    const call = UNTIDY.test(address) ? undefined : routes.get(patternOf(url));
    if (!call) return next(request, response);
    for (const [name, value] of call.headers) response.setHeader(name, value);
    // What breaks on a connection ends its answer and nothing else.
    request.on('error', ignore);
    response.on('error', ignore);
    compress(request as Parameters<typeof compress>[0], response as Parameters<typeof compress>[1], ignore);
    const requestMeta = { hostname: HOST, query: {}, params: call.paramsIn(address) };
    await call.answer(request, response, { requestMeta });
  };
}

const ignore = () => undefined;

/** The calls by their routes, each loaded when it is first asked for. */
function callsOf(build: string, isWanted: (route: string) => boolean): Map<string, Call> {
  const handlers = readManifest<Record<string, string>>(build, 'app-path-routes-manifest.json');
  const { headers: rules, dynamicRoutes } = readManifest<Manifest>(build, 'routes-manifest.json');
  const load = createRequire(path.join(build, 'package.json'));
  return new Map(
    Object.entries(handlers)
      .filter(([handler, route]) => handler.endsWith('/route') && isWanted(route))
      .map(([handler, route]) => {
        let entrypoint: Entrypoint | undefined;
        const answer: Call['answer'] = (...call) =>
          (entrypoint ??= load(`./server/app${handler}.js`) as Entrypoint).handler(...call);
        return [
          route,
          { headers: headersOf(route, rules), answer, paramsIn: paramsOf(route, dynamicRoutes) },
        ];
      }),
  );
}

/** What the rules say of a route; the last one that names a header wins. */
function headersOf(route: string, rules: Rule[]): Map<string, string> {
  const matching = rules.filter(({ regex }) => new RegExp(regex).test(route));
  for (const { source, has, missing } of matching)
    if (has || missing)
      throw new Error(`${route}: front/calls.ts can't keep the rule of headers for ${source}.`);
  return new Map(matching.flatMap(({ headers }) => headers.map(({ key, value }) => [key, value] as const)));
}

function paramsOf(route: string, dynamicRoutes: Manifest['dynamicRoutes']): Call['paramsIn'] {
  const names = Array.from(route.matchAll(/\[(\w+)\]/g), ([, name = '']) => name);
  const regex = dynamicRoutes.find(({ page }) => page === route)?.regex;
  if (!regex) return () => undefined;
  const pattern = new RegExp(regex);
  return (address) => {
    const [, ...values] = pattern.exec(address) ?? [];
    return Object.fromEntries(names.map((name, at) => [name, decodeURIComponent(values[at] ?? '')]));
  };
}
