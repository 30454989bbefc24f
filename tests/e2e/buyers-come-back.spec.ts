import { expect, test } from '../support/browser';
import { inbox } from '../support/inbox';
import { choose, payAndOpenTheMail, someone } from '../support/checkout-page';

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
