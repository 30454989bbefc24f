import path from 'node:path';
import { createDiagnostic } from './diagnostic/module';
import { WORK_NOTIFIER, type WorkNotifier } from './kernel/work-notifier';
import { oncePerProcess } from './kernel/once-per-process';
import { createMail } from './mail/module';
import { type Env, env } from './platform/config/env';
import { linkSecrets } from './platform/config/link-secrets';
import { contentFolder, isDevelopmentServer } from './platform/config/running';
import type { Database } from './platform/database/client';
import { databaseForWork, sharedDatabase, sharedPool } from './platform/database/shared-database';
import { typedForms } from './platform/files/typed-forms';
import { callingNetwork } from './platform/http/client-address';
import type { OwnSite } from './platform/http/own-site';
import { logUnexpectedError } from './platform/http/unexpected-error';
import { type SharedCounts, tallyMaker } from './platform/limits/limiters';
import { siteLimits } from './platform/limits/site-limits';
import { createShop } from './shop/module';
import type { ShopLimits } from './shop/ports/limits';
import { createPaymentLimits } from './shop/stripe-module';
import { createYourData } from './your-data/module';
import type { Content } from './content/content';
import { loadContent } from './content/load';
import { contentFingerprint, contentVersion } from './content/version';

/** What a site is put together from. */
export type World = {
  settings: Env;
  database: Database;
  content: Content;
  contentVersion: string;
  /** Where content lies, with the files of its products. */
  contentFolder: string;
  limits: SiteLimits;
  notifier: WorkNotifier;
  now: () => Date;
  /** Called with an unexpected error after which the work goes on. */
  onUnexpectedError: (error: unknown) => void;
};

export type Container = ReturnType<typeof createContainer>;

/**
 * The composition root: asks each noun's module.ts, and hands the nouns what they owe each other. What writes
 * and sends mail is apart (lib/server/mail-delivery.ts).
 */
export function createContainer(world: World) {
  const { settings, content, limits } = world;
  const mail = createMail(world);
  const { outbox } = mail;
  const yourData = createYourData({
    ...world,
    outbox,
    isAssessment: async (id) => (await diagnostic.assessments.find(id)) !== null,
  });
  const diagnostic = createDiagnostic({
    ...{ ...world, outbox, askToConfirm: yourData.askToConfirm },
    eraseTeamRooms: (ids, at) => yourData.erasure.teamRooms(ids, at),
  });
  const shop = createShop({ ...world, outbox, limits: limits.shop, wasErased: yourData.wasErased });
  const { api, exact } = content.messages;
  /** The words of refused calls, and of those that went well. */
  const words = { ...api, paymentUnavailable: exact.alerts.paymentUnavailable };
  /** What decides whether a call that changes something is let through. */
  const ownSite: OwnSite = {
    siteUrl: settings.BASE_URL,
    brand: content.site.brand.name,
    words,
    networkOf: ({ headers }) => callingNetwork(headers, settings.TRUSTED_PROXIES ?? null),
    perNetwork: limits.perNetwork,
    keys: { mailLinks: limits.mailLinks },
  };
  return {
    ...{ world, diagnostic, shop, yourData, mail, ownSite, words },
    /** What was typed into a form that is refused, on its way back to the page. */
    typed: typedForms(linkSecrets(settings), world.now),
  };
}

type SiteLimits = ReturnType<typeof createLimits>;

type Counted = {
  settings: Env;
  /** Where several processes count together; null: in the memory of this one. */
  shared: SharedCounts | null;
};

/** Every limit of the site (lib/kernel/limits.ts). */
export function createLimits({ settings, shared }: Counted) {
  const counting = { shared, secrets: linkSecrets(settings), now: () => new Date() };
  const payments = createPaymentLimits({ settings, tally: tallyMaker(counting) });
  const { contact, claim, ...others } = siteLimits(counting, settings.LIMITS_FACTOR);
  const shop: ShopLimits = { contact, claim, payments };
  return { ...others, shop };
}

const CONTENT = path.join(/* turbopackIgnore: true */ process.cwd(), contentFolder());

const root = oncePerProcess('plumbline', (): { container?: Container } => ({}));

/** The container of this process: its routes and its workers have the same. */
export function container(): Container {
  const words = content();
  if (root.container?.world.content !== words)
    root.container = createContainer({ ...processWorld(words), database: visitorsDatabase() });
  return root.container;
}

/** The same with the longer timeouts of background work (lib/platform/database/shared-database.ts). */
export function containerForWork(): Container {
  const database = databaseForWork(env().DATABASE_URL);
  if (database === visitorsDatabase()) return container();
  return createContainer({ ...processWorld(content()), database });
}

/**
 * The limits of this process: its routes and its workers share their counters, also where those are in
 * memory.
 */
export const processLimits = (): SiteLimits =>
  oncePerProcess('plumblineLimits', () => {
    const settings = env();
    const shared = settings.LIMITS_STORE === 'memory' ? null : sharedPool(settings.DATABASE_URL);
    return createLimits({ settings, shared });
  });

const visitorsDatabase = () => sharedDatabase(env().DATABASE_URL);

function processWorld(words: Content): Omit<World, 'database'> {
  return {
    settings: env(),
    content: words,
    contentVersion: contentVersion(CONTENT),
    contentFolder: CONTENT,
    limits: processLimits(),
    notifier: WORK_NOTIFIER,
    now: () => new Date(),
    onUnexpectedError: logUnexpectedError,
  };
}

/** In development it goes with the code that read it: a schema that was saved reads anew. */
const newlyRead = (): { content?: Content; fingerprint?: string } => ({});
const read = isDevelopmentServer() ? newlyRead() : oncePerProcess('plumblineContent', newlyRead);

/** Everything marketers own. Read once; in development again whenever a file of it was saved. */
export function content(): Content {
  const fingerprint = isDevelopmentServer() ? contentFingerprint(CONTENT) : 'built';
  if (!read.content || read.fingerprint !== fingerprint) {
    read.content = loadContent(CONTENT);
    read.fingerprint = fingerprint;
  }
  return read.content;
}
