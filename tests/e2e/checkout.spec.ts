import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser';
import {
  buyButton,
  CARDS,
  charges,
  choose,
  fillCard,
  fillEmail,
  pay,
  payByBank,
  paymentDetails,
  sandbox,
  secretOf,
  someone,
  submit,
  successful,
} from '../support/checkout-page';
import { expectToastBeside } from '../support/toast';
import { siteEnvironment } from '../support/site-environment.mjs';

const SITE = siteEnvironment.BASE_URL;

const buy = (page: Page) => buyButton(page).click();
const boughtBefore = (page: Page) => page.getByRole('alertdialog', { name: /^You bought this on \w+ \d+$/ });
const toast = (page: Page) => page.locator('[data-sonner-toast]');

test('before anybody buys, nobody else is asked and no cookie is kept', async ({ page, context }) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => request.url().startsWith(SITE) || elsewhere.push(request.url()));
  await page.goto('/toolbox/goal-cascade-builder', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: /^Buy/ }).first().hover();
  expect(elsewhere).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => 'Stripe' in window)).toBe(false);
});

test('buying a tool: what is bought is said to the cent, and a double click pays once', async ({ page }) => {
  await page.goto('/toolbox?utm_source=news');
  await choose(page);
  const main = page.getByRole('main');
  await expect(main.getByText('Demo mode. No card is charged.')).toBeVisible();
  const bought = main.getByRole('complementary', { name: 'Goal Cascade Builder' });
  await expect(bought.getByRole('definition')).toHaveText('$34.00');
  const gets = main.getByRole('region', { name: 'What you get' });
  await expect(gets.getByText(/^For one business/)).toBeVisible();
  await expect(main.getByText(/Your files are ready as soon as you’ve paid/)).toBeVisible();
  await expect(main.getByRole('link', { name: /^Terms of Service/ })).toHaveAttribute(
    'href',
    '/terms-of-service',
  );
  await expect(main.getByRole('link', { name: /^refund rules/ })).toHaveAttribute(
    'href',
    '/terms-of-service#refunds',
  );
  const email = someone();
  await fillEmail(page, email);
  await fillCard(page, CARDS.good);
  const noted = page.waitForRequest('**/api/orders/contact');
  await submit(page).dblclick();
  expect((await noted).postDataJSON()).toMatchObject({ email, attribution: { utm_source: 'news' } });
  await expect(successful(page)).toBeVisible();
  expect(await charges(email)).toHaveLength(1);
  await expect(toast(page)).toContainText('Payment Successful');
  await expect(toast(page)).toContainText(
    'Thank you for your purchase! Check your email for download instructions.',
  );
  await expect(main.getByRole('link', { name: 'See your order' })).toHaveAttribute(
    'href',
    /^\/orders\/[\w-]{20,}$/,
  );
  await main.getByRole('button', { name: 'View More Products' }).click();
  await expect(page).toHaveURL('/toolbox');
  await expect(page.getByRole('heading', { level: 1, name: 'Toolbox' })).toBeVisible();
});

test.describe('a refused card', () => {
  // Stripe answers a refused card with 402, which a browser logs.
  test.use({ expectedErrors: ['402'] });

  test('and a payment have toasts that cover nothing a phone needs', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const email = someone();
    await choose(page);
    await pay(page, email, CARDS.declined);
    await expect(toast(page)).toContainText('Payment Failed');
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toBeFocused();
    await expectToastBeside(page, alert, page.locator('iframe[title="Secure email input frame"]'));
    await pay(page, email);
    await expect(toast(page)).toContainText('Payment Successful');
    const links = page.getByRole('link', { name: /^Download now|^See your order/ });
    await expect(links.first()).toBeVisible();
    await expectToastBeside(page, successful(page), ...(await links.all()));
  });

  test('stays on the form, says why in the words of its bank, and another card pays', async ({ page }) => {
    const email = someone();
    await choose(page);
    await pay(page, email, CARDS.noFunds);
    const message = 'Your card has insufficient funds.';
    await expect(toast(page)).toContainText('Payment Failed');
    await expect(toast(page)).toContainText(message);
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(`${message} Nothing was charged.`);
    await expect(submit(page)).toBeEnabled();
    await pay(page, email);
    await expect(successful(page)).toBeVisible();
    expect(await charges(email)).toHaveLength(1);
  });
});

test('a payment that takes time is processing, and not offered again', async ({ page }) => {
  await choose(page);
  await payByBank(page);
  await expect(page.getByRole('heading', { name: 'Your payment is being processed' })).toBeVisible();
  await expect(submit(page)).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your payment is being processed' })).toBeVisible();
  const secret = await secretOf(page);
  await page.getByRole('button', { name: 'View More Products' }).click();
  await expect(page).toHaveURL('/toolbox');
  await page.goto('/toolbox/goal-cascade-builder');
  await buyButton(page).click();
  await expect(page.getByRole('heading', { name: 'Your payment is being processed' })).toBeVisible();
  expect(await secretOf(page)).toBe(secret);
});

test('a payment of another sum is for a person, and asks no more', async ({ page }) => {
  await choose(page);
  await sandbox.changeAmount(await secretOf(page), 5000);
  await pay(page, someone());
  const heading = page.getByRole('heading', { name: 'Your payment has arrived' });
  await expect(heading).toBeVisible();
  let asked = 0;
  page.on('request', (request) => (asked += request.url().endsWith('/api/orders/claim') ? 1 : 0));
  await page.reload();
  await expect(heading).toBeVisible();
  expect(asked).toBe(1);
});

test('Back leads to the tool and its button, Forward to the payment', async ({ page }) => {
  await page.goto('/toolbox');
  const buy = page.getByRole('button', { name: 'Buy Goal Cascade Builder' });
  await buy.click();
  await expect(paymentDetails(page)).toBeVisible();
  await page.goBack();
  await expect(buy).toBeFocused();
  await expect(buy).toBeInViewport();
  await page.goForward();
  await expect(paymentDetails(page)).toBeVisible();
});

test('after paying, Buy says when, leads to the order or sells anew', async ({ page, context }) => {
  const email = someone();
  await choose(page);
  await pay(page, email);
  await expect(successful(page)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: 'See your order' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/toolbox/goal-cascade-builder');
  await buy(other);
  await boughtBefore(other).getByRole('link', { name: 'Go to your order' }).click();
  await expect(other).toHaveURL(/\/orders\//);
  await page.goBack();
  await buy(page);
  await expect(boughtBefore(page)).toBeVisible();
  await expect(submit(page)).toBeHidden();
  await boughtBefore(page).getByRole('button', { name: 'Buy another license' }).click();
  await expect(paymentDetails(page)).toBeVisible();
  await pay(page, email);
  await expect(successful(page)).toBeVisible();
  expect(await charges(email)).toHaveLength(2);
});

test('a reloaded form and two tabs share one payment', async ({ page, context }) => {
  const email = someone();
  await choose(page);
  await page.reload();
  await expect(paymentDetails(page)).toBeVisible();
  const other = await context.newPage();
  await choose(other);
  await pay(page, email);
  await expect(successful(page)).toBeVisible();
  await expect(successful(other)).toBeVisible();
  expect(await charges(email)).toHaveLength(1);
});

test.describe('the return from a bank', () => {
  test('a forged secret shows nothing false, and does not stay in the address', async ({ page }) => {
    const secret = 'pi_3OabcdefGHIJKLMN_secret_abcdefghijklmnop';
    await page.goto(
      `/toolbox?success=true&payment_intent=pi_3OabcdefGHIJKLMN&payment_intent_client_secret=${secret}&redirect_status=succeeded`,
    );
    await expect(page.getByRole('heading', { name: 'We can’t find a payment here' })).toBeVisible();
    await expect(page).toHaveURL('/toolbox?success=true');
  });

  test('a paid one shows the purchase, and no secret in the address', async ({ page, browser }) => {
    await choose(page);
    await pay(page);
    await expect(successful(page)).toBeVisible();
    const secret = await secretOf(page);
    const elsewhere = await (await browser.newContext()).newPage();
    await elsewhere.goto(
      `${SITE}/toolbox?success=true&payment_intent_client_secret=${secret}&redirect_status=failed`,
    );
    await expect(successful(elsewhere)).toBeVisible();
    await expect(elsewhere).toHaveURL(`${SITE}/toolbox?success=true`);
    await elsewhere.reload();
    await expect(successful(elsewhere)).toBeVisible();
    await elsewhere.getByRole('button', { name: 'View More Products' }).click();
    await expect(elsewhere).toHaveURL(`${SITE}/toolbox`);
  });

  for (const { answer, outcome } of [
    { answer: 'Complete authentication', outcome: 'Payment Successful!' },
    { answer: 'Fail authentication', outcome: 'Payment Details' },
  ])
    test(`a bank that is asked on its own page leads back: "${answer}", "${outcome}"`, async ({ page }) => {
      await choose(page);
      const secret = await secretOf(page);
      const intent = await sandbox.confirmElsewhere(secret, `${SITE}/toolbox?success=true`);
      await page.goto(intent.next_action!.redirect_to_url!.url!);
      await page.getByRole('button', { name: answer }).click();
      await expect(page.getByRole('heading', { name: outcome })).toBeVisible();
      await expect(page).toHaveURL(/\/toolbox\?success=true$/);
    });
});
