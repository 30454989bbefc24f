import { SetupError } from '../setup/steps.mjs';
import { SECRET_KEY, SITE_NAME } from './world';

/** Confirms a payment at the sandbox as a browser does: the charge has the buyer's address. */
export async function payAsABrowser(sandbox: string, intent: string, email: string): Promise<void> {
  const paid = await fetch(`${sandbox}/v1/payment_intents/${intent}/confirm`, {
    method: 'POST',
    headers: { authorization: `Bearer ${SECRET_KEY}` },
    body: new URLSearchParams({
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': '4242424242424242',
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '2040',
      'payment_method_data[billing_details][email]': email,
      return_url: `https://${SITE_NAME}`,
    }),
  });
  if (!paid.ok) throw new SetupError(await paid.text());
}
