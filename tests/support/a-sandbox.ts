import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';
import { onTestFinished } from 'vitest';
import { newSandbox } from '@/sandbox/stripe/sandbox';
import { sandboxServer } from '@/sandbox/stripe/server';

export const SECRET_KEY = 'sk_test_sandbox';
export const PUBLISHABLE_KEY = 'pk_test_sandbox';
export const WEBHOOK_SECRET = 'whsec_sandbox';

/** What a webhook endpoint was sent: events that Stripe's own library has verified. */
export type Received = { events: Stripe.Event[]; answers: number[]; url: string };

/** A sandbox of its own for one test, the client that talks to it, and an endpoint that its events go to. */
export async function aSandbox({ settleMs = 5_000 } = {}) {
  const received = await anEndpoint();
  const webhook = { url: received.url, secret: WEBHOOK_SECRET };
  const keys = { secretKey: SECRET_KEY, publishableKey: PUBLISHABLE_KEY };
  const sandbox = newSandbox({ keys, webhook, settleMs });
  const port = await listen(sandboxServer(sandbox));
  onTestFinished(() => sandbox.deliveries.reset());
  const url = `http://127.0.0.1:${port}`;
  return { url, received, stripe: stripeAt(port), control: controlOf(url), quiet: () => quiet(url) };
}

/** The product's own client, but for the address. */
export function stripeAt(port: number, key = SECRET_KEY): Stripe {
  return new Stripe(key, {
    host: '127.0.0.1',
    port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
  });
}

function controlOf(url: string) {
  return async (path: string, body: object = {}): Promise<unknown> => {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${url}/_sandbox${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    return response.json();
  };
}

/** Waits until no event is on its way any more. */
async function quiet(url: string): Promise<void> {
  for (;;) {
    const state = (await (await fetch(`${url}/_sandbox/state`)).json()) as { underWay: number };
    if (state.underWay === 0) return;
  }
}

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
  return received;
}

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}
