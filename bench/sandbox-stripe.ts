import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { newSandbox, type Sandbox } from '../packages/sandbox/stripe/sandbox';
import { sandboxServer } from '../packages/sandbox/stripe/server';
import { siteEnvironment } from '../tests/support/site-environment.mjs';

const UNLIMITED = '1000000';

/** What a site is told so that load from one address is let through. Limits count all the same. */
export const UNREFUSED = {
  LIMITS_FACTOR: UNLIMITED,
};

/**
 * The sandbox in Stripe's place, in this process. It keeps its events to itself.
 * @returns with what a site is told to use it
 */
export async function startStripe() {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey } = siteEnvironment;
  const sandbox: Sandbox = newSandbox({ keys: { secretKey, publishableKey }, webhook: null });
  sandbox.deliveries.plan = { mode: 'hold' };
  const server = sandboxServer(sandbox).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    sandbox,
    settings: { STRIPE_SECRET_KEY: secretKey, STRIPE_API_BASE: `http://127.0.0.1:${port}` },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
