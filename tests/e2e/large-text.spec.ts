import type { APIRequestContext, Page } from '@playwright/test';
import { aResult } from '../support/a-result';
import { expect, test } from '../support/browser';
import { A_RESULT, DEMOS, PAGES } from '../support/route-table';
import { setTextSize } from '../support/text-size';

const SIZES = [24, 32];

const openFolds = (page: Page) =>
  page.evaluate(() => document.querySelectorAll('details').forEach((fold) => (fold.open = true)));

test.describe('on a phone, where the text is 24 and 32 px large', () => {
  test.use({
    viewport: { width: 360, height: 740 },
    contextOptions: { reducedMotion: 'reduce' },
    expectedErrors: ['404 (Not Found)'],
  });

  for (const path of [...PAGES.map((row) => row.path), ...DEMOS]) {
    test(`${path} does not scroll sideways`, async ({ page, request }) => {
      await page.goto(await addressOf(path, request));
      await openFolds(page);
      for (const size of SIZES) {
        await setTextSize(page, size);
        const text = await page.evaluate(() =>
          parseFloat(getComputedStyle(document.documentElement).fontSize),
        );
        expect(text).toBe(size);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), `${size} px`).toBe(360);
      }
    });
  }
});

const addressOf = async (path: string, request: APIRequestContext) =>
  path === A_RESULT ? aResult(request) : path;
