import { emptyAccount, newAccount, type Account } from './account';
import { Deliveries } from './deliveries';
import type { Remembered } from './idempotency';
import type { Keys } from './keys';
import type { Trouble } from './trouble';
import type { WebhookEndpoint } from './webhooks';

/**
 * The whole stand-in: an account of Stripe's, who may call it, where its events go, and what is to go wrong.
 */
export type Sandbox = {
  account: Account;
  keys: Keys;
  remembered: Remembered;
  deliveries: Deliveries;
  troubles: Trouble[];
};

type SandboxOptions = {
  keys: Keys;
  /** null: no event is sent until a control call says where to. */
  webhook: WebhookEndpoint | null;
  /** How long a bank debit takes, ms. */
  settleMs?: number;
};

export function newSandbox({ keys, webhook, settleMs = 5_000 }: SandboxOptions): Sandbox {
  const account = newAccount(settleMs);
  const deliveries = new Deliveries(webhook);
  account.onEvent = (event) => deliveries.take(event);
  return { account, keys, remembered: new Map(), deliveries, troubles: [] };
}

/** As it was when it started; keys and webhook endpoint stay. */
export function resetSandbox(sandbox: Sandbox): void {
  emptyAccount(sandbox.account);
  sandbox.deliveries.reset();
  sandbox.remembered.clear();
  sandbox.troubles.length = 0;
}
