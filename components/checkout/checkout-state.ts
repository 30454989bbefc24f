import { bought, type Bought } from '@/lib/shop/browser/bought';
import { checkoutAttempt, endAttempt } from '@/lib/shop/browser/checkout-attempts';
import {
  claimPayment,
  createPaymentIntent,
  type Claim,
  type Refusal,
} from '@/lib/shop/browser/checkout-calls';
import { getJson } from '@/lib/platform/browser/fetch';
import { keepPayment, runningPayment, takeReturn } from '@/lib/shop/browser/running-payment';
import { routes } from '@/lib/kernel/routes';
import { stageOf } from '@/lib/shop/rules/payment-status';
import type { CheckoutFacts } from './facts';

/** Something is being bought, or was. */
export type CheckoutState = {
  /** Another for each, so that nothing of one is shown in the next. */
  id: number;
  facts: CheckoutFacts;
  slug?: string;
} & (
  | {
      /** The page of the shop is still shown; this stands before it. */
      stage: 'refused';
      slug: string;
      refusal: Refusal;
    }
  | {
      /** Before it: this browser has bought the product already. */
      stage: 'bought';
      slug: string;
      bought: Bought;
    }
  | {
      stage: 'open';
      /** In cents, as the server wants it; unknown where a bank led back into another browser. */
      priceCents?: number;
      /** None: there is no payment to speak of. */
      clientSecret: string | null;
      /** What to show first. */
      first: 'form' | 'status' | 'paid';
    }
);

export type OpenCheckout = Extract<CheckoutState, { stage: 'open' }>;

/** What shows a purchase in one of its stages. */
export type CheckoutProps<Shown = CheckoutState> = {
  checkout: Shown;
  onChange: (checkout: CheckoutState) => void;
  onClose: () => void;
};

let ids = 0;

/**
 * Somebody chose a product: asks for its payment, or first whether another license is meant.
 * @param how.agreedCents where the buyer agreed to another than we know
 * @param how.another the buyer has one, and wants one more
 */
export async function chosen(
  slug: string,
  { agreedCents, another = false }: { agreedCents?: number; another?: boolean } = {},
): Promise<CheckoutState> {
  const facts = await checkoutFacts();
  const had = another ? null : bought(slug);
  if (had) return { id: ++ids, facts, slug, stage: 'bought', bought: had };
  const before = runningPayment();
  // Paid in this tab, and not recorded yet: that is shown, and nothing offered for sale.
  if (!another && before?.paid && before.slug === slug)
    return enter(open(facts, { ...before, first: 'paid' }));
  const priceCents = agreedCents ?? facts.products[slug]?.priceCents ?? 0;
  const attempt = checkoutAttempt(slug);
  const answer = await createPaymentIntent(slug, priceCents, attempt.key);
  if ('kind' in answer) {
    // At another price, after a wait, or where nobody answered it is the same purchase still.
    if (answer.kind === 'failed' && answer.isKeyBad) endAttempt(slug);
    return { id: ++ids, facts, slug, stage: 'refused', refusal: answer };
  }
  const { clientSecret } = answer;
  keepPayment({ clientSecret, slug, priceCents, contentVersion: facts.contentVersion });
  // An attempt that is not new may have been paid in another tab.
  const isPaid = attempt.seen && isSettled(await claimPayment(clientSecret).catch(() => null));
  return enter(open(facts, { clientSecret, slug, priceCents, first: isPaid ? 'status' : 'form' }));
}

/** A page was reloaded, a visitor came back, or a bank led here. */
export async function resumed(): Promise<CheckoutState | null> {
  const returned = takeReturn();
  const { checkout } = (history.state ?? {}) as { checkout?: string };
  const payment = runningPayment();
  const isThis = payment && (returned || payment.slug === checkout);
  if (!isThis && !returned) return checkout ? chosen(checkout) : null;
  const facts = await checkoutFacts();
  if (!isThis) return open(facts, { clientSecret: null, first: 'status' });
  // The site has other words by now: what the buyer reads is what is agreed to, so an open payment begins
  // anew under them.
  const isOutdated = payment.contentVersion !== facts.contentVersion;
  if (payment.slug && !payment.paid && isOutdated) return chosen(payment.slug);
  return open(facts, { ...payment, first: payment.paid ? 'paid' : 'status' });
}

/**
 * Its price has become another one while the form was open: asks about it, over the page of the shop.
 * @param amount in cents
 */
export function askAboutPrice({ facts, slug = '' }: CheckoutState, priceCents: number): CheckoutState {
  history.replaceState({}, '', location.pathname + location.search);
  return { id: ++ids, facts, slug, stage: 'refused', refusal: { kind: 'price', priceCents } };
}

function open(
  facts: CheckoutFacts,
  { clientSecret, slug, priceCents, first }: Omit<OpenCheckout, 'id' | 'facts' | 'stage'>,
): CheckoutState {
  return { id: ++ids, facts, stage: 'open', clientSecret, slug, priceCents, first };
}

/** Gives the checkout an entry of its own in the history, so that Back leads to the tools. */
function enter(checkout: CheckoutState): CheckoutState {
  const state = (history.state ?? {}) as { checkout?: string };
  if (state.checkout !== checkout.slug)
    history.pushState({ checkout: checkout.slug }, '', location.pathname + location.search);
  return checkout;
}

const isSettled = (claim: Claim | null) =>
  claim !== null && ['paid', 'underWay'].includes(stageOf(claim.status));

async function checkoutFacts(): Promise<CheckoutFacts> {
  return (await getJson<CheckoutFacts>(routes.checkoutFacts))!;
}
