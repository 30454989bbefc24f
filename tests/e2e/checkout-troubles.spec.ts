import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser';
import {
  buyButton,
  charges,
  choose,
  fillEmail,
  pay,
  paymentDetails,
  secretOf,
  someone,
  submit,
} from '../support/checkout-page';
import { siteEnvironment } from '../support/site-environment.mjs';

const intentCalls = '**/api/create-payment-intent';

/** Ends it at Stripe's stand-in while its form is open. @returns its client secret */
async function cancelPayment(page: Page): Promise<string> {
  const secret = await secretOf(page);
  const id = secret.split('_secret_')[0]!;
  await fetch(`${siteEnvironment.STRIPE_API_BASE}/v1/payment_intents/${id}/cancel`, {
    method: 'POST',
    headers: { authorization: `Bearer ${siteEnvironment.STRIPE_SECRET_KEY}` },
  });
  return secret;
}

test.describe('a form that is not up to date any more', () => {
  test.use({ expectedErrors: ['Failed to load resource'] });

  test('whose payment was canceled says so, and can begin anew', async ({ page }) => {
    await choose(page);
    // Stripe's form does not open for a payment that is over.
    await expect(submit(page)).toBeEnabled();
    const before = await cancelPayment(page);
    await pay(page);
    await expect(page.getByRole('heading', { name: 'The payment was canceled' })).toBeVisible();
    await page.getByRole('button', { name: 'View More Products' }).click();
    await expect(page).toHaveURL('/toolbox');
    await choose(page);
    expect(await secretOf(page)).not.toBe(before);
  });
});

test.describe('when a payment cannot begin', () => {
  test.use({ expectedErrors: ['Failed to load resource'] });

  const refuse = (page: Page, status: number, body: object) =>
    page.route(intentCalls, (route) => route.fulfill({ status, json: body }), { times: 1 });

  async function buy(page: Page) {
    await page.goto('/toolbox/goal-cascade-builder');
    await buyButton(page).click();
    return page.getByRole('alertdialog');
  }

  test('503 says that it is temporarily unavailable', async ({ page }) => {
    await refuse(page, 503, { message: 'closed' });
    const alert = await buy(page);
    await expect(
      alert.getByText(
        'Payment system is temporarily unavailable while we update our payment processing. Please check back in a few hours or contact us directly at hello@example.com for immediate assistance.',
        { exact: true },
      ),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(alert).toBeHidden();
    await expect(buyButton(page)).toBeFocused();
  });

  for (const [status, what] of [
    [429, 'one that has to wait goes on as the same attempt, so that nothing is counted twice'],
    [422, 'one whose key is refused is another attempt the next time'],
  ] as const)
    test(what, async ({ page }) => {
      const keys: (string | undefined)[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/api/create-payment-intent'))
          keys.push(request.headers()['idempotency-key']);
      });
      await refuse(page, status, { message: 'no' });
      await expect((await buy(page)).getByText('no', { exact: true })).toBeVisible();
      await page.keyboard.press('Escape');
      await buyButton(page).click();
      await expect(paymentDetails(page)).toBeVisible();
      expect([keys.length, keys[0] === keys[1]]).toEqual([2, status === 429]);
    });

  test('a price that is another one by now is asked about, and can be agreed to', async ({ page }) => {
    // As a page sees it that was opened before the price was raised.
    await page.route('**/checkout.json', async (route) => {
      const response = await route.fetch();
      const facts = (await response.json()) as { products: Record<string, { priceCents: number }> };
      facts.products['goal-cascade-builder']!.priceCents = 3000;
      await route.fulfill({ response, json: facts });
    });
    const alert = await buy(page);
    await expect(alert).toContainText('Goal Cascade Builder now costs $34.00, not $30.00.');
    await alert.getByRole('button', { name: 'Continue for $34.00' }).click();
    await expect(page.getByRole('definition')).toHaveText('$34.00');
  });

  test('a Stripe.js that does not come is said, with a way out, and may come later', async ({ page }) => {
    await page.route(siteEnvironment.STRIPE_JS_URL, (route) => route.abort(), { times: 1 });
    await choose(page);
    await expect(page.getByRole('heading', { name: 'The payment form didn’t load' })).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await fillEmail(page);
  });

  test('an address that could not be saved is not paid for', async ({ page }) => {
    await choose(page);
    await page.route('**/api/orders/contact', (route) => route.abort());
    const email = someone();
    await pay(page, email);
    await expect(page.getByRole('main').getByRole('alert')).toContainText('nothing was charged');
    expect(await charges(email)).toEqual([]);
  });
});
