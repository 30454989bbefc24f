import { expect, test, type Page } from '@playwright/test';

/** Next on an empty first step is the shortest way to a toast. */
async function aToast(page: Page) {
  await page.goto('/diagnostic');
  await page.getByRole('button', { name: 'Next' }).click();
  const toast = page.locator('[data-sonner-toast]');
  await expect(toast).toContainText('Required Fields');
  await expect(toast).toHaveCSS('opacity', '1');
  return toast;
}

async function swipe(page: Page, pixels: number) {
  const toast = await aToast(page);
  await page.waitForTimeout(500); // until it stands still
  const box = (await toast.boundingBox())!;
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + 40, y);
  await page.mouse.down();
  await page.mouse.move(box.x + 40 + pixels / 2, y);
  await page.mouse.move(box.x + 40 + pixels, y, { steps: 3 });
  await page.mouse.up();
  return toast;
}

test('a swipe of 45 px to the right leaves a toast where it is', async ({ page }) => {
  const toast = await swipe(page, 45);
  await page.waitForTimeout(600);
  await expect(toast).toBeVisible();
});

test('a swipe of 55 px to the right dismisses it', async ({ page }) => {
  await expect(await swipe(page, 55)).toHaveCount(0, { timeout: 2000 });
});

test('a toast closes by itself, but not while it has the focus', async ({ page }) => {
  const toast = await aToast(page);
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: 'Notifications (F8)' }).locator('ol')).toBeFocused();
  await page.waitForTimeout(6000);
  await expect(toast).toBeVisible();
  await page.getByRole('main').focus();
  await expect(toast).toHaveCount(0, { timeout: 6500 });
});

test('there is never more than one toast', async ({ page }) => {
  const toast = await aToast(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(toast).toHaveCount(1);
});
