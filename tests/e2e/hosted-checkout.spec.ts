import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser';
import { inbox } from '../support/inbox';
import { buyButton, someone } from '../support/checkout-page';
import { sandboxControl } from '../support/sandbox-control';
import { siteEnvironment } from '../support/site-environment.mjs';

const TOOL = '/toolbox/goal-cascade-builder';
const onStripesPage = new RegExp(`^${siteEnvironment.STRIPE_API_BASE}/c/pay/`);
const sandbox = sandboxControl(siteEnvironment.STRIPE_API_BASE, siteEnvironment.STRIPE_SECRET_KEY);

/** Fills in Stripe's page and presses its button. */
async function payThere(page: Page, { email = someone(), method = 'pm_card_visa' } = {}): Promise<void> {
  await expect(page).toHaveURL(onStripesPage);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Pay with').selectOption(method);
  await page.getByRole('button', { name: 'Pay' }).click();
}

async function expectPaid(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/orders\/[\w-]+\?payment=made/);
  await expect(page.getByText('Payment Successful!')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your files' })).toBeVisible();
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a tool is bought from its page to its file and its mail', async ({ page }) => {
    const email = someone();
    await page.goto(TOOL);
    await buyButton(page).click();
    await expect(page.getByRole('heading', { name: 'Goal Cascade Builder' })).toBeVisible();
    await payThere(page, { email });
    await expectPaid(page);
    const download = page.waitForEvent('download');
    await page
      .getByRole('link', { name: /^Download/ })
      .first()
      .click();
    expect((await download).suggestedFilename()).toContain('goal-cascade');
    const [mail] = await inbox().mailsTo(email);
    expect(mail?.text).toMatch(/\/orders\/[\w-]+/);
  });

  test('whoever comes back without paying is told so, and can go on there', async ({ page }) => {
    await page.goto(TOOL);
    await buyButton(page).click();
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page.getByText('You haven’t paid')).toBeVisible();
    await page.getByRole('link', { name: 'Go on to pay' }).click();
    await payThere(page);
    await expectPaid(page);
  });

  test('an address that says paid proves nothing', async ({ page }) => {
    await page.goto(TOOL);
    await buyButton(page).click();
    await page.getByRole('link', { name: 'Back' }).click();
    await page.goto(page.url().replace('payment=left', 'payment=made'));
    await expect(page.getByText('You haven’t paid')).toBeVisible();
    await expect(page.getByText('Payment Successful!')).toHaveCount(0);
  });
});

const REACT = '**/_next/static/chunks/*.js';

test.describe('where a script does not come', () => {
  test.use({ expectedErrors: ['net::ERR_FAILED'] });

  test('React: Buy leads to Stripe’s page', async ({ page }) => {
    await page.route(REACT, (route) => route.abort());
    await page.goto(TOOL);
    await buyButton(page).click();
    await payThere(page);
    await expectPaid(page);
  });

  test('Stripe’s: the purchase goes on on its page, and only there', async ({ page }) => {
    await page.route(siteEnvironment.STRIPE_JS_URL, (route) => route.abort());
    const begun = page.waitForResponse(/create-payment-intent/);
    await page.goto(TOOL);
    await buyButton(page).click();
    const { clientSecret } = (await (await begun).json()) as { clientSecret: string };
    await page.getByRole('button', { name: 'Pay on Stripe’s page' }).click();
    await payThere(page);
    await expectPaid(page);
    const { intents } = await sandbox.state();
    const before = intents.find(({ client_secret: secret }) => secret === clientSecret);
    expect(before?.status).toBe('canceled');
  });
});

test.describe('where a script takes its time', () => {
  /** Until it is let go, nothing that is asked for there is answered. */
  async function hold(page: Page, addresses: string | RegExp): Promise<() => void> {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(addresses, async (route) => {
      await held;
      await route.continue().catch(() => undefined); // the page may be gone
    });
    return release;
  }

  test('React: Buy leads to Stripe’s page after ten seconds', async ({ page }) => {
    await page.clock.install();
    await hold(page, REACT);
    await page.goto(TOOL);
    await buyButton(page).click();
    await expect(buyButton(page)).toHaveAttribute('aria-busy', 'true');
    await page.clock.fastForward(10_000);
    await expect(page).toHaveURL(onStripesPage);
  });

  test('Stripe’s: its page is offered beside what is still on its way', async ({ page }) => {
    await page.clock.install();
    await hold(page, siteEnvironment.STRIPE_JS_URL);
    await page.goto(TOOL);
    await buyButton(page).click();
    const other = page.getByRole('button', { name: 'Pay on Stripe’s page' });
    await expect(page.getByText('The payment form is on its way')).toBeVisible();
    await expect(other).toHaveCount(0);
    await page.clock.fastForward(15_000);
    await other.click();
    await payThere(page);
    await expectPaid(page);
  });
});
