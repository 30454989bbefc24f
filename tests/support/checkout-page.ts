import type { Page } from '@playwright/test';
import { expect } from './browser';
import { inbox } from './inbox';
import { sandboxControl } from './sandbox-control';
import { siteEnvironment } from './site-environment.mjs';

export const sandbox = sandboxControl(siteEnvironment.STRIPE_API_BASE, siteEnvironment.STRIPE_SECRET_KEY);

/** Fields of Stripe's stand-in, which stand in frames of their own. */
const contact = (page: Page) => page.frameLocator('iframe[title="Secure email input frame"]');
const card = (page: Page) => page.frameLocator('iframe[title="Secure payment input frame"]');
export const bank = (page: Page) => page.frameLocator('iframe[title="3D Secure authentication"]');

export const CARDS = {
  good: '4242424242424242',
  declined: '4000000000000002',
  noFunds: '4000000000009995',
  asks: '4000002760003184',
} as const;

const BUYER = 'ada@example.com';
/** An address that no other test pays with. */
export const someone = () => `buyer-${Math.random().toString(36).slice(2)}@example.com`;

/** On the page of a tool: the first of them. */
export const buyButton = (page: Page) => page.getByRole('button', { name: /^Buy for/ }).first();

/** Begins to buy a tool from its page, up to the payment form. */
export async function choose(page: Page, slug = 'goal-cascade-builder'): Promise<void> {
  await page.goto(`/toolbox/${slug}`);
  await buyButton(page).click();
  await expect(paymentDetails(page)).toBeVisible();
}

export const paymentDetails = (page: Page) => page.getByRole('heading', { name: 'Payment Details' });
export const submit = (page: Page) => page.getByRole('button', { name: /Complete Purchase|Processing/ });

export async function fillEmail(page: Page, email = BUYER): Promise<void> {
  await contact(page).getByLabel('Email').fill(email);
}

export async function fillCard(page: Page, number: string): Promise<void> {
  const fields = card(page);
  await fields.getByLabel('Card number').fill(number);
  await fields.getByLabel('Expiration date').fill('12 / 34');
  await fields.getByLabel('Security code').fill('123');
}

/** Pays in the form that is open. */
export async function pay(page: Page, email = BUYER, number: string = CARDS.good): Promise<void> {
  await fillEmail(page, email);
  await fillCard(page, number);
  await submit(page).click();
}

/** Pays by a bank account that never settles. */
export async function payByBank(page: Page): Promise<void> {
  await fillEmail(page);
  await card(page).getByRole('tab', { name: /bank/i }).click();
  await card(page)
    .getByLabel('Test bank account')
    .selectOption({ label: '000000000009: stays in processing' });
  await submit(page).click();
}

export const successful = (page: Page) => page.getByRole('heading', { name: 'Payment Successful!' });

/** The intents of Stripe's stand-in whose charge went to this address. */
export async function charges(email: string) {
  const { charges } = await sandbox.state();
  return charges.filter((charge) => charge.paid && charge.billing_details.email === email);
}

/** What this tab has to show for the payment it has begun. */
export const secretOf = (page: Page) =>
  page.evaluate(
    () => (JSON.parse(sessionStorage.getItem('plumbline.payment')!) as { clientSecret: string }).clientSecret,
  );

/** Pays, opens the receipt in the inbox, and follows its link to the order page. */
export async function payAndOpenTheMail(page: Page, email: string): Promise<void> {
  await pay(page, email);
  await expect(successful(page)).toBeVisible();
  const [mail] = await inbox().mailsTo(email);
  await page.goto(/https?:\S+\/orders\/[\w-]+/.exec(mail?.text ?? '')![0]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your order');
}
