import { setCacheBustingSearchParam } from 'next/dist/client/components/router-reducer/set-cache-busting-search-param';
import { expect, test } from 'vitest';
import { flightSegment } from '@/front/next-internals/flight-address';
import { flightHeaders } from '@/front/next-internals/flight-headers.mjs';

/** The query of the address that the router in the browser makes for these headers. */
async function queryFor(headers: Record<string, string>): Promise<string> {
  const url = new URL('https://site.test/toolbox');
  await setCacheBustingSearchParam(url, headers);
  return url.search.slice(1);
}

test.each(['', '/_tree', '/toolbox/__PAGE__'])(
  'the address of part %j is that of the installed router',
  async (part) => {
    for (const headers of [flightHeaders(part), { ...flightHeaders(part), 'next-url': '/' }])
      expect(await flightSegment(headers, await queryFor(headers))).toBe(part);
  },
);

test('an address for other headers, or for none, is left to Next', async () => {
  const headers = flightHeaders('/_tree');
  for (const query of ['', '_rsc', '_rsc=wrong', await queryFor(flightHeaders('/toolbox'))])
    expect(await flightSegment(headers, query), query).toBeNull();
});

test('another kind of prefetch is left to Next', async () => {
  const headers = { ...flightHeaders('/_tree'), 'next-router-prefetch': '2' };
  expect(await flightSegment(headers, await queryFor(headers))).toBeNull();
});
