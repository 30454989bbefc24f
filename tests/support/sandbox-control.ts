import { setTimeout } from 'node:timers/promises';
import type Stripe from 'stripe';

/** What GET /_sandbox/state answers, as far as tests look at it. */
type SandboxState = {
  intents: Stripe.PaymentIntent[];
  sessions: Stripe.Checkout.Session[];
  charges: Stripe.Charge[];
  disputes: Stripe.Dispute[];
  deliveries: { id: string; type: string; state: string; attempts: (number | string)[] }[];
  underWay: number;
  troubles: { times: number }[];
};

/**
 * Tells a sandbox what to do: the calls of docs/recipes/sandbox.md.
 * @param url such as http://127.0.0.1:3002
 */
export function sandboxControl(url: string, secretKey = '') {
  const state = async () => (await (await fetch(`${url}/_sandbox/state`)).json()) as SandboxState;
  /** A call of Stripe's own API, as a server makes it. */
  const api = async (clientSecret: string, path: string, form: Record<string, string>) => {
    const id = clientSecret.split('_secret_')[0]!;
    const response = await fetch(`${url}/v1/payment_intents/${id}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secretKey}` },
      body: new URLSearchParams(form),
    });
    if (!response.ok) throw new Error(await response.text());
    return (await response.json()) as Stripe.PaymentIntent;
  };
  return {
    state,
    /** Confirms a payment as methods do whose bank has a page of its own: it is in `next_action`. */
    confirmElsewhere: (clientSecret: string, returnUrl: string) =>
      api(clientSecret, '/confirm', {
        payment_method: 'pm_card_threeDSecure2Required',
        return_url: returnUrl,
      }),
    /** So that what is paid is not what was ordered. @param amount in cents */
    changeAmount: (clientSecret: string, amount: number) => api(clientSecret, '', { amount: String(amount) }),
    /** One control call. @throws with what the sandbox says, when it refuses */
    call: async (path: string, body: object = {}): Promise<unknown> => {
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(`${url}/_sandbox${path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
      return response.json();
    },
    /** Waits until no event is on its way, nor is going to be tried again. */
    quiet: async (): Promise<void> => {
      while ((await state()).underWay > 0) await setTimeout(20);
    },
  };
}
