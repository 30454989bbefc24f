import { chromium, type Browser } from 'playwright';
import { installedBrowser } from '../../scripts/setup/browser.mjs';

/** What Lighthouse calls slow 4G, as it is applied to requests: milliseconds, and bytes a second. */
const SLOW_4G = { latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };

/** How a page came over a slow line, with nothing in the cache. */
export type SlowLoads = {
  loads: number;
  /**
   * In how many of them the headline, and nothing else of the page, was in our face in every frame that it
   * was in.
   */
  ours: number;
  /** The largest layout shift of one load. */
  shift: number;
};

type Noted = { frames: number; withoutFace: number; shift: number };

/**
 * What a page notes of itself in each frame, before that is painted. As text: tsx would add to a function
 * what no page knows.
 */
const NOTE_FRAMES = `
  const noted = (window.noted = { frames: 0, withoutFace: 0, shift: 0 });
  const isThere = ({ family, status }) => family.includes('headline-now') && status === 'loaded';
  requestAnimationFrame(function look() {
    if (document.querySelector('[data-headline]')) {
      noted.frames++;
      if (![...document.fonts].some(isThere)) noted.withoutFace++;
    }
    requestAnimationFrame(look);
  });
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) noted.shift += value;
  }).observe({ type: 'layout-shift', buffered: true });`;

/** Loads a page over and over, each time in a browser that has seen nothing of the site. */
export async function slowLoads(url: string, loads: number): Promise<SlowLoads> {
  const browser = await chromium.launch({
    executablePath: installedBrowser() ?? chromium.executablePath(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  const loaded: Awaited<ReturnType<typeof slowLoad>>[] = [];
  try {
    for (let at = 0; at < loads; at++) loaded.push(await slowLoad(browser, url));
  } finally {
    await browser.close();
  }
  return {
    loads,
    ours: loaded.filter(({ isOurs }) => isOurs).length,
    shift: Math.max(...loaded.map(({ shift }) => shift)),
  };
}

async function slowLoad(browser: Browser, url: string): Promise<{ isOurs: boolean; shift: number }> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G });
  await page.addInitScript(NOTE_FRAMES);
  await page.goto(url);
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const { frames, withoutFace, shift } = await page.evaluate<Noted>('noted');
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const facesOf = async (selector: string) => {
    const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
    const used = await Promise.all(
      nodeIds.map((nodeId) => session.send('CSS.getPlatformFontsForNode', { nodeId })),
    );
    return used.flatMap(({ fonts }) => fonts);
  };
  const headline = await facesOf('[data-headline], [data-headline] em');
  const others = await facesOf(
    'h2:not([data-headline]), h3, .nav-link, .foot-link, main p:not([data-headline])',
  );
  await context.close();
  const isOurs =
    frames > 0 &&
    withoutFace === 0 &&
    headline.every(({ isCustomFont, familyName }) => isCustomFont && familyName === 'Brygada 1918') &&
    others.every(({ familyName }) => !/Brygada|Public Sans/.test(familyName));
  return { isOurs, shift };
}
