import { createHash, randomBytes } from 'node:crypto';
import type { Env } from './platform/config/env';
import { validSecrets } from './platform/config/overlap';
import { isLiveKey } from './platform/config/stripe-keys';
import { linkSecret } from './container-secrets';
import type { Order } from './shop/rules/order';
import { orderNumber } from './shop/rules/order-number';
import { keyedHash } from './platform/files/link-signing';
import { catalogue } from './shop/store/catalogue';
import type { Database } from './platform/database/client';
import { eventStore } from './shop/store/events';
import { orderKeyStore } from './shop/store/order-keys';
import { orderStore } from './shop/store/orders';
import { outboxStore } from './mail/store/outbox';
import { siteId } from './platform/database/site-id';
import { stripeClient } from './platform/stripe/client';
import { deliveryReader } from './platform/stripe/deliveries';
import { stripePayments } from './platform/stripe/payments';
import { logSurprise } from './platform/http/surprise';
import { log } from './platform/log/log';
import { applyPayment } from './shop/apply-payment';
import { claimOrder, type Download } from './shop/claim-order';
import { endDeclined } from './shop/end-declined';
import { endIntent } from './shop/end-intent';
import { endUnpaidOrders } from './shop/end-unpaid-orders';
import { lookAgain } from './shop/look-again';
import type { Limiter } from '@/lib/kernel/limiter';
import type { PaymentLimits } from '@/lib/shop/ports/limits';
import type { ApplyPayment, Payments } from '@/lib/shop/ports/payments';
import { recordContact } from './shop/record-contact';
import { recordEvent } from './shop/record-event';
import { reconcile } from './shop/reconcile';
import { refundOrder } from './shop/refund-order';
import { releaseOrder } from './shop/release-order';
import { startCheckout } from './shop/start-checkout';
import { workEvents } from './shop/work-events';
import { randomId } from '@/lib/platform/random/random-id';

type Settings = Pick<
  Env,
  | 'STRIPE_SECRET_KEY'
  | 'STRIPE_WEBHOOK_SECRET'
  | 'STRIPE_WEBHOOK_SECRET_ALSO'
  | 'STRIPE_API_BASE'
  | 'BASE_URL'
  | 'LINK_SECRET'
  | 'LINK_SECRET_ALSO'
>;
/** What the shop takes from content/. */
export type ShopContent = { contentVersion: string; eachSale: boolean };
/** The files of an order, with links for the browser that has just paid. */
export type ShopDownloads = (order: Order) => Promise<Download[]>;
const NOBODY_WAITS = () => undefined;
/** Whoever is waiting for what the shop leaves to do: mail that was queued, events that were recorded. */
export type ShopBells = { mailQueued: () => void; eventRecorded: () => void };
const NO_BELLS: ShopBells = { mailQueued: NOBODY_WAITS, eventRecorded: NOBODY_WAITS };
export type ShopLimits = Record<'contact' | 'claim', Limiter> & { payments: PaymentLimits };

const always = () => Promise.resolve({ allowed: true } as const);

/** For commands, which no visitor calls. */
export const NO_LIMITS: ShopLimits = {
  contact: always,
  claim: always,
  payments: {
    perHour: Infinity,
    open: Infinity,
    networksOf: () => null,
    mayBegin: () => Promise.resolve({ allowed: true, tellOwner: false }),
    mayConfirm: always,
    noteDecline: () => Promise.resolve(null),
    isGuessed: () => Promise.resolve(false),
    noteEnded: () => Promise.resolve(),
    waitAfter: () => Promise.resolve(0),
  },
};

/** Stripe, or its stand-in; null without keys: the shop is closed. */
export function paymentsOf(settings: Settings, site: () => Promise<string>): Payments | null {
  const { STRIPE_SECRET_KEY, STRIPE_API_BASE } = settings;
  if (!STRIPE_SECRET_KEY) return null;
  const client = stripeClient(STRIPE_SECRET_KEY, STRIPE_API_BASE);
  return stripePayments(client, isLiveKey(STRIPE_SECRET_KEY), site, cardHash(settings));
}

const cardHash = (settings: Settings) => keyedHash(linkSecret(settings), 'card');

/** What payments say of the site that took them: its host, and an id of its own. Asked for once. */
function siteMark({ BASE_URL }: Settings, database: Database): () => Promise<string> {
  let mark: Promise<string> | undefined;
  const look = async () => `${new URL(BASE_URL).host}/${await siteId(database)}`;
  return () => {
    mark ??= look().catch((error: unknown) => {
      mark = undefined;
      throw error;
    });
    return mark;
  };
}

/**
 * The verbs of buying, put together: for the routes and for commands.
 * @param bells are rung when there is something to do; without them it is done when the workers look next
 */
export function shop(
  settings: Settings,
  database: Database,
  { contentVersion, eachSale }: ShopContent,
  limits: ShopLimits,
  { mailQueued, eventRecorded }: ShopBells = NO_BELLS,
  downloads: ShopDownloads = () => Promise.resolve([]),
) {
  const orders = orderStore(database);
  const sold = catalogue(database);
  const events = eventStore(database);
  const site = siteMark(settings, database);
  const payments = paymentsOf(settings, site);
  const newOrderNumber = () => orderNumber(randomBytes(8));
  const world = { orders, newId: randomId, newOrderNumber, now: () => new Date(), hash };
  const onSurprise = logSurprise;
  const end = payments ? endIntent(payments) : () => Promise.resolve(false);
  const declines = endDeclined({ ...world, endIntent: end, limits: limits.payments, onSurprise });
  const apply = payments && applyPayment({ ...world, payments, endDeclined: declines, eachSale, mailQueued });
  const withPayments = payments && apply && { ...world, payments, events, applyPayment: apply, onSurprise };
  const applyIfOpen: ApplyPayment = (notice, event) => apply?.(notice, event) ?? Promise.resolve('seen');
  const { STRIPE_WEBHOOK_SECRET: secret, STRIPE_WEBHOOK_SECRET_ALSO: others } = settings;
  return {
    startCheckout: startCheckout({
      ...world,
      applyPayment: applyIfOpen,
      payments,
      endIntent: end,
      catalogue: sold,
      contentVersion,
      limits: limits.payments,
      outbox: outboxStore(database),
      ...{ mailQueued, onSurprise },
    }),
    recordContact: recordContact({
      ...world,
      catalogue: sold,
      limit: limits.contact,
      mayConfirm: limits.payments.mayConfirm,
    }),
    claimOrder: claimOrder({
      ...world,
      payments,
      keys: orderKeyStore(database),
      applyPayment: applyIfOpen,
      downloads,
      limit: limits.claim,
      newToken: randomId,
    }),
    recordEvent: recordEvent({ ...world, events, wake: eventRecorded }),
    releaseOrder: releaseOrder({ ...world, eachSale, mailQueued }),
    readDelivery: secret ? deliveryReader(validSecrets(secret, others), cardHash(settings)) : null,
    /** The others are null without Stripe's keys. */
    applyPayment: apply,
    workEvents:
      withPayments &&
      workEvents({
        ...withPayments,
        onUnknownOrder: (intentId) =>
          log().warn(`The payment ${intentId} names an order that is not here: reconcile looks at it.`),
      }),
    endUnpaidOrders: withPayments && endUnpaidOrders(withPayments),
    lookAgain: withPayments && lookAgain(withPayments),
    reconcile:
      withPayments && reconcile({ ...withPayments, site, outbox: outboxStore(database), catalogue: sold }),
    refundOrder: withPayments && refundOrder(withPayments),
  };
}

/** 144 random bits. */
const hash = (text: string) => createHash('sha256').update(text).digest('base64url');
