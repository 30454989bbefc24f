// Delete when the way through Next's router takes no longer than most handlers (decision 020). Test: tests/http/front.spec.ts
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { modulesManifest, renderedManifest, routesManifest } from './manifests';

/** What the build makes of a route handler, as Next's documents on adapters tell it ("Invoking Entrypoints"). */
type Entrypoint = {
  handler: (request: IncomingMessage, response: ServerResponse, context: Context) => Promise<unknown>;
};

/** Said here, so that the handler does not read it out of the request, of which Next's router believes less. */
type Context = { requestMeta: { hostname: string; query: object; params?: Record<string, string> } };

/** @param address the path of the request */
type RouteHandler = (request: IncomingMessage, response: ServerResponse, address: string) => Promise<unknown>;

/** A Request needs a host, and no route reads it: BASE_URL says where the site is. */
const HOST = 'localhost';

/** The route handlers that answer each request by themselves, by their routes; each is loaded when it is first called. */
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
      let entrypoint: Entrypoint | undefined;
      return [
        route,
        (request, response, address) => {
          entrypoint ??= load(`./server/app${module}.js`) as Entrypoint;
          const requestMeta = { hostname: HOST, query: {}, params: paramsIn(address) };
          return entrypoint.handler(request, response, { requestMeta });
        },
      ];
    }),
  );
}

/**
 * Reads what stands in an address in the place of [id].
 * @param regex what addresses of the route are like; undefined where it has no such place
 */
function paramsOf(route: string, regex?: string): (address: string) => Record<string, string> | undefined {
  const names = Array.from(route.matchAll(/\[(\w+)\]/g), ([, name = '']) => name);
  if (!regex) return () => undefined;
  const pattern = new RegExp(regex);
  return (address) => {
    const [, ...values] = pattern.exec(address) ?? [];
    return Object.fromEntries(names.map((name, at) => [name, decodeURIComponent(values[at] ?? '')]));
  };
}
