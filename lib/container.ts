import 'server-only';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { env } from './platform/config/env';
import { isBehindFront, isDevelopmentServer } from './platform/config/running';
import { diagnosticDesk } from './container-diagnostic';
import { sharedLimits } from './container-limits';
import { shop } from './container-shop';
import { orderDesk } from './container-orders';
import { rightsDesk } from './container-rights';
import { linkSecret } from './container-secrets';
import type { Content } from './content/content';
import { drawingSheet } from './content/drawings';
import { loadContent } from './content/load';
import { readSample } from './content/samples';
import { contentFingerprint, contentVersion } from './content/version';
import { fieldWords } from './content/words';
import { catalogue } from './shop/store/catalogue';
import { funnelCounters } from './funnel/store/funnel';
import { assessmentStore } from './diagnostic/store/assessments';
import { keyedHash } from './platform/files/link-signing';
import { type DrawingMaterials, readDrawingMaterials } from './platform/files/drawing-materials';
import { sharedDatabase } from './platform/database/shared-database';
import { callingNetwork } from './platform/http/client-address';
import type { OwnSite } from './platform/http/own-site';
import { logSurprise } from './platform/http/surprise';
import { ringEventBell, ringOutboxBell } from './server/bells';
import type { AssessmentStore } from '@/lib/diagnostic/ports';
import type { Catalogue } from '@/lib/shop/ports/orders';
import { countEvents } from './funnel/count-events';
import { submitAssessment } from './diagnostic/submit-assessment';
import { randomId } from '@/lib/platform/random/random-id';

/**
 * The composition root: the only place that knows both the use cases and what they run on.
 * Next bundles it into every route on its own; what must exist once in a process is kept on globalThis.
 */
type Root = {
  content: Content;
  fingerprint: string;
  container: Container;
};
const root = ((globalThis as { plumbline?: Partial<Root> }).plumbline ??= {});

const CONTENT = path.join(/* turbopackIgnore: true */ process.cwd(), 'content');
const DRAWINGS = path.join(/* turbopackIgnore: true */ process.cwd(), 'public/images');

/** Everything marketers own. Read once; in development again whenever a file of it was saved. */
export function content(): Content {
  const fingerprint = isDevelopmentServer() ? contentFingerprint(CONTENT) : 'built';
  if (!root.content || root.fingerprint !== fingerprint) {
    root.content = loadContent(CONTENT);
    root.fingerprint = fingerprint;
    delete root.container;
  }
  return root.content;
}

/** Which content/ an order that begins now is sold under. Read while the site is built. */
export const builtContentVersion = (): string => contentVersion(CONTENT);

/** Every drawing of the site and of the tools as one SVG file. Read while the site is built. */
export function drawings(): string {
  const { products, retired, team } = content();
  const folders = ['site', 'tools'].map((folder) => path.join(DRAWINGS, folder));
  return drawingSheet(folders, {
    tools: [...products, ...retired].map(({ slug }) => slug),
    monograms: team.coaches.map(({ monogram }) => monogram),
  });
}

/** A picture of a page out of a product's files. Read while the site is built. */
export const samplePicture = (slug: string, picture: string): Buffer => readSample(CONTENT, slug, picture);

/** What images are drawn with while the site is built. */
export function drawingMaterials(): Promise<DrawingMaterials> {
  return readDrawingMaterials(path.join(/* turbopackIgnore: true */ process.cwd(), 'app'));
}

type Container = Pick<
  ReturnType<typeof shop>,
  'startCheckout' | 'recordContact' | 'claimOrder' | 'recordEvent' | 'workEvents' | 'readDelivery'
> &
  Omit<ReturnType<typeof orderDesk>, 'downloads'> &
  ReturnType<typeof diagnosticDesk> &
  Omit<ReturnType<typeof rightsDesk>, 'askToConfirm'> & {
    catalogue: Catalogue;
    assessments: AssessmentStore;
    submitAssessment: ReturnType<typeof submitAssessment>;
    countEvents: ReturnType<typeof countEvents>;
    /** What a call that changes something is judged by. */
    ownSite: OwnSite;
    /** After mail was queued: deliver it now, and not at the next look. */
    wakeOutbox: () => void;
    /** The words of refused calls, and of those that went well. */
    words: Content['messages']['api'] & Pick<Content['messages']['exact']['alerts'], 'paymentUnavailable'>;
  };

export function container(): Container {
  const words = content();
  return (root.container ??= compose(words));
}

function compose(words: Content): Container {
  const { diagnostic, messages, site } = words;
  const settings = env();
  const database = sharedDatabase(settings.DATABASE_URL);
  const limits = sharedLimits(settings);
  const assessments = assessmentStore(database);
  const wordsOfFields = fieldWords(diagnostic.questionnaire, messages);
  const rights = rightsDesk({
    settings,
    database,
    fieldWords: wordsOfFields,
    limits: {
      perAddress: limits.dataLink,
      changes: limits.changes,
      confirmations: limits.assessments.confirmations,
    },
    forgetAddress: limits.forgetAddress,
    mailQueued: ringOutboxBell,
    onSurprise: logSurprise,
  });
  const desk = orderDesk({
    settings,
    database,
    content: words,
    contentFolder: CONTENT,
    perAddress: limits.findPurchase,
  });
  const api = { ...messages.api, paymentUnavailable: messages.exact.alerts.paymentUnavailable };
  return {
    catalogue: catalogue(database),
    assessments,
    submitAssessment: submitAssessment({
      assessments,
      questionnaire: {
        version: diagnostic.questionnaire.version,
        advice: diagnostic.advice,
        fieldWords: wordsOfFields,
      },
      marketing: diagnostic.questionnaire.consent.marketing,
      perAddress: limits.assessments.perAddress,
      addressHash: keyedHash(linkSecret(settings), 'address'),
      askToConfirm: rights.askToConfirm,
      newId: randomId,
      now: () => new Date(),
      hash: (text) => createHash('sha256').update(text).digest('base64url'),
    }),
    countEvents: countEvents({
      counters: funnelCounters(database),
      inTotal: limits.count,
      now: () => new Date(),
    }),
    ...shop(
      settings,
      database,
      { contentVersion: builtContentVersion(), ...site.notices },
      limits.shop,
      { mailQueued: ringOutboxBell, eventRecorded: ringEventBell },
      desk.downloads,
    ),
    ...desk,
    ...diagnosticDesk(settings, database),
    ...rights,
    ownSite: {
      siteUrl: settings.BASE_URL,
      brand: site.brand.name,
      words: api,
      networkOf: ({ headers }) =>
        callingNetwork(headers, settings.TRUSTED_PROXIES ?? null, { behindFront: isBehindFront() }),
      doors: limits.doors,
      keys: { letters: limits.letters, receipt: limits.receipt },
    },
    words: api,
    wakeOutbox: ringOutboxBell,
  };
}
