import type { Page } from '@playwright/test';
import { expect, nightlyUnless, test } from '../support/browser';
import { complaint, next, statements, textbox, toStep1, toStep2, toStep3 } from '../support/diagnostic-page';
import { storeResult } from '../support/stored-results';

/** A phone, the narrowest of them (and 1280 px at 400%), and 1280 px at 200%. */
const WINDOWS = [
  { width: 360, height: 740 },
  { width: 320, height: 568 },
  { width: 640, height: 400 },
];
const LONG_NAME = 'Wilhelmina Featherstonehaugh-Cholmondeley-Marjoribanks-Leveson-Gower';

const fits = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    )
    .toBeLessThanOrEqual(0);

for (const viewport of WINDOWS) {
  test.describe(`in a window of ${viewport.width} px nothing is wider than it:${nightlyUnless(viewport.width === 320)}`, () => {
    test.use({ viewport });

    test('step 1, and step 1 with complaints', async ({ page }) => {
      await toStep1(page);
      await fits(page);
      await next(page).click();
      await complaint(textbox(page, 'Email'), 'Invalid email address');
      await fits(page);
    });

    test('step 2', async ({ page }) => {
      await toStep2(page);
      await fits(page);
    });

    test('step 3, whose ratings are targets of 44 px or more', async ({ page }) => {
      await toStep3(page);
      await fits(page);
      await page.getByText('How to rate').click();
      await page.getByRole('checkbox', { name: 'Show what Excellent looks like' }).check();
      await fits(page);
      for (const radio of await statements(page).first().getByRole('radio').all()) {
        const box = await radio.boundingBox();
        expect(Math.round(box!.width)).toBeGreaterThanOrEqual(44);
        expect(Math.round(box!.height)).toBeGreaterThanOrEqual(44);
      }
    });

    test('results, with a long name and the scoring open', async ({ page, request }) => {
      await page.goto(`/diagnostic/results/${await storeResult(request, { name: LONG_NAME })}`);
      await fits(page);
      await page.getByText('Show how this was scored').click();
      await expect(page.getByText(/^32 of 48 points/)).toBeVisible();
      await fits(page);
    });
  });
}
