import { routes } from '@/lib/kernel/routes';
import { expect, test } from '../support/browser';
import { anOrder } from '../support/suite-data';
import { inbox } from '../support/inbox';
import { choose, payAndOpenTheMail, someone } from '../support/checkout-page';

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
  expect(await answer.text()).toContain('For one business');

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

test('a buyer comes back: upgrades a tool to the bundle, and asks for the money back', async ({ page }) => {
  const email = someone();
  await choose(page);
  await payAndOpenTheMail(page, email);
  await expect(page.getByText('Complete Strategy Toolbox has this tool and all the others.')).toBeVisible();
  const button = page.getByRole('button', { name: /^Upgrade for \$/ });
  const price = /\$[\d.]+/.exec(await button.innerText())![0];
  await button.click();
  await expect(page.getByText(price, { exact: true })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect(page.getByText(/^Complete Strategy Toolbox, bought on/)).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: price })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Upgrade/ })).toHaveCount(0);

  await expect(page.getByText(/^Until \w+ \d+, \d{4}, one click is enough/)).toBeVisible();
  await page.getByRole('button', { name: 'Ask for a refund', exact: true }).click();
  await expect(page.getByText('Refund requested', { exact: true })).toBeInViewport();
  await expect(page.getByText('Paid', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Ask for a refund/ })).toHaveCount(0);
  const number = /PL-[\w-]+/.exec(await page.getByRole('main').innerText())![0];
  const asked = async () =>
    (await inbox().mailsTo('hello@example.com')).some(
      ({ subject = '', text = '' }) => subject.startsWith('A buyer wants') && text.includes(number),
    );
  await expect.poll(asked, { timeout: 15_000 }).toBe(true);
});
