import fs from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { setTextSize } from '../../tests/support/text-size';
import type { Stage } from './stage';
import type { State } from './state';

/** The windows we look through: a phone, a tablet, a laptop. */
export const WINDOWS = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

/** In a picture of a whole page, a bar at the edge of the window would cover what lies in its middle. */
const UNSTUCK = '[data-bottom-bar] { position: static !important }';

/** For one step on the way into a state. */
const WAIT_MS = 15_000;

/**
 * What was seen of one state at one width. `troubles`: errors of the page, and what sticks out of it
 * sideways.
 */
export type Shot = {
  name: string;
  width: number;
  file: string;
  height: number;
  bytes: number;
  troubles: string[];
};

export async function shoot(
  browser: Browser,
  stage: Stage,
  state: State,
  { width, height }: (typeof WINDOWS)[number],
  folder: string,
): Promise<Shot> {
  const isPhone = width < 700;
  const context = await browser.newContext({
    viewport: { width, height },
    isMobile: isPhone,
    hasTouch: isPhone,
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(WAIT_MS);
    const troubles: string[] = [];
    page.on('pageerror', (error) => troubles.push(error.message));
    await bring(page, state, stage).catch((error: Error) => troubles.push(`not reached: ${error.message}`));
    await settle(page, state.frame !== 'window');
    const hasRoom = isPhone || state.text !== undefined;
    const whole = state.frame !== 'window';
    if (whole) await page.evaluate(adopt, UNSTUCK);
    if (whole && hasRoom) await makeRoom(page, width, state.text);
    const file = `${state.name}-${width}.png`;
    const options = {
      path: path.join(folder, file),
      animations: 'disabled',
      fullPage: whole && !hasRoom,
    } as const;
    const image = await page.screenshot(options);
    troubles.push(...(await overflow(page, width)));
    return {
      name: state.name,
      width,
      file,
      height: image.readUInt32BE(20),
      bytes: fs.statSync(options.path).size,
      troubles,
    };
  } finally {
    await context.close();
  }
}

async function bring(
  page: Page,
  { media = {}, text, before, url, after }: State,
  stage: Stage,
): Promise<void> {
  await page.emulateMedia(media);
  if (text) await setTextSize(page, text);
  await before?.(page);
  await page.goto(new URL(typeof url === 'string' ? url : url(stage), stage.url).href);
  await after?.(page);
}

/** Whatever appears on the way down has appeared, and fonts and images are there. */
async function settle(page: Page, whole: boolean): Promise<void> {
  const height = page.viewportSize()?.height ?? 1000;
  const length = whole ? await page.evaluate(() => document.body.scrollHeight) : 0;
  for (let y = height; y < length; y += height) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
    await page.waitForTimeout(40);
  }
  if (length > height) await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.evaluate(async () => {
    await document.fonts.ready;
    // An image that loads when it comes near, in a row that scrolls sideways, would never load.
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
  await page.waitForTimeout(250);
}

/**
 * A window as high as the page: a screenshot of more would forget the size of the text, and frames outside a
 * phone's window.
 */
async function makeRoom(page: Page, width: number, text: number | undefined): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
  if (text) await setTextSize(page, text);
}

async function overflow(page: Page, width: number): Promise<string[]> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  return wide > width ? [`${wide - width} px wider than the window`] : [];
}

/** Adds a style to the page as a script of its own may: the policy keeps out one that is written into it. */
function adopt(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
