import { expect, test } from '@playwright/test';
import { axe } from '../support/axe';
import { expectNoOverflow } from '../support/windows';

test('a page that is not there: axe finds nothing, nothing is wider than a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/no-such-page');
  expect(await axe(page)).toEqual([]);
  await expectNoOverflow(page);
});

test('the first tab stop skips to the content', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

for (const [width, stands] of [
  [768, false],
  [999, false],
  [1000, true],
  [1440, true],
] as const)
  test(`at ${width} px the diagnostic ${stands ? 'stands' : 'is not'} in the row`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    const links = page.getByRole('banner').getByRole('link');
    await expect(links.filter({ hasText: 'Take the diagnostic' })).toBeVisible({ visible: stands });
    await expect(links.filter({ hasText: /^Program$/ })).toBeHidden();
    const boxes = await Promise.all(
      (await links.filter({ visible: true }).all()).map((link) => link.boundingBox()),
    );
    expect(Math.max(...boxes.map((box) => box!.y))).toBeLessThan(
      Math.min(...boxes.map((box) => box!.y + box!.height)),
    );
  });

test('a tooltip opens on keyboard focus, describes, and closes on Escape', async ({ page }) => {
  await page.goto('/');
  const link = page.getByRole('link', { name: /LinkedIn/ });
  await page.getByRole('link', { name: /YouTube/ }).focus();
  await page.keyboard.press('Shift+Tab');
  const tooltip = page.getByRole('tooltip');
  await expect(tooltip).toHaveText('LinkedIn');
  await expect(link).toHaveAccessibleDescription('LinkedIn');
  await page.keyboard.press('Escape');
  await expect(tooltip).toBeHidden();
});
