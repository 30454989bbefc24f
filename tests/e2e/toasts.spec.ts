import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser';
import { next, toStep1 } from '../support/diagnostic-page';
import { closeToast, expectToastGoes, expectToastStays, notifications, toast } from '../support/toast';

/**
 * A toast that appears now, on a clock that goes on only when told to. Next on an empty step is the shortest
 * way to one.
 */
async function aToast(page: Page): Promise<void> {
  await page.clock.install({ time: '2025-06-30T09:00:00' });
  await toStep1(page);
  await next(page).click(); // the first toast also loads the code that shows them
  await expect(toast(page)).toBeVisible();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await next(page).click();
  await page.clock.runFor(1);
}

test('F8 leads to the toasts, and a toast with the focus stays', async ({ page }) => {
  await aToast(page);
  await page.keyboard.press('F8');
  await expect(notifications(page).getByRole('list')).toBeFocused();
  await page.clock.runFor(60_000);
  await expectToastStays(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(closeToast(page)).toBeFocused();
  await page.clock.runFor(60_000);
  await expectToastStays(page);
  await page.getByRole('main').focus();
  await page.clock.runFor(5050);
  await expectToastGoes(page);
});

test('a toast goes after 5 seconds, and waits under the pointer', async ({ page }) => {
  await aToast(page);
  await page.clock.runFor(4900);
  await expectToastStays(page);
  await closeToast(page).hover();
  await page.clock.runFor(60_000);
  await expectToastStays(page);
  await page.mouse.move(0, 0);
  await page.clock.runFor(5050);
  await expectToastGoes(page);
});
