import { type CDPSession, type Page } from '@playwright/test';
import { readRecords } from '@/front/static/records';
import { routes } from '@/lib/kernel/routes';
import { loadContent } from '@/lib/content/load';
import { CONTENT } from '../support/content-folder';
import { siteEnvironment } from '../support/site-environment.mjs';
import { expect, test } from '../support/browser';

const [product] = loadContent(CONTENT).products;

/** One of each type. */
const PAGES = [
  routes.home,
  routes.testimonials,
  routes.bookCall,
  routes.sprintProgram,
  routes.toolbox,
  routes.product(product!.slug),
  routes.privacyPolicy,
  routes.diagnostic,
];

/** The faces that the words of an element are set in, as the browser names them. */
async function facesOf(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts.map(({ familyName }) => familyName);
}

for (const path of PAGES) {
  test(`${path} has its headline in our face as soon as its HTML and its stylesheet are there`, async ({ page }) => {
    await page.route('**', (route) =>
      ['document', 'stylesheet'].includes(route.request().resourceType()) ? route.continue() : route.abort(),
    );
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const faces = await facesOf(page, '[data-headline]');
    console.log(path, faces, await facesOf(page, 'h1'), await facesOf(page, 'main p'));
    for (const w of [360, 768, 1440]) { await page.setViewportSize({ width: w, height: 900 }); await page.screenshot({ path: `/tmp/shots/a${path.replaceAll('/', '_')}-${w}.png` }); }
  });
}
