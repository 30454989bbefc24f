import fs from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import compression from 'compression';
import type { Station } from './answer';
import type { PatternOf } from './route-patterns';
import type { Recorded } from './static/records';

/** What the build makes of a route handler, as Next's documents on adapters tell it ("Invoking Entrypoints"). */
type Entrypoint = {
  handler: (request: IncomingMessage, response: ServerResponse, context: object) => Promise<unknown>;
};

/** One of the rules of headers in routes-manifest.json; with `has` or `missing` it looks at more than the address. */
type Rule = { regex: string; headers: { key: string; value: string }[]; has?: unknown; missing?: unknown };

type Call = { headers: Map<string, string>; answer: Entrypoint['handler'] };

/** Next would redirect these to an address that is written properly. */
const UNTIDY = /\/$|\/\/|\\/;

/**
 * Hands a call of the API to the handler that answers it, without the way through Next's router, which takes longer than
 * most handlers. What the router would have done besides is done here: the headers of next.config.mjs, and gzip. Whatever is
 * not plainly a call, or was answered at build, goes on to Next. Addresses have to be readable (front/readable.ts).
 */
export function calls(build: string, recorded: readonly Recorded[], patternOf: PatternOf): Station {
  const rendered = new Set(recorded.map((one) => one.path));
  const routes = callsOf(build, (route) => route.startsWith('/api/') && !rendered.has(route));
  const compressed = compression();
  return (next) => async (request, response) => {
    const { url = '' } = request;
    const [address = ''] = url.split('?', 1);
    const call = UNTIDY.test(address) ? undefined : routes.get(patternOf(url))?.();
    if (!call) return next(request, response);
    for (const [name, value] of call.headers) response.setHeader(name, value);
    compressed(
      request as Parameters<typeof compressed>[0],
      response as Parameters<typeof compressed>[1],
      () => undefined,
    );
    await call.answer(request, response, {});
  };
}

/** The calls by their routes, each loaded when it is first asked for. */
function callsOf(build: string, isWanted: (route: string) => boolean): Map<string, () => Call> {
  const handlers = readManifest<Record<string, string>>(build, 'app-path-routes-manifest.json');
  const { headers: rules } = readManifest<{ headers: Rule[] }>(build, 'routes-manifest.json');
  const load = createRequire(path.join(build, 'package.json'));
  return new Map(
    Object.entries(handlers)
      .filter(([handler, route]) => handler.endsWith('/route') && isWanted(route))
      .map(([handler, route]) => {
        let call: Call | undefined;
        const made = () => ({
          headers: headersOf(route, rules),
          answer: (load(`./server/app${handler}.js`) as Entrypoint).handler,
        });
        return [route, () => (call ??= made())];
      }),
  );
}

/** What the rules say of a route; the last one that names a header has its way. */
function headersOf(route: string, rules: Rule[]): Map<string, string> {
  const matching = rules.filter(
    ({ regex, has, missing }) => !has && !missing && new RegExp(regex).test(route),
  );
  return new Map(matching.flatMap(({ headers }) => headers.map(({ key, value }) => [key, value] as const)));
}

function readManifest<T>(build: string, name: string): T {
  return JSON.parse(fs.readFileSync(path.join(build, name), 'utf8')) as T;
}
