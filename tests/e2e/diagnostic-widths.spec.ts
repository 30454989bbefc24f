import { expect, test } from '../support/browser';
import { complaint, next, statements, textbox, toStep1, toStep2, toStep3 } from '../support/diagnostic-page';
import { storeResult } from '../support/stored-results';
import { expectNoOverflow } from '../support/windows';

const LONG_NAME = 'Wilhelmina Featherstonehaugh-Cholmondeley-Marjoribanks-Leveson-Gower';

// The narrowest phone, and 1280 px at 400%; 360 px with larger texts: large-text.spec.ts.
test.describe('in a window of 320 px nothing is wider than it:', () => {
  test.use({ viewport: { width: 320, height: 568 } });

  test('step 1, and step 1 with complaints', async ({ page }) => {
    await toStep1(page);
    await expectNoOverflow(page);
    await next(page).click();
    await complaint(textbox(page, 'Email'), 'Invalid email address');
    await expectNoOverflow(page);
  });

  test('steps 2 and 3, whose ratings are targets of 44 px or more', async ({ page }) => {
    await toStep2(page);
    await expectNoOverflow(page);
    await toStep3(page);
    await expectNoOverflow(page);
    await page.getByText('How to rate').click();
    await page.getByRole('checkbox', { name: 'Show what Excellent looks like' }).check();
    await expectNoOverflow(page);
    for (const radio of await statements(page).first().getByRole('radio').all()) {
      const box = await radio.boundingBox();
      expect(Math.round(box!.width)).toBeGreaterThanOrEqual(44);
      expect(Math.round(box!.height)).toBeGreaterThanOrEqual(44);
    }
  });

  test('results, with a long name and the scoring open', async ({ page, request }) => {
    await page.goto(`/diagnostic/results/${await storeResult(request, { name: LONG_NAME })}`);
    await expectNoOverflow(page);
    await page.getByText('Show how this was scored').click();
    await expect(page.getByText(/^32 of 48 points/)).toBeVisible();
    await expectNoOverflow(page);
  });
});
