import * as ofNext from 'next/dist/client/components/app-router-headers';
import { expect, test } from 'vitest';
import { isAskedByRouter, isForRouter } from '@/front/next-internals/router-headers';

test('every header by which the router of the installed Next asks is known', () => {
  expect(ofNext.FLIGHT_HEADERS.length).toBeGreaterThan(3);
  expect(ofNext.FLIGHT_HEADERS.filter((name) => !isAskedByRouter(name))).toEqual([]);
  expect(['cookie', 'referer', 'x-next', 'authorization'].filter(isAskedByRouter)).toEqual([]);
});

test('every header by which the installed Next tells its router something is known', () => {
  const { NEXT_ROUTER_STALE_TIME_HEADER, NEXT_DID_POSTPONE_HEADER, NEXT_IS_PRERENDER_HEADER } = ofNext;
  const told = [NEXT_ROUTER_STALE_TIME_HEADER, NEXT_DID_POSTPONE_HEADER, NEXT_IS_PRERENDER_HEADER];
  expect(told.filter((name) => !isForRouter(name))).toEqual([]);
  expect(isForRouter('X-Nextjs-Cache')).toBe(true);
  expect(isForRouter('etag')).toBe(false);
});
