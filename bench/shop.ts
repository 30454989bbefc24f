// npm run bench:shop [-- --orders 1000 --seconds 5]: how many purchases the site begins and how many payments
// it records, with the sandbox in Stripe's place. Exit code 1 when anything is answered with something else
// than 200.
import { parseArgs } from 'node:util';
import type { Sandbox } from '../packages/sandbox/stripe/sandbox';
import { main, step } from '../scripts/setup/steps.mjs';
import { freePort } from '../tests/support/free-port';
import { startSite } from '../tests/support/site';
import { buildSite } from './built-site';
import { type Databases, postgres, sqlite } from './fresh-databases';
import { FROM_PAGE, measure } from './load';
import { paidEvents, pay, PURCHASE, signed } from './purchases';
import { startStripe, UNREFUSED } from './sandbox-stripe';

const CONNECTIONS = 32;
const BODY = JSON.stringify(PURCHASE);

const { values } = parseArgs({
  options: { orders: { type: 'string', default: '1000' }, seconds: { type: 'string', default: '5' } },
});
const orders = Number(values.orders);
const seconds = Number(values.seconds);

type Row = { database: string; what: string; perSecond: number; p50: number; p99: number };

await main(async () => {
  await buildSite();
  const rows: Row[] = [];
  for (const open of [sqlite, postgres]) {
    const databases = await open();
    try {
      await step(databases.name, async () => void rows.push(...(await measureOn(databases))));
    } finally {
      await databases.stop();
    }
  }
  print(rows);
});

async function measureOn(databases: Databases): Promise<Row[]> {
  const stripe = await startStripe();
  const site = await startSite({
    PORT: String(await freePort()),
    DATABASE_URL: await databases.fresh('shop', []),
    ...stripe.settings,
    ...UNREFUSED,
    SMTP_URL: '',
    MAIL_FROM: '',
  });
  try {
    const headers = { ...FROM_PAGE, 'idempotency-key': '[<id>]' };
    const path = '/api/create-payment-intent';
    const load = {
      connections: CONNECTIONS,
      requests: [{ method: 'POST' as const, path, headers, body: BODY }],
    };
    await measure(site, { ...load, seconds: 3 });
    const begun = await measure(site, { ...load, seconds });
    const events = await paidOrders(site.url + path, stripe.sandbox);
    const recorded = await deliver(`${site.url}/api/webhooks/stripe`, events);
    const repeated = await deliver(`${site.url}/api/webhooks/stripe`, events);
    return [
      { database: databases.name, what: 'intent begun', ...begun },
      { database: databases.name, what: 'payment recorded', ...recorded },
      { database: databases.name, what: 'event seen before', ...repeated },
    ];
  } finally {
    await site.stop();
    await stripe.stop();
  }
}

/** Begins and pays so many orders. @returns the events of their payments, as Stripe would send them */
async function paidOrders(url: string, sandbox: Sandbox): Promise<string[]> {
  await inParallel(Array.from({ length: orders }), async () => {
    const answer = await fetch(url, { method: 'POST', headers: FROM_PAGE, body: BODY });
    if (!answer.ok) throw new Error(`An intent was answered ${answer.status}.`);
    const { clientSecret } = (await answer.json()) as { clientSecret: string };
    pay(sandbox, clientSecret, url);
  });
  return [...paidEvents(sandbox).values()];
}

async function deliver(url: string, payloads: string[]): Promise<Pick<Row, 'perSecond' | 'p50' | 'p99'>> {
  const latencies: number[] = [];
  const began = performance.now();
  await inParallel(payloads, async (payload) => {
    const sent = performance.now();
    const answer = await fetch(url, {
      method: 'POST',
      headers: signed(payload),
      body: payload,
    });
    if (answer.status !== 200)
      throw new Error(`A delivery was answered ${answer.status}: ${await answer.text()}`);
    await answer.arrayBuffer();
    latencies.push(performance.now() - sent);
  });
  const took = (performance.now() - began) / 1000;
  const sorted = latencies.sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
  return { perSecond: payloads.length / took, p50: at(0.5), p99: at(0.99) };
}

/** As many at once as there are connections. */
async function inParallel<T>(items: T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = items.values();
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      for (const item of queue) await work(item);
    }),
  );
}

function print(rows: Row[]): void {
  console.log(
    `\n${CONNECTIONS} connections; ${seconds} s of intents, ${orders} payments; LIMITS_FACTOR=${UNREFUSED.LIMITS_FACTOR}: limits count and refuse nobody\n`,
  );
  console.log('database  what                  per s   p50 ms   p99 ms');
  for (const { database, what, perSecond, p50, p99 } of rows)
    console.log(
      [
        database.padEnd(10),
        what.padEnd(19),
        perSecond.toFixed(0).padStart(8),
        p50.toFixed(1).padStart(9),
      ].join('') + p99.toFixed(1).padStart(9),
    );
}
