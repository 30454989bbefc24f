// npm run bench:overload [-- --seconds 30]: ten times as much as the site can render, and requests sent ahead
// by the thousand. Exit code 1 when files are late, an event of Stripe's or a purchase is refused, or the
// process needs more than 512 MB.
import http from 'node:http';
import { connect } from 'node:net';
import { parseArgs } from 'node:util';
import Stripe from 'stripe';
import { apiRoutes } from '../lib/kernel/api-routes';
import { routes } from '../lib/kernel/routes';
import { loadContent } from '../lib/content/load';
import { confirmIntent } from '../sandbox/stripe/intents/confirm';
import { inProject } from '../scripts/setup/project.mjs';
import { main } from '../scripts/setup/steps.mjs';
import { freePort } from '../tests/support/free-port';
import { siteEnvironment } from '../tests/support/site-environment.mjs';
import { startSite } from '../tests/support/site';
import { buildSite } from './built-site';
import { sqlite } from './fresh-databases';
import { FROM_PAGE, type LoadRequest, measure, send } from './load';
import { cpuSeconds, peakMegabytesOf } from './process-holds';
import { startStripe, UNREFUSED } from './sandbox-stripe';

/** What a machine of 512 MB gives: a heap of this size, and what Node and the database need beside it. */
const HEAP_MB = 288;
const LIMITS = { p99: 50, megabytes: 512 };
const TIMES = 10;
const AHEAD = 3_000;
const [product] = loadContent(inProject('content')).products;
const PURCHASE = JSON.stringify({ productId: product!.slug, amount: product!.priceCents });
const FILE: LoadRequest = { method: 'GET', path: '/' };
const RENDERED: LoadRequest = {
  method: 'GET',
  path: routes.findPurchase,
  headers: { 'accept-encoding': 'br' },
};

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '15' } } });
const seconds = Number(values.seconds);

type Row = { what: string; p50: number; p99: number; note: string };

await main(async () => {
  await buildSite();
  const databases = sqlite();
  const stripe = await startStripe();
  const site = await startSite({
    PORT: String(await freePort()),
    DATABASE_URL: await databases.fresh('overload', []),
    ...stripe.settings,
    ...UNREFUSED,
    SMTP_URL: '',
    MAIL_FROM: '',
    NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}`,
  });
  try {
    const port = Number(new URL(site.url).port);
    const intent = () => post(port, apiRoutes.createPaymentIntent, PURCHASE, FROM_PAGE);
    const events = await paid(stripe.sandbox, intent, 8 * seconds);
    await measure(site, { connections: 8, seconds: 5, requests: [RENDERED] });
    const { perSecond } = await measure(site, { connections: 8, seconds: 5, requests: [RENDERED] });

    const refused: string[] = [];
    const shop = async () => {
      const payload = events.pop();
      if (!payload) return;
      const statuses = await Promise.all([deliver(port, payload), intent().then(({ status }) => status)]);
      for (const status of statuses) if (status !== 200) refused.push(`an event or a purchase: ${status}`);
    };
    const rows: Row[] = [];
    const beside = async (what: string, work: () => Promise<string>) => {
      const files = { connections: 8, seconds, overallRate: 100, requests: [FILE] };
      const selling = setInterval(() => void shop(), 500);
      const [{ p50, p99, failures }, note] = await Promise.all([send(site.url, files), work()]);
      clearInterval(selling);
      if (failures > 0) refused.push(`${failures} pages of the build, beside ${what}`);
      rows.push({ what, p50, p99, note });
    };
    /** Again and again while the files are asked for. */
    const allTheTime = async (once: () => Promise<void>) => {
      const until = performance.now() + 1_000 * seconds;
      let times = 0;
      for (; performance.now() < until; times++) await once();
      return times;
    };
    await beside('nothing', () => Promise.resolve(`${perSecond.toFixed(0)} rendered a second at most`));
    await beside(`${TIMES} times as much`, async () => {
      const load = {
        connections: 128,
        seconds,
        requests: [RENDERED],
        overallRate: Math.round(TIMES * perSecond),
      };
      const { answered, failures } = await send(site.url, load);
      return `${answered} rendered, ${failures} refused`;
    });
    await beside(`${AHEAD} sent ahead`, async () => {
      const times = await allTheTime(() => ahead(port, AHEAD, null).then(() => pause(100)));
      return `${times} times, hung up on`;
    });
    await beside('900 sent ahead, then gone', async () => {
      const before = cpuSeconds(site.pid);
      const times = await allTheTime(() => ahead(port, 900, 100).then(() => pause(400)));
      const each = ((cpuSeconds(site.pid) - before) * 1000) / times;
      return `${times} times, ${each.toFixed(0)} ms of processor time for each`;
    });
    const megabytes = peakMegabytesOf(site.pid);
    const misses = [
      ...rows
        .filter(({ p99 }) => !(p99 <= LIMITS.p99))
        .map(({ what, p99 }) => `${what}: p99 of files ${p99.toFixed(0)} ms, ${LIMITS.p99} at most asked`),
      ...refused,
      ...(megabytes > LIMITS.megabytes ? [`${megabytes} MB, ${LIMITS.megabytes} at most asked`] : []),
    ];
    console.log(`\nbeside                        files p50   p99 ms`);
    for (const { what, p50, p99, note } of rows)
      console.log(`${what.padEnd(28)}${p50.toFixed(1).padStart(11)}${p99.toFixed(1).padStart(9)}   ${note}`);
    console.log(
      `\n${8 * seconds - events.length} events and as many purchases, ${refused.length} refused; ${megabytes} MB at most, with a heap of ${HEAP_MB}`,
    );
    console.log(misses.length === 0 ? '\nAll within their limits.' : `\nMisses:\n  ${misses.join('\n  ')}`);
    process.exitCode = misses.length === 0 ? 0 : 1;
  } finally {
    await site.stop();
    await stripe.stop();
    await databases.stop();
  }
});

type Answered = { status: number; text: string };

function call(port: number, options: http.RequestOptions, body = ''): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const request = http.request({ host: '127.0.0.1', port, ...options }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
    });
    request.on('error', reject);
    request.end(body);
  });
}

function post(port: number, path: string, body: string, headers: Record<string, string>) {
  return call(port, { method: 'POST', path, headers }, body);
}

/** Begins and pays so many orders. @returns the events that Stripe would send */
async function paid(
  sandbox: Awaited<ReturnType<typeof startStripe>>['sandbox'],
  intent: () => Promise<Answered>,
  times: number,
): Promise<string[]> {
  for (let at = 0; at < times; at++) {
    const { clientSecret } = JSON.parse((await intent()).text) as { clientSecret: string };
    const [id = ''] = clientSecret.split('_secret_');
    confirmIntent(sandbox.account, id, { payment_method: 'pm_card_visa', return_url: 'http://127.0.0.1' });
  }
  return [...sandbox.deliveries.all.values()]
    .filter(({ event }) => event.type === 'payment_intent.succeeded')
    .map(({ event }) => JSON.stringify(event));
}

async function deliver(port: number, payload: string): Promise<number> {
  const secret = siteEnvironment.STRIPE_WEBHOOK_SECRET;
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret });
  return (await post(port, apiRoutes.stripeWebhook, payload, { 'stripe-signature': signature })).status;
}

/**
 * Sends so many requests at once over one connection, and hangs up after a while, or waits to be hung up on.
 */
function ahead(port: number, times: number, hangUpAfter: number | null): Promise<void> {
  const socket = connect(port, '127.0.0.1').resume();
  socket.on('error', () => undefined);
  socket.write(`GET ${routes.findPurchase} HTTP/1.1\r\nHost: a.test\r\n\r\n`.repeat(times));
  if (hangUpAfter !== null) setTimeout(() => socket.destroy(), hangUpAfter);
  return new Promise((resolve) => socket.once('close', () => resolve()));
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
