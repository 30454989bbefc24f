import path from 'node:path';
import { context, contextForWork, content as readContent } from '@/lib/server/context';
import { env } from '@/lib/platform/config/env';
import { termsOf } from '@/lib/content/catalogue';
import { setWorkNotifier } from '@/lib/kernel/work-notifier';
import { isBuilding, runsAsFunctions } from '@/lib/platform/config/running';
import { migrate } from '@/lib/platform/database/migrate';
import { watchExchanges, endConnections } from '@/lib/platform/http/exchange';
import { logUnexpectedError } from '@/lib/platform/http/unexpected-error';
import { log } from '@/lib/platform/log/log';
import { keepTerms } from '@/lib/shop/store/catalogue';
import { bringCatalogueUpToDate } from './catalogue';
import { builtManifest, configurationFindings } from './configuration';
import { bringErasedUpToDate } from './erased';
import { logAsJson, logPrintedErrors } from './json-log';
import { startJobs } from './jobs';
import { createMailDelivery, deliverDue, startOutbox } from './mail-delivery';
import { databaseFaults } from './outside';
import { forOperator } from './site-checks';
import { setWorkNow } from './work';
import { described } from '@/lib/platform/log/described';
import { isOpen } from '@/lib/context';
import { workWebhookEvents } from '@/lib/shop/webhook-events';
import { oneByOne, startWorker } from './worker';

/** Webhook events that are worked on side by side. */
const AT_ONCE = 10;
const FORMAT = { production: 'json', demo: 'text' };

/**
 * Runs before the first request: checks the environment, content and build, migrates the database, then
 * starts the workers and jobs. If something is wrong, it lists all of it and ends with exit code 1.
 */
export async function start(): Promise<void> {
  if (isBuilding()) return;
  const root = process.cwd();
  try {
    const settings = env();
    if ((settings.LOG_FORMAT ?? FORMAT[settings.SITE_MODE]) === 'json') logAsJson();
    else logPrintedErrors();
    if (!runsAsFunctions()) watchExchanges();
    // A closed terminal is no reason to stop.
    for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
    const content = readContent();
    const isProduction = settings.SITE_MODE === 'production';
    const { stops, looks } = configurationFindings(settings, content, root, isProduction);
    refuse(stops);
    await migrate(settings.DATABASE_URL, path.join(/* turbopackIgnore: true */ root, 'prisma'));
    // Not in a demo: tests use a Postgres that doesn't wait for the disk.
    if (isProduction) refuse(await databaseFaults(settings.DATABASE_URL));
    warn(looks);
    const site = context();
    const { database, contentVersion } = site;
    const source = { contentVersion, builtAt: builtManifest(root)?.builtAt ?? new Date() };
    warn(await bringCatalogueUpToDate(settings.DATABASE_URL, content, source));
    await keepTerms(database, contentVersion, termsOf(content));
    warn(await bringErasedUpToDate(contextForWork(), new Date()));
    const delivery = createMailDelivery(site);
    const outbox = delivery && startOutbox(delivery);
    const events = isOpen(site) ? startWorker((limit) => workWebhookEvents(site, limit), AT_ONCE) : undefined;
    setWorkNotifier({ mailQueued: () => outbox?.wake(), eventRecorded: () => events?.wake() });
    const jobs = startJobs(contextForWork());
    setWorkNow(async () => {
      await oneByOne([() => Promise.resolve(events?.workDue()), ...jobs.map((job) => () => job.now())]);
      return delivery ? deliverDue(delivery) : { sent: 0, postponed: 0, dead: 0 };
    });
    stopWorkFirst(async () => {
      await Promise.all([outbox?.stop(), events?.stop(), ...jobs.map((job) => job.stop())]);
    });
  } catch (error) {
    refuse(forOperator(error) ?? []);
    logUnexpectedError(error);
    process.exit(1);
  }
}

function warn(lines: string[]): void {
  for (const line of lines) log().warn(line);
}

function refuse(problems: string[]): void {
  if (problems.length === 0) return;
  const lines = problems.map((problem) => `  - ${problem}\n`).join('');
  process.stderr.write(`\nPlumbline does not start:\n${lines}\n`);
  process.exit(1);
}

/** In ms. A supervisor has to wait longer before it kills the process. */
const LIMIT = 25_000;

/** First the workers finish, then Next answers its last requests. A stop that was asked for is no failure. */
function stopWorkFirst(stopWork: () => Promise<void>): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    const others = process.listeners(signal);
    process.removeAllListeners(signal);
    let begun = false;
    process.on(signal, () => {
      if (begun) return;
      begun = true;
      process.once('exit', (code) => {
        if (code > 128) process.exitCode = 0;
      });
      endConnections();
      setTimeout(() => process.exit(1), LIMIT).unref();
      void stopWork()
        .catch((error: unknown) => log().error('The stop failed', { error: described(error) }))
        .then(() => others.forEach((listener) => listener(signal)));
    });
  }
}
