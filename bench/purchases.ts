import Stripe from 'stripe';
import { loadContent } from '../lib/content/load';
import { confirmIntent } from '../packages/sandbox/stripe/intents/confirm';
import type { Sandbox } from '../packages/sandbox/stripe/sandbox';
import { inProject } from '../scripts/setup/project.mjs';
import { siteEnvironment } from '../tests/support/site-environment.mjs';

const [product] = loadContent(inProject('content')).products;

/** What a browser sends to begin an order. */
export const PURCHASE = { productId: product?.slug, amount: product?.priceCents };

/** Pays with a card that is good. @returns the id of the intent */
export function pay(sandbox: Sandbox, clientSecret: string, site: string): string {
  const [id = ''] = clientSecret.split('_secret_');
  confirmIntent(sandbox.account, id, { payment_method: 'pm_card_visa', return_url: site });
  return id;
}

/** The events of payments, by the id of the intent, as Stripe would send them. */
export const paidEvents = (sandbox: Sandbox): Map<string, string> =>
  new Map(
    [...sandbox.deliveries.all.values()]
      .filter(({ event }) => event.type === 'payment_intent.succeeded')
      .map(({ event }) => [(event.data.object as { id: string }).id, JSON.stringify(event)]),
  );

/** The header that Stripe signs an event with. */
export const signed = (payload: string) => ({
  'stripe-signature': Stripe.webhooks.generateTestHeaderString({
    payload,
    secret: siteEnvironment.STRIPE_WEBHOOK_SECRET,
  }),
});
