import { expect, test } from '../support/browser';
import { storeResult } from '../support/stored-results';

test.use({ javaScriptEnabled: false });

test('the home page can be read without JavaScript', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Take Business Diagnostic' }).first()).toBeVisible();
  await expect(page.getByText('strategic misalignment').first()).toBeVisible();
});

test('a result can be read without JavaScript, its scoring too', async ({ page, request }) => {
  await page.goto(`/diagnostic/results/${await storeResult(request)}`);
  await expect(page.getByText('67%', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'What to do next' }).getByRole('listitem')).toHaveCount(4);
  await page.getByText('Show how this was scored').click();
  await expect(page.getByText(/^32 of 48 points/)).toBeVisible();
});
