import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { LinkChecker, LinkState } from 'linkinator';
import { loadContent } from '@/lib/content/load';
import { productFilePath } from '@/lib/shop/rules/product-file';
import { CONTENT } from '../support/content-folder';
import { nu } from './nu';
import { A_RESULT, PAGES } from '../support/route-table';
import { siteEnvironment } from '../support/site-environment.mjs';
import { aResult } from '../support/suite-data';

const SITE = siteEnvironment.BASE_URL;

const DEMOS = loadContent(CONTENT).toolbox.demos.items;
/** The page of the bundle that is sold: the tests' own content has a stand-in for it. */
const SHIPPED = path.join(import.meta.dirname, '../../content');
const SOLD = loadContent(SHIPPED)
  .products.at(-1)!
  .files.filter(({ name }) => name.endsWith('.html'));

test('the W3C checker finds no error in any page or demo, nor in what is sold', async ({ request }) => {
  test.setTimeout(120_000);
  const pages: { name: string; html: Buffer }[] = [];
  for (const name of [...PAGES.map((page) => page.path), ...DEMOS.map((demo) => demo.path)]) {
    const response = await request.get(name === A_RESULT ? await aResult(request) : name);
    pages.push({ name, html: await response.body() });
  }
  for (const file of SOLD)
    pages.push({ name: file.name, html: fs.readFileSync(path.join(SHIPPED, productFilePath(file))) });
  expect(await nu(pages)).toEqual([]);
});

/**
 * It links to what answers with an error, on purpose; nothing links to it, and the route table checks its
 * addresses.
 */
const NOT_CRAWLED = '/test-navigation';
const START = PAGES.filter(({ status, rendering }) => status === 200 && rendering === 'static')
  .map(({ path: address }) => address)
  .filter((address) => address !== NOT_CRAWLED);

test('no page links to an address or an anchor of this site that is not there', async () => {
  test.setTimeout(120_000);
  const elsewhere = new RegExp(`^(?!${SITE}(/|$))`);
  const { links } = await new LinkChecker().check({
    path: START.map((address) => SITE + address),
    checkFragments: true,
    concurrency: 4,
    // It asks for all pages of the list at once, more than one network may: those that are told 503 it asks
    // for again.
    retryErrors: true,
    retryErrorsCount: 5,
    retryErrorsJitter: 500,
    linksToSkip: (link) => Promise.resolve(elsewhere.test(link)),
  });
  const dead = links.filter(({ state }) => state === LinkState.BROKEN);
  const linkedFrom = new Map(dead.map(({ url, status, parent }) => [`${url} (${status})`, parent]));
  expect([...linkedFrom].map(([address, parent]) => `${address} on ${parent}`)).toEqual([]);
  expect(links.filter(({ state }) => state === LinkState.OK).length).toBeGreaterThan(PAGES.length);
});
