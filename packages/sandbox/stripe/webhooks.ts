import Stripe from 'stripe';

/**
 * Where events go, the secret they are signed with, and whether they say that their money is real, which it
 * never is.
 */
export type WebhookEndpoint = {
  url: string;
  secret: string;
  livemode?: boolean;
  /** Events come in the form of an account that was made before the charge was named so. */
  isOlder?: boolean;
};

/** Sends one event, signed as Stripe signs it. @returns the status of the answer, or what went wrong */
export async function sendEvent(
  { url, secret, livemode = false, isOlder = false }: WebhookEndpoint,
  sent: Stripe.Event,
  timeoutMs: number,
): Promise<number | string> {
  const event = isOlder ? inOlderForm(sent) : sent;
  const said = (name: string, value: unknown) => (name === 'livemode' ? livemode : value);
  const payload = JSON.stringify(event, said, 2);
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret });
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': signature,
        'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
      },
      body: payload,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    return response.status;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** As versions before 2022-11-15 have it: an intent lists its charges. */
function inOlderForm(event: Stripe.Event): object {
  const { latest_charge: charge, ...object } = event.data.object as { latest_charge?: string | null };
  const charges = { object: 'list', data: charge ? [{ id: charge }] : [] };
  const isIntent = event.type.startsWith('payment_intent.');
  return {
    ...event,
    api_version: '2020-08-27',
    data: { object: isIntent ? { ...object, charges } : event.data.object },
  };
}
