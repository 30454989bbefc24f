import { expect, test } from '@playwright/test';
import { routes } from '@/lib/kernel/routes';

// Browsers keep whole pages for Back; Playwright turns that off.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
});

test('Back finds a page as it was left, with its panels open', async ({ page }) => {
  await page.goto(routes.home);
  const panel = page.locator('details').first();
  await panel.locator('summary').click();
  await page.evaluate(() => Object.assign(window, { isTheSame: true }));
  await page.locator(`footer a[href="${routes.bookCall}"]`).click();
  await expect(page).toHaveURL(routes.bookCall);
  await page.evaluate(() => history.back());
  await expect(panel).toHaveAttribute('open');
  expect(await page.evaluate(() => 'isTheSame' in window)).toBe(true);
});
