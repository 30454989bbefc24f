import { randomBytes } from 'node:crypto';
import type { Middleware } from '../middleware';
import { useNonceOf } from '../next-internals/nonce';
import type { PatternOf } from '../route-patterns';
import type { Recorded } from '../static/records';
import { BARE, policy, REPORTS, type Site } from './policy';

export const HEADER = 'Content-Security-Policy';
type Line = [name: string, value: string];

const ENDPOINT: Line = ['Reporting-Endpoints', `policy="${REPORTS}"`];

/** The policy of an answer that was recorded: the hashes of its scripts are known. */
export function policyOf(site: Site): (answer: Recorded) => Line[] {
  return (answer) => {
    const type = answer.headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? '';
    if (type.startsWith('image/svg') || isCall(answer.path)) return [[HEADER, BARE]];
    if (!type.startsWith('text/html')) return [];
    return [[HEADER, policy(site, answer.path, answer.scripts, answer.styles)], ENDPOINT];
  };
}

/**
 * Gives what Next answers a policy with a nonce, which Next writes into the scripts of a page that it renders
 * now. Where it sends a page rendered at build after all, such as the one for 404, the scripts of that page
 * are named by their hashes. Addresses have to be readable (front/acceptable.ts).
 */
export function policies(site: Site, recorded: readonly Recorded[], patternOf: PatternOf): Middleware {
  const hashes = new Map(recorded.map((one) => [one.path, one.renderedScripts]));
  const instead = recorded.filter(({ status }) => status !== 200);
  const anywhere = new Set(instead.flatMap(({ renderedScripts }) => renderedScripts));
  return (next) => (request, response) => {
    const { url = '' } = request;
    // Where the API has no such endpoint, a page of ours says so.
    if (isCall(patternOf(url))) {
      response.setHeader(HEADER, BARE);
      return next(request, response);
    }
    const asked = url.split('?', 1)[0]!;
    const pathname = decodeURIComponent(asked);
    const nonce = `'nonce-${randomBytes(16).toString('base64')}'`;
    const own = hashes.get(pathname);
    // Next knows some pages by an encoded address, too, and answers others with the page for 404.
    const scripts = own && asked === pathname ? own : [...(own ?? [nonce]), ...anywhere];
    const line = policy(site, pathname, scripts);
    useNonceOf(line, request);
    response.setHeader(HEADER, line);
    response.setHeader(...ENDPOINT);
    return next(request, response);
  };
}

const isCall = (route: string) => route.startsWith('/api/');
