import type Stripe from 'stripe';
import { z } from 'zod';
import type { NewOrder, Order } from '@/lib/shop/rules/order';
import { emptyPaymentEvent, type IntentEvent, type PaymentEvent } from '@/lib/shop/rules/payment-event';
import type { PaymentFact } from '@/lib/shop/rules/records';
import type { IntentStatus } from '@/lib/shop/rules/payment-status';
import { inOurs, refundFact } from './facts';

/** An intent as Stripe has it now. */
export type Intent = {
  paymentIntentId: string;
  clientSecret: string;
  status: IntentStatus;
  /** Everything known of it. */
  paymentEvent: PaymentEvent;
};

/** An order that may have been tried before. */
export type OrderToPay = NewOrder & Pick<Order, 'stripeTry'>;

/** Our metadata on an intent tells it from those of other products on the account. Nothing personal. */
const METADATA = {
  order: 'plumbline_order',
  product: 'plumbline_product',
  content: 'plumbline_content',
  site: 'plumbline_site',
} as const;

export function metadataOf(order: { id: string; productSlug: string; contentVersion: string }, site: string) {
  return {
    [METADATA.order]: order.id,
    [METADATA.product]: order.productSlug,
    [METADATA.content]: order.contentVersion.slice(0, 12),
    [METADATA.site]: site,
  };
}

/** Behind the name of the firm on the buyer's bank statement: ten characters fit, whatever the name. */
export const onStatement = (orderNumber: string) => orderNumber.replaceAll('-', '');

/** The first try has the name that keys had before tries were counted. */
export const keyOf = (name: string, stripeTry: number) => (stripeTry === 0 ? name : `${name}:${stripeTry}`);

/** A payment event with what the metadata says. Its order is null where there is no metadata of ours. */
export const fromMetadata = <Id extends string | null>(
  paymentIntentId: Id,
  metadata: Stripe.Metadata | null,
) =>
  emptyPaymentEvent(paymentIntentId, metadata?.[METADATA.order] ?? null, metadata?.[METADATA.site] ?? null);

const STATUSES = {
  succeeded: 'succeeded',
  processing: 'processing',
  requires_capture: 'processing',
  requires_payment_method: 'requires_payment_method',
  requires_confirmation: 'requires_payment_method',
  requires_action: 'requires_action',
  canceled: 'canceled',
} as const satisfies Record<Stripe.PaymentIntent.Status, IntentStatus>;

/**
 * The actions that a payer takes days for: at a bank, in a shop, by transfer. 3-D Secure, which Stripe calls
 * an action too, is not among them.
 */
const AT_A_BANK = /^(verify_with_microdeposits|\w+_display_details|display_bank_transfer_instructions)$/;

const isAtABank = ({ status, next_action: next }: Stripe.PaymentIntent) =>
  status === 'requires_action' && next !== null && AT_A_BANK.test(next.type);

/** @throws UnknownWord for a status that this code does not know */
export const statusOf = (intent: Stripe.PaymentIntent): IntentStatus =>
  isAtABank(intent) ? 'processing' : inOurs<IntentStatus>(STATUSES, intent.status);

/** Of a card we keep no more than a keyed hash of its fingerprint, by which one is told from another. */
export type CardHash = (fingerprint: string) => string;

/** An intent of Stripe's in our words. @throws without a client secret, which only a publishable key gets */
export function intentOf(intent: Stripe.PaymentIntent, cardHash: CardHash): Intent {
  if (!intent.client_secret) throw new Error('Stripe answered an intent without its client secret.');
  return {
    paymentIntentId: intent.id,
    clientSecret: intent.client_secret,
    status: statusOf(intent),
    paymentEvent: paymentEventOfIntent(intent, cardHash),
  };
}

/** What a payment has of its intent, before its charge is known. */
const uncharged = ({
  id,
  currency,
  livemode,
  metadata,
}: Stripe.PaymentIntent | Stripe.Checkout.Session): Omit<PaymentFact, 'id' | 'status' | 'amount'> => ({
  paymentIntentId: id,
  delayed: null,
  currency: currency ?? '',
  livemode,
  productSlug: metadata?.[METADATA.product] ?? null,
  method: null,
  chargedAt: null,
  fee: null,
  brand: null,
  last4: null,
  country: null,
  failure: null,
});

/** Stands for the intent of a page on which a code took the whole price off: Stripe makes none. */
export function freeIntent(session: Stripe.Checkout.Session): Intent {
  const { id, metadata } = session;
  const payment: PaymentFact = { ...uncharged(session), id, status: 'succeeded', amount: 0, fee: 0 };
  const paymentEvent = { ...fromMetadata(id, metadata), payments: [payment] };
  // No browser can confirm it or claim it by this.
  return { paymentIntentId: id, clientSecret: id, status: 'succeeded', paymentEvent };
}

/** What an intent tells, and its charge where that is told with it. */
export function paymentEventOfIntent(intent: Stripe.PaymentIntent, cardHash: CardHash): IntentEvent {
  const { latest_charge: charge, status } = intent;
  const isTold = charge !== null && typeof charge !== 'string';
  const charged = isTold ? factOfCharge(charge, intent) : null;
  // The last try may have come to nothing without a charge, and the charge is of an earlier one.
  const last = factOfIntent(intent);
  return {
    ...fromMetadata(intent.id, intent.metadata),
    payments: [charged, last?.id === charged?.id ? null : last].filter((one) => one !== null),
    canceled: status === 'canceled',
    declinedCard: declinedCard(intent, cardHash),
    ...(isTold && { billingEmail: charge.billing_details.email }),
    ...(isTold && charge.refunds && { refunds: charge.refunds.data.map(refundFact) }),
  };
}

function declinedCard(intent: Stripe.PaymentIntent, cardHash: CardHash): string | null {
  const { status, last_payment_error: error, latest_charge: charge } = intent;
  if (status !== 'requires_payment_method' || !error) return null;
  const ofCharge =
    charge !== null && typeof charge !== 'string' && charge.id === error.charge ? charge : null;
  return cardOf(error.payment_method ?? null, cardHash) ?? cardOf(ofCharge?.payment_method_details, cardHash);
}

type WithCard = { card?: { fingerprint?: string | null } | null } | null | undefined;
const cardOf = (method: WithCard, cardHash: CardHash) =>
  method?.card?.fingerprint ? cardHash(method.card.fingerprint) : null;

export const declinedBefore = (charge: Stripe.Charge, intent: Stripe.PaymentIntent, cardHash: CardHash) => ({
  payment: factOfCharge(charge, intent),
  declinedCard: cardOf(charge.payment_method_details, cardHash),
});

function factOfCharge(charge: Stripe.Charge, intent: Stripe.PaymentIntent): PaymentFact {
  const { balance_transaction: balance, payment_method_details: details } = charge;
  const status = inOurs(CHARGED, charge.status);
  return {
    ...uncharged(intent),
    id: charge.id,
    status,
    delayed: delayedBy(status, details?.type),
    amount: status === 'succeeded' ? intent.amount_received : charge.amount,
    method: details?.type ?? null,
    chargedAt: new Date(charge.created * 1000),
    fee: feeIn(balance, intent.currency),
    brand: details?.card?.brand ?? null,
    last4: details?.card?.last4 ?? details?.us_bank_account?.last4 ?? null,
    country: COUNTRY.parse(charge.billing_details.address?.country),
    failure: charge.failure_code ?? null,
  };
}

/** An account that is paid out in another currency pays its fees in that: those can't be subtracted. */
const feeIn = (balance: Stripe.Charge['balance_transaction'], currency: string): number | null =>
  balance && typeof balance !== 'string' && balance.currency === currency ? balance.fee : null;

/** Two letters; what is anything else is not known. */
const COUNTRY = z
  .string()
  .regex(/^[A-Z]{2}$/)
  .nullable()
  .catch(null);

/**
 * Whether a bank has or had the payment in hand, which takes days. Once it has failed Stripe no longer says
 * so; then it is inferred from methods that always take days.
 */
function delayedBy(status: PaymentFact['status'], method: string | undefined): true | null {
  if (status === 'pending') return true;
  return status === 'failed' && NEVER_QUICK.includes(method ?? '') ? true : null;
}

const NEVER_QUICK: readonly string[] = [
  'us_bank_account',
  'sepa_debit',
  'bacs_debit',
  'au_becs_debit',
  'acss_debit',
  'nz_bank_account',
  'boleto',
  'konbini',
  'oxxo',
  'multibanco',
  'customer_balance',
];

const CHARGED = { failed: 'failed', pending: 'pending', succeeded: 'succeeded' } as const satisfies Record<
  Stripe.Charge.Status,
  PaymentFact['status']
>;

/** What an intent says of its last try. Null: nobody has tried to pay, or its charge says it. */
function factOfIntent(intent: Stripe.PaymentIntent): PaymentFact | null {
  const error = intent.status === 'requires_payment_method' ? intent.last_payment_error : null;
  const method = error?.payment_method?.type;
  const isPending = isAtABank(intent) || (intent.status === 'processing' && intent.latest_charge === null);
  // While its payer is to act at a bank there is no charge, and where that comes to nothing there never is
  // one.
  const withoutCharge = isPending || NEVER_QUICK.includes(method ?? '') ? intent.id : null;
  const id = error?.charge ?? withoutCharge;
  if (!id) return null;
  const status = error ? 'failed' : 'pending';
  // Without a charge it was refused at once, unless it was with a bank.
  const delayed = error && !error.charge ? null : delayedBy(status, method);
  return {
    ...uncharged(intent),
    id,
    status,
    delayed,
    amount: intent.amount,
    method: method ?? null,
    failure: error?.code ?? null,
  };
}
