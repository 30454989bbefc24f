import path from 'node:path';
import type { Content } from '@/lib/content/content';
import { loadContent } from '@/lib/content/load';
import { contentFingerprint, contentVersion } from '@/lib/content/sha256';
import type { Context } from '@/lib/context';
import { oncePerProcess } from '@/lib/kernel/once-per-process';
import { WORK_NOTIFIER } from '@/lib/kernel/work-notifier';
import { type Env, env } from '@/lib/platform/config/env';
import { linkSecret, linkSecrets } from '@/lib/platform/config/link-secrets';
import { contentFolder, isDevelopmentServer } from '@/lib/platform/config/running';
import { databaseForWork, sharedDatabase, sharedPool } from '@/lib/platform/database/shared-database';
import { keyedHash } from '@/lib/platform/files/link-signing';
import { typedForms } from '@/lib/platform/files/typed-forms';
import { callingNetwork } from '@/lib/platform/http/client-address';
import type { OwnSite } from '@/lib/platform/http/own-site';
import { logUnexpectedError } from '@/lib/platform/http/unexpected-error';
import { type SharedCounts, tallyMaker, siteLimits } from '@/lib/platform/limits/limiters';
import { paymentsOf } from '@/lib/shop/stripe/payments';
import { limitPayments } from '@/lib/shop/limit-payments';

export type Site = ReturnType<typeof siteOf>;

export function siteOf(given: Omit<Context, 'payments'> & Partial<Pick<Context, 'payments'>>) {
  const { settings, database, content, limits, now } = given;
  const context: Context = { payments: paymentsOf(settings, database), ...given };
  const { api, exact } = content.messages;
  const words = { ...api, paymentUnavailable: exact.alerts.paymentUnavailable };
  const ownSite: OwnSite = {
    siteUrl: settings.BASE_URL,
    brand: content.site.brand.name,
    words,
    networkOf: ({ headers }) => callingNetwork(headers, settings.TRUSTED_PROXIES ?? 0),
    perNetwork: limits.perNetwork,
    keys: { mailLinks: limits.mailLinks },
  };
  const typed = typedForms(linkSecrets(settings), now);
  return { ...context, words, ownSite, typed };
}

/** @param shared null: counted in the memory of this process */
export function createLimits(settings: Env, shared: SharedCounts | null): Context['limits'] {
  const secret = linkSecret(settings);
  const counting = { shared, secret, now: () => new Date() };
  const payments = limitPayments({
    tally: tallyMaker(counting),
    factor: settings.LIMITS_FACTOR,
    networkHash: keyedHash(secret, 'order-network'),
  });
  return { ...siteLimits(counting, settings.LIMITS_FACTOR), payments };
}

const contentPath = () => path.join(/* turbopackIgnore: true */ process.cwd(), contentFolder());

const built = oncePerProcess('plumbline', (): { site?: Site } => ({}));

/** Of this process. */
export function context(): Site {
  const words = content();
  if (built.site?.content !== words) built.site = siteOf(processContext(words, visitorsDatabase()));
  return built.site;
}

/** The same with the longer timeouts of background work (lib/platform/database/shared-database.ts). */
export function contextForWork(): Site {
  const database = databaseForWork(env().DATABASE_URL);
  return database === visitorsDatabase() ? context() : siteOf(processContext(content(), database));
}

/** Routes and workers share their counters, also where those are in memory. */
export const processLimits = (): Context['limits'] =>
  oncePerProcess('plumblineLimits', () => {
    const settings = env();
    return createLimits(settings, sharedPool(settings.DATABASE_URL));
  });

const visitorsDatabase = () => sharedDatabase(env().DATABASE_URL);

const processContext = (words: Content, database: Context['database']) => ({
  settings: env(),
  database,
  content: words,
  contentVersion: contentVersion(contentPath()),
  contentFolder: contentPath(),
  limits: processLimits(),
  notifier: WORK_NOTIFIER,
  now: () => new Date(),
  onUnexpectedError: logUnexpectedError,
});

/** In development it goes with the code that read it: a schema that was saved reads anew. */
const newlyRead = (): { content?: Content; fingerprint?: string } => ({});
const read = isDevelopmentServer() ? newlyRead() : oncePerProcess('plumblineContent', newlyRead);

/** Everything marketers own. Read once; in development again whenever a file of it was saved. */
export function content(): Content {
  const fingerprint = isDevelopmentServer() ? contentFingerprint(contentPath()) : 'built';
  if (!read.content || read.fingerprint !== fingerprint) {
    read.content = loadContent(contentPath());
    read.fingerprint = fingerprint;
  }
  return read.content;
}
