// Delete when Next documents them. Test: tests/unit/front/next-internals/flight-headers.test.ts

/** By what the router in the browser says which data of a page ("flight") it wants. */
export const FLIGHT_HEADERS = [
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-url',
];

/**
 * @param {import('node:http').IncomingHttpHeaders} headers of a request
 * @returns {boolean} whether the data of a page is asked for, and not the page
 */
export const asksForFlight = (headers) => headers.rsc !== undefined;

/**
 * @param {string} segment the name of a part of a page's data; '' is all of it
 * @returns {Record<string, string>} the headers by which the router asks for it ahead
 */
export const flightHeaders = (segment) => ({
  rsc: '1',
  ...(segment && { 'next-router-prefetch': '1', 'next-router-segment-prefetch': segment }),
});
