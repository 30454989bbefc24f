// Delete when the way through Next's router takes no longer than most handlers (decision 020).
// Test: tests/http/front.spec.ts
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { modulesManifest, renderedManifest, routesManifest } from './manifests';

/**
 * What the build makes of a route file. `handler` is as Next's documents on adapters tell it ("Invoking
 * Entrypoints").
 */
type Entrypoint = {
  handler: (request: IncomingMessage, response: ServerResponse, context: Context) => Promise<unknown>;
  routeModule: { ensureUserland: () => Promise<void>; userland: Partial<Record<string, Exported>> };
};

/**
 * Said here, so that the handler does not read it out of the request, of which Next's router believes less.
 */
type Context = { requestMeta: { hostname: string; query: object; params?: Params } };

/** What the file exports by the name of a method. */
type Exported = (request: Request, context: { params: Promise<Params> }) => Promise<Response> | Response;
type Params = Record<string, string> | undefined;

/** A Request needs a host, and no route reads it: BASE_URL says where the site is. */
export const HOST = 'localhost';

/** Of a route; `address` is the path of a request. */
type RouteHandler = {
  /**
   * What our file exports for this method, without Next around it, which takes longer than most of what it
   * does; no file uses anything of Next. Undefined for a method that Next answers.
   */
  own: (
    method: string,
    address: string,
  ) => Promise<((request: Request) => Promise<Response> | Response) | undefined>;
  /** The same with Next around it, for every method. */
  byNext: (request: IncomingMessage, response: ServerResponse, address: string) => Promise<unknown>;
};

/**
 * The route handlers that answer each request by themselves, by their routes; each is loaded when it is first
 * called.
 */
export function routeHandlers(build: string): Map<string, RouteHandler> {
  const load = createRequire(path.resolve(build, 'package.json'));
  const rendered = renderedManifest(build);
  const { dynamicRoutes } = routesManifest(build);
  const modules = Object.entries(modulesManifest(build)).filter(
    ([module, route]) =>
      module.endsWith('/route') && !(route in rendered.routes) && !(route in rendered.dynamicRoutes),
  );
  return new Map(
    modules.map(([module, route]) => {
      const paramsIn = paramsOf(route, dynamicRoutes.find(({ page }) => page === route)?.regex);
      let loaded: Entrypoint | undefined;
      const entrypoint = () => (loaded ??= load(`./server/app${module}.js`) as Entrypoint);
      return [
        route,
        {
          async own(method, address) {
            const { routeModule } = entrypoint();
            await routeModule.ensureUserland();
            const { [method]: exported, GET } = routeModule.userland;
            const handle = exported ?? (method === 'HEAD' ? GET : undefined);
            return handle && ((request) => handle(request, { params: Promise.resolve(paramsIn(address)) }));
          },
          byNext(request, response, address) {
            const requestMeta = { hostname: HOST, query: {}, params: paramsIn(address) };
            return entrypoint().handler(request, response, { requestMeta });
          },
        },
      ];
    }),
  );
}

/**
 * Reads what stands in an address in the place of [id].
 * @param regex what addresses of the route are like; undefined where it has no such place
 */
function paramsOf(route: string, regex?: string): (address: string) => Params {
  const names = Array.from(route.matchAll(/\[(\w+)\]/g), ([, name = '']) => name);
  if (!regex) return () => undefined;
  const pattern = new RegExp(regex);
  return (address) => {
    const [, ...values] = pattern.exec(address) ?? [];
    return Object.fromEntries(names.map((name, at) => [name, decodeURIComponent(values[at] ?? '')]));
  };
}
