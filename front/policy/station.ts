import { randomBytes } from 'node:crypto';
import type { Station } from '../answer';
import type { Recorded } from '../static/records';
import { policy, REPORTS, type Site } from './policy';

const HEADER = 'Content-Security-Policy';
export type Line = [name: string, value: string];

/** Drawings that are opened by themselves could run scripts: ours have none. */
const DRAWING = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";
const ENDPOINT: Line = ['Reporting-Endpoints', `policy="${REPORTS}"`];

/** What an answer that was recorded gets besides: the hashes of its scripts are known. */
export function policyOf(site: Site): (answer: Recorded) => Line[] {
  return (answer) => {
    const type = answer.headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? '';
    if (type.startsWith('image/svg')) return [[HEADER, DRAWING]];
    if (!type.startsWith('text/html')) return [];
    return [[HEADER, policy(site, answer.path, answer.scripts)], ENDPOINT];
  };
}

/**
 * Gives what Next answers a policy with a nonce, which Next reads in the request and writes into the scripts of a page that
 * it renders now. Where it sends a page rendered at build after all, the scripts of that page are named by their hashes.
 */
export function policies(site: Site, recorded: readonly Recorded[]): Station {
  const hashes = new Map(
    recorded.filter(({ flight }) => flight === null).map((one) => [one.path, one.scripts]),
  );
  const instead = recorded.filter(({ status, flight }) => status !== 200 && flight === null);
  const anywhere = new Set(instead.flatMap(({ scripts }) => scripts));
  return (next) => (request, response) => {
    const pathname = decoded((request.url ?? '').split('?', 1)[0]!);
    const nonce = `'nonce-${randomBytes(16).toString('base64')}'`;
    const scripts = hashes.get(pathname) ?? [nonce, ...anywhere];
    const line = policy(site, pathname, scripts);
    request.headers['content-security-policy'] = line;
    response.setHeader(HEADER, line);
    response.setHeader(...ENDPOINT);
    return next(request, response);
  };
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
