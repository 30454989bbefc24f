import { expect, test } from '@playwright/test';
import { siteRoutes } from '../../app/test-navigation/site-routes';
import { A_RESULT, FILES, PAGES } from '../support/route-table';
import { aResult } from '../support/suite-data';

/**
 * Who has such an address may read what is there: no cache keeps it, no other site learns of it, no search
 * engine lists it.
 */
const SECRET = /\[(token|id)\]/;
const addresses = [...PAGES, ...FILES].filter(({ route }) => SECRET.test(route)).map(({ path }) => path);

test('every route with an id or a token in its address has an address to be tried', () => {
  const routes = new Set(
    [...PAGES, ...FILES].map(({ route }) => route.replaceAll('[', '{').replaceAll(']', '}')),
  );
  const secret = siteRoutes([])
    .map(({ route }) => route)
    .filter((route) => /\{(token|id)\}/.test(route));
  expect(secret.filter((route) => !routes.has(route))).toEqual([]);
  expect(addresses.length).toBeGreaterThan(10);
});

for (const address of addresses)
  test(`${address} is kept nowhere, tells no other site where somebody was, and is not listed`, async ({
    request,
  }) => {
    const path = address === A_RESULT ? await aResult(request) : address;
    const headers = (await request.get(path, { maxRedirects: 0 })).headers();
    expect.soft(headers['cache-control']).toContain('no-store');
    expect.soft(headers['referrer-policy']).toBe('no-referrer');
    expect.soft(headers['x-robots-tag']).toContain('noindex');
  });
