import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';
import { onTestFinished } from 'vitest';
import { newSandbox } from '@/packages/sandbox/stripe/sandbox';
import { sandboxServer } from '@/packages/sandbox/stripe/server';
import type { WebhookEndpoint } from '@/packages/sandbox/stripe/webhooks';
import { sandboxControl } from './sandbox-control';

export const SECRET_KEY = 'sk_test_sandbox';
export const PUBLISHABLE_KEY = 'pk_test_sandbox';
export const WEBHOOK_SECRET = 'whsec_sandbox';

/** A sandbox on a port of its own, and the product's own client for it. */
export async function startSandbox(options: { webhook: WebhookEndpoint | null; settleMs?: number }) {
  const keys = { secretKey: SECRET_KEY, publishableKey: PUBLISHABLE_KEY };
  const sandbox = newSandbox({ keys, ...options });
  const server = sandboxServer(sandbox);
  const port = await listen(server);
  const stop = () => {
    sandbox.deliveries.reset();
    close(server);
  };
  return { sandbox, url: `http://127.0.0.1:${port}`, stripe: stripeAt(port), stop };
}

function stripeAt(port: number): Stripe {
  return new Stripe(SECRET_KEY, {
    host: '127.0.0.1',
    port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
  });
}

/** @returns the port, one that nobody had */
export async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

export function close(server: Server): void {
  server.closeAllConnections();
  server.close();
}

/** A sandbox for one test, the client that talks to it, and an endpoint that its events go to. */
export async function aSandbox(options: { settleMs?: number } = {}) {
  /** Events that Stripe's own library has verified. */
  const received = { events: [] as Stripe.Event[], answers: [] as number[] };
  const endpoint = createServer((request, response) => {
    void text(request).then((body) => {
      const signature = String(request.headers['stripe-signature']);
      received.events.push(Stripe.webhooks.constructEvent(body, signature, WEBHOOK_SECRET));
      response.writeHead(received.answers.shift() ?? 200).end();
    });
  });
  const webhook = { url: `http://127.0.0.1:${await listen(endpoint)}/webhook`, secret: WEBHOOK_SECRET };
  onTestFinished(() => close(endpoint));
  const { sandbox, url, stripe, stop } = await startSandbox({ webhook, ...options });
  onTestFinished(stop);
  const { call: control, quiet } = sandboxControl(url);
  return { sandbox, url, received, stripe, control, quiet };
}

/** An intent that is paid as soon as it is made. */
export const PAID = {
  amount: 500,
  currency: 'usd',
  confirm: true,
  payment_method: 'pm_card_visa',
  automatic_payment_methods: { enabled: true, allow_redirects: 'never' as const },
};

/** Four cards that the sandbox declines. */
export const DECLINED = [
  'pm_card_chargeDeclined',
  'pm_card_chargeDeclinedInsufficientFunds',
  'pm_card_chargeDeclinedExpiredCard',
  'pm_card_chargeDeclinedProcessingError',
];
