// npm run bench:api [-- --rounds 15 --seconds 2]: the calls of the site beside handlers that do only the
// database's part of the work, or none. Exit code 1 when ours answers too small a share of their requests.
import { parseArgs } from 'node:util';
import { loadContent } from '../lib/content/load';
import { CURRENCY } from '../lib/kernel/money';
import type { OrderCreateInput } from '../lib/platform/database/generated/sqlite/models';
import { inProject } from '../scripts/setup/project.mjs';
import { main, step } from '../scripts/setup/steps.mjs';
import { freePort } from '../tests/support/free-port';
import { startSite } from '../tests/support/site';
import { bareRow, stored, submission } from './a-diagnostic';
import { buildSite } from './built-site';
import { type Databases, postgres, sqlite } from './fresh-databases';
import { FROM_PAGE, type LoadRequest, measure, type Measured } from './load';
import { median, medians } from './medians';
import { buildApp, startApp } from './next-app';
import { priceOfDurability } from './price-of-durability';
import { startStripe, UNREFUSED } from './sandbox-stripe';

const CONNECTIONS = 32;
const ROWS = 500;
const WARM_UP_SECONDS = 3;

/** Of the requests that a handler answers which does the same to the database, or nothing at all. */
const SAME_WORK = 0.8;
const NO_WORK = 0.5;

const [product] = loadContent(inProject('content')).products;
/** A purchase of that product, as the site stores it before Stripe has answered. */
const { slug: productId, title, priceCents } = product!;
const bareOrder = {
  productSlug: productId,
  title,
  priceCents,
  currency: CURRENCY,
  tools: [productId],
  contentVersion: 'x'.repeat(43),
  livemode: false,
  attemptDigest: 'x'.repeat(43),
} satisfies Omit<OrderCreateInput, 'id' | 'number'>;

/** cpu: the server's processor time per request. */
const HEAD =
  'database  request         beside    ours/s   p50   p99  cpu ms   bare/s   p50   p99  cpu ms   ratio  asked  cpu ratio';

/** What is sent to each of the two. */
type Scenario = { name: string; beside: string; least: number; ours: LoadRequest[]; bare: LoadRequest[] };
type Outcome = { database: string; scenario: Scenario; ours: Measured; bare: Measured; ratio: number };

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '15' }, seconds: { type: 'string', default: '2' } },
});
const rounds = Number(values.rounds);
const seconds = Number(values.seconds);

await main(async () => {
  await buildSite();
  await step('Bare app', () => buildApp('bare'));
  const outcomes: Outcome[] = [];
  for (const open of [sqlite, postgres]) {
    await whileOpen(await open(), (databases) =>
      step(databases.name, async () => void outcomes.push(...(await compareOn(databases)))),
    );
  }
  print(outcomes);
  process.exitCode = outcomes.every(({ ratio, scenario }) => ratio >= scenario.least) ? 0 : 1;
});

/** Both on databases of their own with the same rows in them, and with one sandbox in Stripe's place. */
async function compareOn(databases: Databases): Promise<Outcome[]> {
  const rows = Array.from({ length: ROWS }, stored);
  return whileOpen(await startStripe(), async ({ settings }) => {
    const start = async (name: 'ours' | 'bare') => {
      const environment = { DATABASE_URL: await databases.fresh(name, rows), ...settings };
      if (name === 'bare') return startApp('bare', environment);
      return startSite({ ...environment, ...UNREFUSED, PORT: String(await freePort()) });
    };
    return whileOpen(await start('ours'), async (site) =>
      whileOpen(await start('bare'), async (bare) => {
        const outcomes: Outcome[] = [];
        for (const scenario of scenarios(rows.map(({ id }) => id))) {
          const compared = await compare(scenario, { ours: site, bare });
          outcomes.push({ database: databases.name, scenario, ...compared });
        }
        return outcomes;
      }),
    );
  });
}

/** Stops what was started, however the work ends. */
async function whileOpen<T extends { stop: () => Promise<void> }, R>(
  opened: T,
  work: (opened: T) => Promise<R>,
): Promise<R> {
  try {
    return await work(opened);
  } finally {
    await opened.stop();
  }
}

/** Reads come first, while both databases still hold the same. */
function scenarios(ids: string[]): Scenario[] {
  const get = (path: string): LoadRequest => ({ method: 'GET', path });
  const one = (folder: string) => ids.map((id) => get(`/api/${folder}/${id}`));
  const post = (path: string, body: object, headers = {}): LoadRequest[] => [
    {
      method: 'POST',
      path: `/api/${path}`,
      headers: { ...FROM_PAGE, ...headers },
      body: JSON.stringify(body),
    },
  ];
  const key = { 'idempotency-key': '[<id>]' };
  const filledIn = { ...submission, name: 'Ada [<id>]' };
  const row = { ...bareRow(), name: 'Ada [<id>]' };
  const noWork = { beside: 'nothing', least: NO_WORK, bare: [get('/api/blank')] };
  const read = { beside: 'read', least: SAME_WORK };
  const writes = { beside: 'writes', least: SAME_WORK };
  return [
    { name: 'GET products', ...noWork, ours: [get('/api/products')] },
    { name: 'GET diagnostic', ...noWork, ours: one('assessments') },
    { name: 'GET diagnostic', ...read, ours: one('assessments'), bare: one('bare') },
    { name: 'POST diagnostic', ...writes, ours: post('assessments', filledIn), bare: post('bare', row) },
    {
      name: '  with key',
      ...writes,
      ours: post('assessments', filledIn, key),
      bare: post('bare', { ...row, attemptDigest: 'x'.repeat(43) }, key),
    },
    {
      name: 'POST intent',
      ...writes,
      ours: post('create-payment-intent', { productId, amount: priceCents }, key),
      bare: post('intents', bareOrder, key),
    },
  ];
}

type Server = { url: string; pid: number };

/** In turns, so that whatever else the machine does meets both. */
async function compare(requests: Scenario, servers: { ours: Server; bare: Server }) {
  const measureBoth = async (duration: number) => {
    const load = { connections: CONNECTIONS, seconds: duration };
    return {
      ours: await measure(servers.ours, { ...load, requests: requests.ours }),
      bare: await measure(servers.bare, { ...load, requests: requests.bare }),
    };
  };
  await measureBoth(WARM_UP_SECONDS);
  const measured: Record<'ours' | 'bare', Measured>[] = [];
  for (let round = 0; round < rounds; round++) measured.push(await measureBoth(seconds));
  return {
    ours: medians(measured.map(({ ours }) => ours)),
    bare: medians(measured.map(({ bare }) => bare)),
    ratio: median(measured.map(({ ours, bare }) => ours.perSecond / bare.perSecond)),
  };
}

function print(outcomes: Outcome[]): void {
  const cells = ({ perSecond, p50, p99, cpu }: Measured) => [
    perSecond.toFixed(0).padStart(8),
    p50.toFixed(0).padStart(6),
    p99.toFixed(0).padStart(6),
    cpu.toFixed(2).padStart(8),
  ];
  console.log(
    `\n${CONNECTIONS} connections, medians of ${rounds} rounds of ${seconds} s each, in turns\n\n${HEAD}`,
  );
  for (const { database, scenario, ours, bare, ratio } of outcomes) {
    const { name, beside, least } = scenario;
    const line = [
      database.padEnd(10),
      name.padEnd(16),
      beside.padEnd(8),
      ...cells(ours),
      ' ',
      ...cells(bare),
    ];
    const ratios = [ratio.toFixed(2).padStart(8), least.toFixed(1).padStart(7)];
    console.log([...line, ...ratios, (bare.cpu / ours.cpu).toFixed(2).padStart(11)].join(''));
  }
  const { FULL, NORMAL } = priceOfDurability();
  console.log(
    `\nSQLite waits for the disk at each commit of ours (synchronous=FULL): ${FULL.toFixed(2)} ms on this one, ${NORMAL.toFixed(2)} ms if it did not (NORMAL)`,
  );
  console.log(`\nLIMITS_FACTOR=${UNREFUSED.LIMITS_FACTOR}: limits count and refuse nobody.`);
}
