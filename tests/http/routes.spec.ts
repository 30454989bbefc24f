import { type APIRequestContext, expect, test } from '@playwright/test';
import { builtRoutes, prerenderedPaths } from './build-manifests';
import { getPage } from '../support/html';
import { A_RESULT, DEMOS, FILES, PAGES } from '../support/route-table';
import { siteEnvironment } from '../support/site-environment.mjs';
import { aResult } from '../support/suite-data';

const ROWS = [...PAGES, ...FILES];

/** What a page below others is about; the way to it comes first. */
const BELOW = { '/toolbox/': 'Product', '/library/': 'Article' };
const ABOUT: Record<string, string[]> = {
  '/': ['Organization', 'WebSite'],
  '/library/coaching-for-bakeries': ['BreadcrumbList'],
};

function typesOf(path: string): string[] {
  const below = Object.entries(BELOW).find(([start]) => path.startsWith(start));
  return ABOUT[path] ?? ['BreadcrumbList', ...(below ? [below[1]] : [])];
}

/**
 * Who has an address with a key may read what is there: no cache keeps it, no other site learns of it, no
 * search engine lists it.
 */
function expectToBeSecret({ route }: { route: string }, headers: Record<string, string>): void {
  if (!/\[(token|id)\]/.test(route)) return;
  expect(headers['cache-control']).toContain('no-store');
  expect(headers['referrer-policy']).toBe('no-referrer');
  expect(headers['x-robots-tag']).toContain('noindex');
}

/** Nothing is marked up in the HTML itself, reviews least of all. */
const MARKED_UP = /<[^>]* (itemscope|typeof|vocab)[ =>]|AggregateRating|"Review"/;

// As a search engine reads it that runs no script.
for (const row of PAGES.filter(({ needsScript }) => !needsScript)) {
  test(`${row.path} answers ${row.status} and says what it is`, async ({ request }) => {
    const { status, headers, html, texts, values } = await getPage(
      request,
      await addressOf(row.path, request),
    );
    expect(status).toBe(row.status);
    expectToBeSecret(row, headers);
    expect(texts('title:not(svg title)')).toEqual([row.title]);
    const headings = texts('h1:not([hidden] h1)');
    expect(headings).toEqual([row.h1 ?? expect.stringMatching(/./)]);

    const canonical = values('link[rel=canonical]', 'href').map((href) => new URL(href!).href);
    const robots = values('meta[name=robots]', 'content');
    expect(canonical).toEqual(row.index ? [fullAddress(row.path)] : []);
    if (row.index) expect(robots).toEqual([]);
    else expect(robots[0]).toMatch(/noindex/);

    const things = texts('script[type="application/ld+json"]').flatMap((json) =>
      (JSON.parse(json) as { '@graph': { '@type': string }[] })['@graph'].map((thing) => thing['@type']),
    );
    expect(things).toEqual(row.index ? typesOf(row.path) : []);
    if (!row.index) expect(values('meta[property^="og:"]', 'content')).toEqual([]);
    expect(html).not.toMatch(MARKED_UP);
  });
}

for (const row of PAGES.filter(({ status }) => status === 404))
  test(`${row.path} says without JavaScript that it is not there`, async ({ request }) => {
    const answer = await request.get(row.path);
    expect(answer.status()).toBe(404);
    expectToBeSecret(row, answer.headers());
    const html = await answer.text();
    expect(html).toMatch(new RegExp(`<h1[^>]*>${row.h1}</h1>`));
    expect(html).not.toMatch(MARKED_UP);
  });

for (const row of FILES) {
  test(`${row.path} answers ${row.status} with ${row.type || 'nothing'}`, async ({ request }) => {
    const response = await request.get(row.path);
    expect(response.status()).toBe(row.status);
    expect(response.headers()['content-type'] ?? '').toBe(row.type);
    expectToBeSecret(row, response.headers());
  });
}

test('what is called static was rendered while the site was built, and nothing else was', () => {
  const missing = ROWS.filter(({ rendering }) => rendering === 'static').filter(
    ({ path, route }) => !prerenderedPaths().includes(path) && !prerenderedPaths().includes(route),
  );
  expect(missing.map(({ path }) => path)).toEqual([]);
  const dynamic = ROWS.filter(({ rendering }) => rendering === 'dynamic');
  expect(dynamic.filter(({ path }) => prerenderedPaths().includes(path))).toEqual([]);
  const named = ROWS.flatMap(({ path, route }) => [path, route]);
  expect(prerenderedPaths().filter((path) => !named.includes(path) && !INTERNAL.includes(path))).toEqual([]);
});

test('the table names every route of the build, and only those', () => {
  const named = new Set(ROWS.map(({ route }) => route));
  expect(builtRoutes().filter((route) => !named.has(route) && !INTERNAL.includes(route))).toEqual([]);
  expect([...named].filter((route) => !builtRoutes().includes(route))).toEqual([]);
});

test('the sitemap lists the pages that may be shown and the demos, and no others', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = Array.from(sitemap.matchAll(/<loc>(.*?)<\/loc>/g), ([, address]) => address);
  const shown = PAGES.filter(({ index }) => index).map(({ path }) => path);
  expect(DEMOS).toHaveLength(9);
  expect(listed.sort()).toEqual([...shown, ...DEMOS].map(fullAddress).sort());
});

test('no two pages have the same title or description', async ({ request }) => {
  const said: string[] = [];
  for (const { path } of PAGES.filter(({ index }) => index)) {
    const { texts, values } = await getPage(request, path);
    said.push(...texts('title:not(svg title)'), ...values('meta[name=description]', 'content').map(String));
  }
  expect(said.filter((one, at) => said.indexOf(one) < at)).toEqual([]);
});

test('robots.txt keeps nobody from reading that a page may not be shown', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  const closed = Array.from(robots.matchAll(/^Disallow: (.+)$/gm), ([, path]) => path);
  expect(closed).toEqual(['/api/']);
  expect(robots).toContain(`Sitemap: ${siteEnvironment.BASE_URL}/sitemap.xml`);
});

/** Pages that Next makes by itself and that nobody can ask for by an address of ours. */
const INTERNAL = ['/_global-error'];

const fullAddress = (path: string) => new URL(path, siteEnvironment.BASE_URL).href;

async function addressOf(path: string, request: APIRequestContext): Promise<string> {
  return path === A_RESULT ? aResult(request) : path;
}
