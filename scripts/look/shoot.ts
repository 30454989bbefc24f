import fs from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import type { Stage } from './stage';
import type { State } from './states';

/** The windows we look through: a phone, a tablet, a laptop. */
export const WINDOWS = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

/** What was seen of one state at one width. `troubles`: errors of the page, and what sticks out of it sideways. */
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
  const phone = width < 700 ? { isMobile: true, hasTouch: true } : {};
  const context = await browser.newContext({ viewport: { width, height }, ...phone, ...state.context });
  try {
    const page = await context.newPage();
    const troubles: string[] = [];
    page.on('pageerror', (error) => troubles.push(error.message));
    await page.emulateMedia(state.media ?? {});
    await state.before?.(page);
    const address = typeof state.url === 'string' ? state.url : state.url(stage);
    await page.goto(new URL(address, stage.url).href);
    await state.after?.(page);
    await settle(page, state.frame !== 'window');
    const file = `${state.name}-${width}.png`;
    const options = {
      path: path.join(folder, file),
      animations: 'disabled',
      fullPage: state.frame !== 'window',
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

/** Fonts and images are there, and whatever appears on the way down has appeared. */
async function settle(page: Page, whole: boolean): Promise<void> {
  await page.evaluate(async (scroll) => {
    const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    for (let y = 0; scroll && y < document.body.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await pause(40);
    }
    if (scroll) scrollTo({ top: 0, behavior: 'instant' });
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await pause(250);
  }, whole);
}

async function overflow(page: Page, width: number): Promise<string[]> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  return wide > width ? [`${wide - width} px wider than the window`] : [];
}
