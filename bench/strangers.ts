import { parseArgs } from 'node:util';
import { freePort } from '../tests/support/free-port';
import { type Site, startSite } from '../tests/support/site';
import { buildSite } from './built-site';
import { startStripe, UNREFUSED } from './sandbox-stripe';

const { values } = parseArgs({
  options: { requests: { type: 'string', default: '100000' }, seed: { type: 'string', default: '1' } },
});

/** How many requests, and what they are made of: the same seed makes the same ones. */
export const REQUESTS = Number(values.requests);
export const { seed: SEED } = values;

/** All requests, so many at a time: they are in memory until they are answered. */
export async function* batches<Request>(
  size: number,
  make: (how: { count: number; seed: number }) => Promise<Request[]>,
): AsyncGenerator<Request[]> {
  for (let sent = 0; sent < REQUESTS; sent += size)
    yield make({ count: Math.min(size, REQUESTS - sent), seed: Number(SEED) * 1_000 + sent / size });
}

/** Serves the built site, with Stripe's stand-in and limits that refuse nobody, for as long as this takes. */
export async function whileServed(
  settings: Record<string, string>,
  work: (site: Site, port: number) => Promise<void>,
): Promise<Site> {
  await buildSite();
  const stripe = await startStripe();
  const port = await freePort();
  const site = await startSite({ PORT: String(port), ...stripe.settings, ...UNREFUSED, ...settings });
  try {
    await work(site, port);
  } finally {
    await Promise.all([site.stop(), stripe.stop()]);
  }
  return site;
}
