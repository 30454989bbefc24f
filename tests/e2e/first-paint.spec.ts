import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { routes } from '@/lib/kernel/routes';
import { expect, test } from '../support/browser';
import { facesAreThere, gate, held } from '../support/diagnostic-page';
import { EACH_PAGE } from '../support/route-table';
import { storeResult } from '../support/stored-results';

/** An element that is set in the face of texts. */
const TEXT = '.foot-link';

// Letters are as wide as on phones, Apple's and Windows' screens: without it, the width of each is a whole
// number of pixels.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--font-render-hinting=none'] }),
});

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

const shiftsOf = (page: Page) => page.evaluate(() => (window as unknown as { shifts: number }).shifts);
const painted = (page: Page) => page.evaluate(() => performance.getEntriesByType('paint').length);

for (const path of EACH_PAGE) {
  test(`${path} is set in the brand's faces on its first view, and hardly moves for them`, async ({
    page,
  }) => {
    await noteShifts(page);
    await page.goto(path);
    await expect
      .poll(() => facesOf(page, TEXT), { timeout: 1000 })
      .toEqual([expect.stringMatching(/^Public Sans/)]);
    expect(await facesOf(page, 'h1, .logo')).toEqual(['Brygada 1918']);
    expect(await shiftsOf(page)).toBeLessThan(0.01);
  });
}

for (const width of [360, 390, 768, 1440])
  test(`at ${width} px no page moves for faces that come late`, async ({ browser, request }) => {
    const pages = [...EACH_PAGE, routes.results(await storeResult(request))];
    const moved: string[] = [];
    for (const path of pages) {
      const page = await browser.newPage({ viewport: { width, height: 900 } });
      await noteShifts(page);
      const open = await held(page, /\.woff2$/);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect.poll(() => painted(page)).toBe(2);
      expect(await facesOf(page, TEXT)).not.toEqual([expect.stringMatching(/^Public Sans/)]);
      open();
      await page.waitForLoadState();
      await page.evaluate(facesAreThere);
      expect(await facesOf(page, TEXT)).toEqual([expect.stringMatching(/^Public Sans/)]);
      const shift = await shiftsOf(page);
      if (shift > 0.01) moved.push(`${path} ${shift.toFixed(4)}`);
      await page.close();
    }
    expect(moved).toEqual([]);
  });

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
    await expect.poll(() => painted(page)).toBe(2);
    expect(await shiftsOf(page)).toBe(0);
    server.close().closeAllConnections();
  });
});
