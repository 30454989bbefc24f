import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { builtRoutes, prerenderedPaths } from '../support/build-manifests';
import { aResult } from '../support/a-result';
import { A_RESULT, DEMOS, FILES, PAGES } from '../support/route-table';
import { siteEnvironment } from '../support/site-environment.mjs';

const ROWS = [...PAGES, ...FILES];

for (const row of PAGES) {
  // As a search engine reads it that runs no script.
  test.describe(() => {
    test.use({ javaScriptEnabled: Boolean(row.needsScript) });
    test(`${row.path} answers ${row.status} and says what it is`, async ({ page, request }) => {
      const response = await page.goto(await addressOf(row.path, request));
      expect(response?.status()).toBe(row.status);
      await expect(page).toHaveTitle(row.title);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(row.h1);

      const canonical = page.locator('link[rel=canonical]');
      const robots = page.locator('meta[name=robots]');
      if (row.index) {
        expect(new URL((await canonical.getAttribute('href'))!).href).toBe(fullAddress(row.path));
        await expect(robots).toHaveCount(0);
      } else {
        await expect(canonical).toHaveCount(0);
        await expect(robots.first()).toHaveAttribute('content', /noindex/);
      }
    });
  });
}

for (const { path, status, type } of FILES) {
  test(`${path} answers ${status} with ${type || 'nothing'}`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(status);
    expect(response.headers()['content-type'] ?? '').toBe(type);
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

test('/test-navigation names every demo', async ({ page }) => {
  await page.goto('/test-navigation');
  for (const path of DEMOS) await expect(page.getByRole('link', { name: path, exact: true })).toBeVisible();
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
