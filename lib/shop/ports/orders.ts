import type { Attribution } from '@/lib/kernel/attribution';
import type { Attempt } from '@/lib/kernel/attempt';
import type { ByReach } from '@/lib/kernel/networks';
import type { NewMail } from '@/lib/mail/rules/outbox';
import type { FullNetwork } from '@/lib/shop/ports/limits';
import type { Buyer } from '@/lib/shop/rules/buyer';
import type { CatalogueProduct, CatalogueSource } from '@/lib/shop/rules/catalogue';
import type { Charges } from '@/lib/shop/rules/declines';
import type { Order } from '@/lib/shop/rules/order';
import type { PaymentEvent } from '@/lib/shop/rules/payment-event';
import type { ListedOrder, ShownOrder, ShownOrderWithPayment } from '@/lib/shop/rules/shown-order';
import type { AgreedTerms } from '@/lib/shop/rules/terms';

/**
 * Orders as recorded, for pages, mails and the owner's commands, and what may be changed of them that is not
 * about money.
 */
export type ShownOrders = {
  find(orderId: string): Promise<ShownOrderWithPayment | null>;
  /** By the hash of a key to its page. */
  findByKey(tokenHash: string): Promise<ShownOrderWithPayment | null>;
  findByNumber(number: string): Promise<ShownOrder | null>;
  /** Every order of an address, however it was typed; newest first. */
  ofAddress(address: string): Promise<ShownOrder[]>;
  /** Newest first; null: of every state. `soldSince`: only those that became a sale since then. */
  list(which: {
    status: ShownOrder['status'] | null;
    limit: number | undefined;
    soldSince?: Date;
  }): Promise<ListedOrder[]>;
  /** Adds a key to its page: whoever has one sees the order. Only hashes are kept. */
  addKey(orderId: string, tokenHash: string): Promise<void>;
  /** Notes a download that has begun. `file`: <product>/<name>, or all of them as one archive. */
  noteDownload(download: Download): Promise<void>;
  /** @returns false for an order that is not there, or whose buyer had everything deleted */
  recordBuyer(orderId: string, buyer: Buyer): Promise<boolean>;
  /**
   * Puts another address on an order and its unsent mails, and ends every key to its page.
   * @returns as above
   */
  correctAddress(orderId: string, email: string): Promise<boolean>;
};

type Download = { id: string; orderId: string; file: string; at: Date; networkHash: string | null };

/** What the buyer of an order agreed to. */
export type TermsOfOrder = (order: Pick<ShownOrder, 'id' | 'productSlug'>) => Promise<AgreedTerms>;

export type Catalogue = {
  /** Everything that is sold, in the order of content. */
  list(): Promise<CatalogueProduct[]>;
  /** Null as well for a product that is no longer sold. */
  find(slug: string): Promise<CatalogueProduct | null>;
  /** Also one that was sold once. */
  findSold(slug: string): Promise<CatalogueProduct | null>;
  /** All of it at once. 'newer': what is there comes from a later build, and stays. */
  replace(products: CatalogueProduct[], source: CatalogueSource): Promise<'replaced' | 'newer'>;
};

/** An order as it begins. */
export type NewOrder = Pick<
  Order,
  'id' | 'number' | 'createdAt' | 'productSlug' | 'title' | 'priceCents' | 'currency' | 'tools'
> &
  Pick<Order, 'contentVersion' | 'livemode'> &
  Partial<Pick<Order, 'networks' | 'attribution' | 'erasedAt'>>;

/** What a change of an order may query, in the same transaction. */
export type OrderQueries = {
  /** Orders that this address paid for in that time, by Stripe's clock. */
  paidBy(address: string, time: { from: Date; to: Date }): Promise<Pick<Order, 'id' | 'number' | 'tools'>[]>;
  /** Charges that were told since then, this one among them. */
  charges(since: Date): Promise<Charges>;
};

/**
 * The order as it is to be, and what is to be told; a mail for a reason that is there already is left out.
 */
export type OrderChange = { order: Order; mails: NewMail[] };

export type OrderStore = {
  /**
   * Stores once per attempt: 'opened', or 'seen' with what the attempt's first call stored; 'gone' when that
   * was discarded or freed in the same moment: ask again.
   */
  open(order: NewOrder, attempt: Attempt | null): Promise<{ outcome: 'opened' | 'gone' } | SeenAttempt>;
  /** Lets the key of an order that has ended be used for another one. */
  freeAttempt(orderId: string): Promise<void>;
  /** Counts a key that is used up, unless another call has counted the same one. */
  countTry(order: Pick<Order, 'id' | 'stripeTry'>): Promise<void>;
  /**
   * Notes Stripe's answer on an order that had none.
   * @returns whether the order has it now, or has had it before
   */
  attachIntent(
    orderId: string,
    intent: { paymentIntentId: string; clientSecretHash: string },
  ): Promise<boolean>;
  /** The same for a page of Stripe's, which leads back by the key that is hashed here. @returns as above */
  attachSession(
    orderId: string,
    session: { sessionId: string; keyHash: string; recheckAt: Date },
  ): Promise<boolean>;
  /** Deletes an order that neither is noted on; any other stays. */
  discard(orderId: string): Promise<void>;
  find(id: string): Promise<Order | null>;
  findByNumber(number: string): Promise<Order | null>;
  findByPaymentIntent(paymentIntentId: string): Promise<Order | null>;
  /** The order that a payment event names: by its metadata, or else by its intent. */
  findNamed(event: Pick<PaymentEvent, 'orderId' | 'paymentIntentId'>): Promise<Order | null>;
  findBySecret(clientSecretHash: string): Promise<Order | null>;
  /**
   * Before it is paid only: afterwards an address is no longer the browser's to change. And only at the price
   * the buyer was shown, in cents. Otherwise the order is answered, or null for a secret that is none of
   * ours.
   */
  recordContact(
    clientSecretHash: string,
    /**
     * `recheckAt`: when Stripe is asked what has become of the payment, should nothing be told of it until
     * then.
     */
    contact: { email: string; priceCents: number; recheckAt: Date; attribution?: Attribution | null },
  ): Promise<'recorded' | Order | null>;
  /**
   * In one transaction: notes that the recorded event is done, unless it was ('seen'), and changes order and
   * outbox as `decide` says. Nothing of it happens for an order that is not there ('unknown').
   */
  change(
    orderId: string,
    eventId: string | null,
    now: Date,
    decide: (order: Order, queries: OrderQueries) => Promise<OrderChange>,
  ): Promise<'changed' | 'seen' | 'unknown'>;
  /**
   * Orders that were begun before then, have not been paid and may still hold personal data; oldest first,
   * from after one on.
   */
  unpaidBefore(
    moment: Date,
    page: { after: Pick<Order, 'id' | 'createdAt'> | null; limit: number },
  ): Promise<Order[]>;
  /**
   * Ends an order that was not paid, and empties it of personal data. False: it has been paid meanwhile, or
   * mail to its buyer waits.
   */
  end(orderId: string, canceledAt: Date): Promise<boolean>;
  /** Orders that were not paid and that it is time to ask about; those that waited longest come first. */
  toRecheck(now: Date, limit: number): Promise<Order[]>;
  recheckAgainAt(orderId: string, at: Date): Promise<void>;
  /** Orders that were begun from a network and can still be paid; the latest first. */
  openFrom(network: FullNetwork, limit: number): Promise<Order[]>;
  /** The same of one near network, which has just these around it; without so many of the latest. */
  openBeyond(kept: number, networks: ByReach<string>, limit: number): Promise<Order[]>;
};

export type SeenAttempt = { outcome: 'seen'; order: Order; digest: string };
