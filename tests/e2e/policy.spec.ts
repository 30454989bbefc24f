import type { Page } from '@playwright/test';
import { expect, test, untilAlive } from '../support/browser';
import { buyButton, pay, paymentDetails } from '../support/checkout-page';

const title = (page: Page) => page.getByRole('heading', { level: 1 });

/**
 * Buys on the product's page that is open; a violation on the way is an error in the console, which fails the
 * test.
 */
async function buyHere(page: Page): Promise<void> {
  // Pressed before the scripts are there, Buy leads to Stripe's page, which has a test of its own.
  await untilAlive(buyButton(page));
  await buyButton(page).click();
  await expect(paymentDetails(page)).toBeVisible();
  await pay(page);
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
}

test('who comes to the landing page and goes on by clicks can buy', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Toolbox' }).click();
  await page
    .getByRole('link', { name: /^Goal Cascade Builder/ })
    .first()
    .click();
  await expect(title(page)).toHaveText('Goal Cascade Builder');
  await buyHere(page);
});

test('a page that was reached from the toolbox has a policy of its own, without Stripe', async ({ page }) => {
  await page.goto('/toolbox');
  const document = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/testimonials');
  await page.getByRole('banner').getByRole('link', { name: 'Testimonials' }).click();
  expect((await document).headers()['content-security-policy']).toContain("frame-src 'none'");
  await expect(page).toHaveURL('/testimonials');
});
