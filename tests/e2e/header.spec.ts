import type { Page } from '@playwright/test';
import { expect, test } from '@/tests/support/browser';

const PHONE = { width: 360, height: 740 };

const header = (page: Page) => page.getByRole('banner');
const button = (page: Page) => header(page).getByRole('button', { name: 'Toolbox' });
const menu = (page: Page) => page.locator('#toolbox-menu');
const rows = (page: Page) => menu(page).getByRole('listitem').getByRole('link');
const seeAll = (page: Page) => menu(page).getByRole('link', { name: 'SEE ALL TOOLS' });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('the toolbox menu opens and closes, and ends in SEE ALL TOOLS', async ({ page }) => {
      await page.goto('/');
      await expect(menu(page)).toBeHidden();
      await button(page).click();
      await expect(rows(page)).toHaveCount(9);
      await expect(seeAll(page)).toHaveAttribute('href', '/toolbox');
      await page.keyboard.press('Escape');
      await expect(menu(page)).toBeHidden();
      await expect(button(page)).toBeFocused();
    });

    test('on a phone it opens inside the menu', async ({ page }) => {
      await page.setViewportSize(PHONE);
      await page.goto('/');
      await header(page).getByRole('button', { name: 'Menu' }).click();
      await button(page).click();
      await expect(rows(page).first()).toBeVisible();
      await expect(seeAll(page)).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Escape');
      await expect(menu(page)).toBeHidden();
      await expect(header(page).getByRole('link', { name: 'Home', exact: true })).toBeVisible();
    });
  });
}

test('the tracker leads to the full system, in a new tab that cannot reach back', async ({ page }) => {
  await page.goto('/');
  await button(page).click();
  const tracker = menu(page).getByRole('link', { name: /^Strategic OKR Execution Tracker/ });
  await expect(tracker).toHaveAttribute('href', 'https://example.com/tracker');
  await expect(tracker).toHaveAttribute('target', '_blank');
  await expect(tracker).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(tracker).toHaveAccessibleName(/opens in a new tab/);
});

test('the arrow keys, Home and End walk through the menu', async ({ page }) => {
  await page.goto('/');
  await button(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect(menu(page)).toBeVisible();
  await expect(rows(page).first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(rows(page).nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(seeAll(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(rows(page).first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(seeAll(page)).toBeFocused();
  await page.keyboard.press('Home');
  await expect(rows(page).first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
});
