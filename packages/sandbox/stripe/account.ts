import type Stripe from 'stripe';
import type { IntentData } from './sessions/parameters';
import type { CardOutcome } from './test-cards';
import { newId, now } from './ids';

export const API_VERSION: Stripe.LatestApiVersion = '2026-10-28.endive';

/** What the payer's bank does with a payment. */
export type Behaviour = CardOutcome | { does: 'process'; settles: 'succeed' | 'fail' | 'never' };

/** Everything one account of Stripe holds. In memory: it ends with the process. */
export type Account = {
  intents: Map<string, Stripe.PaymentIntent>;
  charges: Map<string, Stripe.Charge>;
  refunds: Map<string, Stripe.Refund>;
  balanceTransactions: Map<string, Stripe.BalanceTransaction>;
  disputes: Map<string, Stripe.Dispute>;
  paymentMethods: Map<string, Stripe.PaymentMethod>;
  sessions: Map<string, Stripe.Checkout.Session>;
  /** What a session sells, and what its intent will be made of, by its id. */
  sold: Map<string, { name: string; intent: IntentData }>;
  events: Map<string, Stripe.Event>;
  webhookEndpoints: Map<string, Stripe.WebhookEndpoint>;
  /** What the payer's bank does, by id of the payment method. Not part of any object of Stripe's. */
  behaviours: Map<string, Behaviour>;
  /** Where the browser goes after authentication, by id of the intent. */
  returnUrls: Map<string, string>;
  /** The call that is being answered, as events name it; null for what happens by itself. */
  request: Stripe.Event.Request | null;
  /** Is told of each event, once it is stored. */
  onEvent: (event: Stripe.Event) => void;
  /** How long a bank debit takes until it succeeds or fails, ms. */
  settleMs: number;
  /** Where browsers find the sandbox, such as http://127.0.0.1:3002; empty until it listens. */
  address: string;
};

export function newAccount(settleMs: number): Account {
  return {
    intents: new Map(),
    charges: new Map(),
    refunds: new Map(),
    balanceTransactions: new Map(),
    disputes: new Map(),
    paymentMethods: new Map(),
    sessions: new Map(),
    sold: new Map(),
    events: new Map(),
    webhookEndpoints: new Map(),
    behaviours: new Map(),
    returnUrls: new Map(),
    request: null,
    onEvent: () => {},
    settleMs,
    address: '',
  };
}

/** Forgets everything that happened, and keeps who listens. */
export function emptyAccount(account: Account): void {
  Object.assign(account, {
    ...newAccount(account.settleMs),
    onEvent: account.onEvent,
    address: account.address,
  });
}

type EventType = Stripe.Event['type'];
type ObjectOf<Type extends EventType> = Extract<Stripe.Event, { type: Type }>['data']['object'];

/** Stores an event with the object as it is now, and tells who listens. */
export function emit<Type extends EventType>(account: Account, type: Type, object: ObjectOf<Type>): void {
  const event: Omit<Stripe.EventBase, 'data'> & { type: Type; data: { object: ObjectOf<Type> } } = {
    id: newId('evt'),
    object: 'event',
    api_version: API_VERSION,
    created: now(),
    data: { object: structuredClone(object) },
    livemode: false,
    pending_webhooks: 1,
    request: account.request,
    type,
  };
  const stored = event as unknown as Stripe.Event;
  account.events.set(event.id, stored);
  account.onEvent(stored);
}
