import { expect, test } from '../support/browser';
import { storeResult } from '../support/stored-results';

test.use({ javaScriptEnabled: false });

test('a result can be read without JavaScript, its scoring too', async ({ page, request }) => {
  await page.goto(`/diagnostic/results/${await storeResult(request)}`);
  await expect(page.getByText('67%', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your recommendations' }).getByRole('listitem')).toHaveCount(
    4,
  );
  await page.getByText('Show how this was scored').click();
  await expect(page.getByText(/^32 of 48 points/)).toBeVisible();
});
