import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '@/tests/support/browser';
import { expectNoOverflow, openMenuOfAPhone, setTextSize } from '@/tests/support/windows';

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
  await expect(tracker).toHaveAccessibleDescription('opens in a new tab');
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

test('on a phone Escape closes layer by layer, and the focus goes back', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  const burger = header(page).getByRole('button', { name: 'Menu' });
  await burger.focus();
  await page.keyboard.press('Enter');
  await button(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect(rows(page).first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(header(page).getByRole('navigation')).toBeHidden();
  await expect(burger).toBeFocused();
});

test('the open menu on a phone: nothing for axe to find, nothing cut off', async ({ page }) => {
  await openMenuOfAPhone(page);
  await button(page).click();
  await expect(rows(page).first()).toBeVisible();
  expect((await new AxeBuilder({ page }).include('header').analyze()).violations).toEqual([]);
  const box = await menu(page).boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(PHONE.width);
  await expectNoOverflow(page);
});

test('with a large text the open menu begins where the header ends, and darkens none of it', async ({
  page,
}) => {
  await openMenuOfAPhone(page);
  await setTextSize(page, 32);
  await expectNoOverflow(page);
  const { bottom } = await page.locator('body > header').evaluate((header) => header.getBoundingClientRect());
  const { top, dark } = await page.locator('#site-nav').evaluate((nav) => ({
    top: nav.getBoundingClientRect().top,
    dark: getComputedStyle(nav, '::backdrop').backgroundColor,
  }));
  expect(Math.abs(top - bottom)).toBeLessThanOrEqual(2);
  expect(dark).toBe('rgba(0, 0, 0, 0)');
});
