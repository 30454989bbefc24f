import type { Page } from '@playwright/test';
import { routes } from '@/lib/kernel/routes';
import { expect, test, noteShifts, shiftsOf } from '../support/browser';
import { facesAreThere, held } from '../support/diagnostic-page';
import { EACH_PAGE } from '../support/route-table';
import { storeResult } from '../support/suite-data';

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

const painted = (page: Page) => page.evaluate(() => performance.getEntriesByType('paint').length);

for (const path of EACH_PAGE) {
  test(`${path} is set in the brand's faces on its first view`, async ({ page }) => {
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
      await page.goto(path, { waitUntil: 'domcontentloaded' });
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
