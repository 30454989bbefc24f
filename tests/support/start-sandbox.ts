import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { newSandbox } from '@/packages/sandbox/stripe/sandbox';
import { sandboxServer, type Files } from '@/packages/sandbox/stripe/server';
import type { WebhookEndpoint } from '@/packages/sandbox/stripe/webhooks';

export const SECRET_KEY = 'sk_test_sandbox';
export const PUBLISHABLE_KEY = 'pk_test_sandbox';
export const WEBHOOK_SECRET = 'whsec_sandbox';

type Options = { webhook: WebhookEndpoint | null; settleMs?: number; files?: Files };

/** A sandbox of one test's own, on a port of its own. */
export async function startSandbox({ files, ...options }: Options) {
  const keys = { secretKey: SECRET_KEY, publishableKey: PUBLISHABLE_KEY };
  const sandbox = newSandbox({ keys, ...options });
  const server = sandboxServer(sandbox, files);
  const port = await listen(server);
  const url = `http://127.0.0.1:${port}`;
  const stop = () => {
    sandbox.deliveries.reset();
    close(server);
  };
  return { url, stripe: stripeAt(port), stop };
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
