import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';
import { onTestFinished } from 'vitest';
import { sandboxControl } from './sandbox-control';
import { close, listen, startSandbox, WEBHOOK_SECRET } from './start-sandbox';

/** What a webhook endpoint was sent: events that Stripe's own library has verified. */
type Received = { events: Stripe.Event[]; answers: number[]; url: string };

/** A sandbox for one test, the client that talks to it, and an endpoint that its events go to. */
export async function aSandbox(options: { settleMs?: number } = {}) {
  const received = await anEndpoint();
  const webhook = { url: received.url, secret: WEBHOOK_SECRET };
  const { url, stripe, stop } = await startSandbox({ webhook, ...options });
  onTestFinished(stop);
  const { call: control, quiet } = sandboxControl(url);
  return { url, received, stripe, control, quiet };
}

/** An intent that is paid as soon as it is made. */
export const PAID = {
  amount: 500,
  currency: 'usd',
  confirm: true,
  payment_method: 'pm_card_visa',
  automatic_payment_methods: { enabled: true, allow_redirects: 'never' as const },
};

async function anEndpoint(): Promise<Received> {
  const received: Received = { events: [], answers: [], url: '' };
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const signature = String(request.headers['stripe-signature']);
      received.events.push(Stripe.webhooks.constructEvent(body, signature, WEBHOOK_SECRET));
      response.writeHead(received.answers.shift() ?? 200).end();
    });
  });
  received.url = `http://127.0.0.1:${await listen(server)}/webhook`;
  onTestFinished(() => close(server));
  return received;
}
