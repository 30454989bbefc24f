import { expect, test } from '@playwright/test';
import { DEMOS, PAGES } from '../support/route-table';

// The words of these are put in by a script; tests/http/routes.spec.ts reads all others as they are sent.
for (const row of PAGES.filter(({ needsScript }) => needsScript))
  test(`${row.path} answers ${row.status} and says what it is`, async ({ page }) => {
    const response = await page.goto(row.path);
    expect(response?.status()).toBe(row.status);
    await expect(page).toHaveTitle(row.title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(row.h1!);
    expect(row.index).toBe(false);
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
    await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/);
  });

test('/test-navigation names every demo', async ({ page }) => {
  await page.goto('/test-navigation');
  for (const path of DEMOS) await expect(page.getByRole('link', { name: path, exact: true })).toBeVisible();
});
