import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { routes } from '@/lib/kernel/routes';
import { loadContent } from '@/lib/content/load';
import { expect, test } from '../support/browser';
import { CONTENT } from '../support/content-folder';
import { gate } from '../support/diagnostic-page';

const [product] = loadContent(CONTENT).products;

/** One of each type, with an element that is set in the face of texts. */
const PAGES = [
  routes.home,
  routes.testimonials,
  routes.bookCall,
  routes.sprintProgram,
  routes.toolbox,
  routes.product(product!.slug),
  routes.privacyPolicy,
  routes.termsOfService,
  routes.diagnostic,
];

const TEXT = '.foot-link';
/** The only face of a page's that comes with it: glyphs of its own headline. */
const OURS = 'Brygada 1918';

/** The faces that the words of an element are set in, each once, as the browser names them. */
async function facesOf(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  const used = await Promise.all(
    nodeIds.map((nodeId) => session.send('CSS.getPlatformFontsForNode', { nodeId })),
  );
  await session.detach();
  return [...new Set(used.flatMap(({ fonts }) => fonts.map(({ familyName }) => familyName)))];
}

/** Notes how far anything on the page moves by itself, from its beginning. */
const noteShifts = (page: Page) =>
  page.addInitScript(() => {
    const noted = Object.assign(window, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) noted.shifts += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Typefaces that were asked for before the page was there. */
const early = () => {
  const [{ loadEventStart }] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming];
  return performance
    .getEntriesByType('resource')
    .filter(({ name, startTime }) => name.endsWith('.woff2') && startTime < loadEventStart)
    .map(({ name }) => name);
};

const typefacesNoted = (page: Page) =>
  expect.poll(() => page.evaluate(() => localStorage.getItem('plumbline.typefaces'))).toContain('.woff2');

test.describe('with nothing but its HTML', () => {
  test.use({ expectedErrors: ['Failed to load resource'] });

  for (const path of PAGES) {
    test(`${path} has its headline in our face`, async ({ page }) => {
      await page.route('**', (route) =>
        route.request().resourceType() === 'document' ? route.continue() : route.abort(),
      );
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      expect(await facesOf(page, 'h1, [data-headline], [data-headline] em')).toEqual([OURS]);
      expect(await facesOf(page, TEXT)).not.toContain('Public Sans');
    });
  }
});

for (const path of PAGES) {
  test(`${path} stays in the faces it began with, and moves nothing`, async ({ page }) => {
    await noteShifts(page);
    await page.goto(path);
    const [before] = await facesOf(page, TEXT);
    await typefacesNoted(page);
    // Where React comes, it asks for them a second time.
    if (path !== routes.diagnostic) expect(await page.evaluate(early)).toEqual([]);
    expect(await facesOf(page, TEXT)).toEqual([before]);
    expect(await facesOf(page, 'h1')).toEqual([OURS]);
    expect(await page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBe(0);
  });
}

test.describe('when a page arrives in two parts', () => {
  test.use({ expectedErrors: ['Failed to load resource'] });

  test('nothing is painted of half a header, and nothing moves', async ({ page, request }) => {
    const html = await (await request.get(routes.testimonials)).text();
    const half = html.indexOf('</a>', html.indexOf('id="site-nav"'));
    const { passed, open } = gate();
    const server = http.createServer((asked, answer) => {
      if (asked.url !== '/') return void answer.writeHead(404).end();
      answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).write(html.slice(0, half));
      void passed.then(() => answer.end(html.slice(half)));
    });
    await new Promise<void>((listens) => server.listen(0, '127.0.0.1', listens));
    await noteShifts(page);
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { waitUntil: 'commit' });
    await page.locator('#site-nav a').first().waitFor({ state: 'attached' });
    // A page that is painted has frames by now.
    await page.evaluate(
      () =>
        new Promise((go) => {
          requestAnimationFrame(() => requestAnimationFrame(go));
          setTimeout(go, 1000);
        }),
    );
    expect(await page.evaluate(() => performance.getEntriesByType('paint'))).toEqual([]);
    open();
    await expect(page.locator('h1')).toBeVisible();
    await expect.poll(() => page.evaluate(() => performance.getEntriesByType('paint').length)).toBe(2);
    expect(await page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBe(0);
    server.close().closeAllConnections();
  });
});

test('the second page is whole in our faces, and so is the first when it is read again', async ({ page }) => {
  await noteShifts(page);
  await page.goto(routes.home);
  await typefacesNoted(page);
  for (const path of [routes.sprintProgram, routes.home]) {
    await page.goto(path);
    await expect.poll(() => facesOf(page, TEXT)).toEqual([expect.stringMatching(/^Public Sans/)]);
    expect(await facesOf(page, 'h1, h2, h3, .logo, .lead')).toEqual([OURS]);
    expect(await page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBe(0);
  }
});

test('a browser that keeps no notes shows the page in the faces that stand in', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new Error('No storage');
      },
    }),
  );
  await page.goto(routes.home);
  expect(await facesOf(page, 'h1')).toEqual([OURS]);
});

test("when Buy wakes a page, Next's stylesheets come once, after the page's own", async ({ page }) => {
  await page.goto(routes.toolbox, { waitUntil: 'networkidle' });
  const headings = await facesOf(page, 'h2');
  await page.locator('[data-buy]').first().click();
  await expect(page.locator('.checkout').getByRole('heading', { level: 1 })).toBeVisible();
  const sheets = await page.evaluate(() =>
    [...document.styleSheets].map(({ href }) => href && new URL(href).pathname),
  );
  expect(sheets).toEqual([
    null,
    expect.stringMatching(/^\/_next\/static\//),
    expect.stringMatching(/^\/_next\/static\//),
  ]);
  expect(new Set(sheets).size).toBe(3);
  expect(await page.locator('link[rel="stylesheet"]').count()).toBe(2);
  expect(await facesOf(page, 'h2')).toEqual(headings);
});
