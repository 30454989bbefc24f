import type { Page } from '@playwright/test';
import { expect, test, noteShifts, shiftsOf } from '../support/browser';
import { EACH_PAGE } from '../support/route-table';

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
