import { isPrepared } from '@/lib/kernel/pages';
import { headersByRule } from '../next-internals/header-rules';
import { routesManifest } from '../next-internals/manifests';
import { MISSING_PAGE } from '../next-internals/own-addresses';
import type { Middleware } from '../middleware';
import { NO_ROUTE, type PatternOf } from '../route-patterns';
import { send } from './files';
import { type More, prepare, readerOf } from './store';
import type { Recorded } from './records';

/**
 * What somebody may have typed or linked to. Addresses of other signs may mean something to Next, and no
 * person's words.
 */
const PLAIN = /^(?:\/[a-z\d][\w-]*)+$/i;

/** There may be a page tomorrow, and nothing that stands on the way is to know better. */
const KEPT_BY_NOBODY = 'private, no-cache, no-store, max-age=0, must-revalidate';

/**
 * Answers an address that leads nowhere out of memory, with the page that says so, which needs no React. Next
 * answers where something else is to be said: a redirect, a call, headers of another place.
 * @throws Error when the build has recorded no such page
 */
export function missing(
  answers: readonly Recorded[],
  { build, patternOf, more }: { build: string; patternOf: PatternOf; more: More },
): Middleware {
  const recorded = answers.find(({ path }) => path === MISSING_PAGE);
  if (!recorded) throw new Error('The build has recorded no page for 404 (front/static/missing.ts).');
  const headers = recorded.headers.map(([name, value]): [string, string] =>
    name === 'Cache-Control' ? [name, KEPT_BY_NOBODY] : [name, value],
  );
  const page = prepare({ ...recorded, headers }, more(recorded), readerOf(build));
  // Next, too, compares them whatever letters are small.
  const redirects = routesManifest(build).redirects.map(({ regex }) => new RegExp(regex, 'i'));
  const rules = headersByRule(build);
  const headersOf = (path: string) => JSON.stringify([...(rules(path) ?? [])]);
  const own = headersOf(MISSING_PAGE);

  return (next) => (request, response) => {
    const { method, url = '' } = request;
    const [path = ''] = url.split('?', 1);
    const leadsNowhere =
      (method === 'GET' || method === 'HEAD') &&
      PLAIN.test(path) &&
      !path.startsWith('/api/') &&
      patternOf(url) === NO_ROUTE &&
      !redirects.some((redirected) => redirected.test(path)) &&
      !isPrepared(path) && // below such a page its policy holds
      headersOf(path) === own;
    return leadsNowhere ? send(page, request, response) : next(request, response);
  };
}
