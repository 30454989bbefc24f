// Delete when Next says in Vary what a page's data depends on, and no longer redirects to an address with a hash.
// Test: tests/unit/front/next-internals/flight-address.test.ts
import type { IncomingHttpHeaders } from 'node:http';
import { computeCacheBustingSearchParam } from 'next/dist/shared/lib/router/utils/cache-busting-search-param';

/**
 * Which part of a page's data the router asks for; '' is all of it. The address says what the headers say, by a hash over
 * them, so that no cache takes one part for the other.
 * @param query what stands behind the question mark
 * @returns null where the two disagree, or the headers ask for something else: Next answers that, with a redirect for one
 */
export async function flightSegment(headers: IncomingHttpHeaders, query: string): Promise<string | null> {
  const prefetch = headers['next-router-prefetch'];
  const segment = headers['next-router-segment-prefetch'] ?? '';
  if (Array.isArray(segment) || (prefetch !== undefined && prefetch !== '1')) return null;
  const expected = await computeCacheBustingSearchParam(
    prefetch,
    headers['next-router-segment-prefetch'],
    headers['next-router-state-tree'],
    headers['next-url'],
  );
  const isExpected = query === `_rsc=${expected}` || (expected === '' && query === '_rsc');
  return isExpected ? segment : null;
}
