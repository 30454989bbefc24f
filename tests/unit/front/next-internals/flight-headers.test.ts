import * as next from 'next/dist/client/components/app-router-headers';
import { expect, test } from 'vitest';
import { asksForFlight, FLIGHT_HEADERS, flightHeaders } from '@/front/next-internals/flight-headers.mjs';

/** By this one only `next dev` is asked. */
const { NEXT_HMR_REFRESH_HEADER, NEXT_URL } = next;

test("the headers of a page's data are those that the installed Next reads", () => {
  const read = [...next.FLIGHT_HEADERS, NEXT_URL].filter((name) => name !== NEXT_HMR_REFRESH_HEADER);
  expect([...FLIGHT_HEADERS].sort()).toEqual([...read].sort());
});

test('data of a page is asked for in whole or in part, and a page without any of these headers', () => {
  const { RSC_HEADER, NEXT_ROUTER_PREFETCH_HEADER, NEXT_ROUTER_SEGMENT_PREFETCH_HEADER } = next;
  expect(flightHeaders('')).toEqual({ [RSC_HEADER]: '1' });
  expect(flightHeaders('/_tree')).toEqual({
    [RSC_HEADER]: '1',
    [NEXT_ROUTER_PREFETCH_HEADER]: '1',
    [NEXT_ROUTER_SEGMENT_PREFETCH_HEADER]: '/_tree',
  });
  expect([asksForFlight(flightHeaders('')), asksForFlight({ accept: 'text/html' })]).toEqual([true, false]);
});
