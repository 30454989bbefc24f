import type { Page } from '@playwright/test';
import { expect, nightlyUnless, test } from '../support/browser';
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

test('a toast goes by itself after 5 s, and no sooner', async ({ page }) => {
  await aToast(page);
  await page.clock.runFor(4900);
  await expectToastStays(page);
  await page.clock.runFor(150);
  await expectToastGoes(page);
  await page.clock.resume();
  await expect(toast(page)).toHaveCount(0);
});

test('a toast under a moving pointer stays, and goes on with what was left of its time', async ({ page }) => {
  await aToast(page);
  await page.clock.runFor(3000);
  await toast(page).hover();
  await page.clock.runFor(60_000);
  await expectToastStays(page);
  await page.mouse.move(10, 10);
  await page.clock.runFor(1900);
  await expectToastStays(page);
  await page.clock.runFor(150);
  await expectToastGoes(page);
});

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

const SPEEDS = { slow: 3000, fast: 30 };
for (const [speed, milliseconds] of Object.entries(SPEEDS)) {
  async function swipe(page: Page, pixels: number): Promise<void> {
    await aToast(page);
    const from = { x: 40, y: 30 };
    await toast(page).hover({ position: from });
    const box = (await toast(page).boundingBox())!;
    const [x, y] = [box.x + from.x, box.y + from.y];
    await page.mouse.down();
    for (const share of [0.2, 0.4, 0.6, 0.8, 1]) {
      await page.mouse.move(x + pixels * share, y);
      await page.clock.runFor(milliseconds / 5);
    }
    await page.mouse.up();
    await page.clock.runFor(1000);
  }

  test(`a ${speed} swipe of 45 px to the right leaves the toast where it was${nightlyUnless(speed === 'slow')}`, async ({
    page,
  }) => {
    await swipe(page, 45);
    await expectToastStays(page);
    await expect(toast(page)).toHaveAttribute('data-swiping', 'false');
    await expect(toast(page)).toBeInViewport({ ratio: 1 });
  });

  test(`a ${speed} swipe of 55 px to the right dismisses the toast${nightlyUnless(speed === 'slow')}`, async ({
    page,
  }) => {
    await swipe(page, 55);
    await expect(toast(page)).toHaveCount(0);
  });

  test(`a ${speed} swipe of 100 px to the left leaves the toast where it was @nightly`, async ({ page }) => {
    await swipe(page, -100);
    await expectToastStays(page);
  });
}
