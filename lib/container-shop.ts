import { createHash, randomBytes } from 'node:crypto';
import type { Env } from './config/env';
import { validSecrets } from './config/overlap';
import { isLiveKey } from './config/stripe-keys';
import type { Order } from './domain/orders/order';
import { orderNumber } from './domain/orders/order-number';
import { catalogue } from './gateways/prisma/catalogue';
import type { Database } from './gateways/prisma/client';
import { orderKeyStore } from './gateways/prisma/order-keys';
import { orderStore } from './gateways/prisma/orders';
import { stripeClient } from './gateways/stripe/client';
import { deliveryReader } from './gateways/stripe/deliveries';
import { stripePayments } from './gateways/stripe/payments';
import { applyPayment } from './usecases/apply-payment';
import { claimOrder, type Download } from './usecases/claim-order';
import { endUnpaidOrders } from './usecases/end-unpaid-orders';
import type { Limiter, NetworkLimiter, Payments } from './usecases/ports';
import { recordContact } from './usecases/record-contact';
import { reconcile } from './usecases/reconcile';
import { refundOrder } from './usecases/refund-order';
import { startCheckout } from './usecases/start-checkout';
import { randomId } from '@/lib/gateways/random/random-id';

type Settings = Pick<
  Env,
  'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'STRIPE_WEBHOOK_SECRET_ALSO' | 'STRIPE_API_BASE'
>;
/** What the shop takes from content/. */
export type ShopContent = { contentVersion: string; eachSale: boolean };
/** The files of an order, with links for the browser that has just paid. */
export type ShopDownloads = (order: Order) => Promise<Download[]>;
const NOBODY_WAITS = () => undefined;
export type ShopLimits = Record<'inTotal' | 'contact' | 'claim', Limiter> & { perNetwork: NetworkLimiter };

const always = () => Promise.resolve({ allowed: true } as const);

/** For commands, which no visitor calls. */
export const NO_LIMITS: ShopLimits = { perNetwork: always, inTotal: always, contact: always, claim: always };

/** Stripe, or its stand-in; null without keys: the shop is closed. */
export function paymentsOf({ STRIPE_SECRET_KEY, STRIPE_API_BASE }: Settings): Payments | null {
  if (!STRIPE_SECRET_KEY) return null;
  return stripePayments(stripeClient(STRIPE_SECRET_KEY, STRIPE_API_BASE), isLiveKey(STRIPE_SECRET_KEY));
}

/**
 * The verbs of buying, put together: for the routes and for commands.
 * @param mailQueued is called after mail was queued; without it, it goes out when the worker looks next
 */
export function shop(
  settings: Settings,
  database: Database,
  { contentVersion, eachSale }: ShopContent,
  limits: ShopLimits,
  mailQueued: () => void = NOBODY_WAITS,
  downloads: ShopDownloads = () => Promise.resolve([]),
) {
  const orders = orderStore(database);
  const sold = catalogue(database);
  const payments = paymentsOf(settings);
  const newOrderNumber = () => orderNumber(randomBytes(8));
  const world = { orders, newId: randomId, newOrderNumber, now: () => new Date(), hash };
  const apply = payments && applyPayment({ ...world, payments, eachSale, mailQueued });
  const withPayments = payments && apply && { ...world, payments, applyPayment: apply };
  const { STRIPE_WEBHOOK_SECRET: secret, STRIPE_WEBHOOK_SECRET_ALSO: others } = settings;
  return {
    startCheckout: startCheckout({
      ...world,
      payments,
      catalogue: sold,
      contentVersion,
      limits,
    }),
    recordContact: recordContact({ ...world, catalogue: sold, limit: limits.contact }),
    claimOrder: claimOrder({
      ...world,
      payments,
      keys: orderKeyStore(database),
      applyPayment: (notice, event) => apply?.(notice, event) ?? Promise.resolve(),
      downloads,
      limit: limits.claim,
      newToken: randomId,
    }),
    /** The others are null without Stripe's keys. */
    applyPayment: apply,
    readDelivery: secret ? deliveryReader(validSecrets(secret, others)) : null,
    endUnpaidOrders: withPayments && endUnpaidOrders(withPayments),
    reconcile: withPayments && reconcile({ ...withPayments, catalogue: sold }),
    refundOrder: withPayments && refundOrder(withPayments),
  };
}

/** 144 random bits. */
const hash = (text: string) => createHash('sha256').update(text).digest('base64url');
