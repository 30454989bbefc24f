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

for (const [address, words] of [
  ['/no-such-page', '404 Page Not Found'],
  ['/toolbox/no-such-tool', 'Product Not Found'],
  ['/diagnostic/results', 'Assessment Not Found'],
  ['/diagnostic/results/undefined', 'Assessment Not Found'],
  ['/diagnostic/results/no-such-id', 'Assessment Not Found'],
  ['/team/no-such-key', 'There’s no room here'],
  ['/orders/no-such-key', 'Order not found'],
  ['/not-me/no-such-key', 'This link no longer works'],
  ['/unsubscribe/no-such-key', 'This link no longer works'],
  ['/new-address/no-such-key', 'This link no longer works'],
  ['/confirm-newsletter/no-such-key', 'This link no longer works'],
  ['/your-data/no-such-key', 'This link no longer works'],
  ['/your-data/no-such-key/delete', 'This link no longer works'],
] as const)
  test(`${address} says without JavaScript that it is not there`, async ({ request }) => {
    const answer = await request.get(address);
    expect(answer.status()).toBe(404);
    expect(await answer.text()).toMatch(new RegExp(`<h1[^>]*>${words}</h1>`));
  });
