import type { Page } from '@playwright/test';
import { expect } from './browser';
import { CARDS, fillCard, fillEmail, submit } from './checkout-page';
import { inbox } from './inbox';

/** An address that no other test pays with. */
export const someone = () => `buyer-${Math.random().toString(36).slice(2)}@example.com`;

/** Pays in the form that is open. */
export async function payAs(page: Page, email: string, number: string = CARDS.good): Promise<void> {
  await fillEmail(page, email);
  await fillCard(page, number);
  await submit(page).click();
}

/** Does so, opens the receipt in the inbox, and follows its link to the order page. */
export async function payAndOpenTheMail(page: Page, email: string): Promise<void> {
  await payAs(page, email);
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  const [mail] = await inbox().mailsTo(email);
  await page.goto(/https?:\S+\/orders\/[\w-]+/.exec(mail?.text ?? '')![0]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your order');
}
