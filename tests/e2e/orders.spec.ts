import { createHash } from 'node:crypto';
import { routes } from '@/lib/kernel/routes';
import { expect, test } from '../support/browser';
import { anOrder } from '../support/suite-data';

const BUNDLE = {
  productSlug: 'complete-strategy-toolbox',
  title: 'Complete Strategy Toolbox',
  priceCents: 38880,
  tools: ['90-day-sprint-planner', 'strategic-okr-execution-tracker'],
};

test('an order page hands out files that are what it says they are', async ({ page, request }) => {
  await page.goto(await anOrder(BUNDLE));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your order');
  await expect(page.getByText('Complete Strategy Toolbox, bought on March 1, 2026')).toBeVisible();
  await expect(page.getByText('Open 12-week-playbook.pdf first.', { exact: true })).toBeVisible();
  const file = page.getByRole('listitem').filter({ hasText: 'LICENSE.txt' }).first();
  const answer = await request.get((await file.getByRole('link').getAttribute('href'))!);
  expect(answer.status()).toBe(200);
  const sha256 = createHash('sha256')
    .update(await answer.body())
    .digest('hex');
  const hash = page.getByText(sha256).first();
  await expect(hash).toBeHidden();
  await page.getByText('Check that a file arrived complete').click();
  await expect(hash).toBeVisible();

  const archive = page.getByRole('link', { name: /^Download all files/ });
  const [saved] = await Promise.all([page.waitForEvent('download'), archive.click()]);
  expect(saved.suggestedFilename()).toBe('complete-strategy-toolbox.zip');
});

test('only a buyer of the tracker is told its address', async ({ page }) => {
  await page.goto(await anOrder(BUNDLE));
  await expect(page.getByRole('link', { name: /Open the tracker/ })).toBeVisible();
  await page.goto(await anOrder());
  await expect(page.getByRole('link', { name: /Open the tracker/ })).toHaveCount(0);
});

test.describe(() => {
  test.use({ expectedErrors: ['404'] });

  test('an order that is not there leads to where links are sent anew', async ({ page }) => {
    const answer = await page.goto(routes.order('no-such-key'));
    expect(answer?.status()).toBe(404);
    await page.getByRole('main').getByRole('link', { name: 'Find my purchase' }).click();
    await expect(page).toHaveURL(routes.findPurchase);
  });
});
