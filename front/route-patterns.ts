import path from 'node:path';
import { filesIn } from './next-internals/built-addresses';
import { routesManifest } from './next-internals/manifests';
import { NEXT_FILES } from './next-internals/own-addresses';

/**
 * Names the route that an address belongs to, such as /orders/[token]: what stands in its place in logs and
 * metrics.
 */
export type PatternOf = (url: string) => string;

/**
 * For an address that belongs to none. It may be anything: a token with a dot behind it, somebody's mail
 * address.
 */
export const NO_ROUTE = '(none)';

/** @param build the build folder @param files the folder of public files */
export function routePatterns(build: string, files: string): PatternOf {
  const { staticRoutes, dynamicRoutes } = routesManifest(build);
  const known = new Map(staticRoutes.map(({ page }) => [page, page]));
  for (const file of filesIn(files, '')) known.set(file, path.posix.join(path.posix.dirname(file), '[file]'));
  const dynamic = dynamicRoutes.map(({ page, regex }) => ({ page, matches: new RegExp(regex) }));

  function patternOf(url: string): string {
    const [address = ''] = url.split(/[?#]/, 1);
    const route = known.get(address);
    if (route) return route;
    if (address.startsWith(NEXT_FILES)) return `${NEXT_FILES}[file]`;
    return dynamic.find(({ matches }) => matches.test(address))?.page ?? NO_ROUTE;
  }

  // One request is asked about by several middlewares, one after the other.
  let last = { url: '', route: patternOf('') };
  return (url) => {
    if (url !== last.url) last = { url, route: patternOf(url) };
    return last.route;
  };
}
