import type Stripe from 'stripe';

/** What GET /_sandbox/state answers, as far as tests look at it. */
export type SandboxState = {
  intents: Stripe.PaymentIntent[];
  charges: Stripe.Charge[];
  disputes: Stripe.Dispute[];
  deliveries: { id: string; type: string; state: string; attempts: (number | string)[] }[];
  underWay: number;
};

/** Tells a sandbox what to do: the calls of docs/recipes/sandbox.md. @param url such as http://127.0.0.1:3002 */
export function sandboxControl(url: string) {
  const state = async () => (await (await fetch(`${url}/_sandbox/state`)).json()) as SandboxState;
  return {
    state,
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
      while ((await state()).underWay > 0);
    },
  };
}
