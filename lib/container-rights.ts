import { createHash } from 'node:crypto';
import type { Env } from './platform/config/env';
import { apiRoutes } from './kernel/api-routes';
import { routes } from './kernel/routes';
import { erasureOf } from './container-erasure';
import { linkSecrets } from './container-secrets';
import type { FieldWords } from './diagnostic/rules/contact';
import { keyedHash, keyedHashes, type Secrets } from './platform/files/link-signing';
import { signedIds } from './platform/files/signed-ids';
import { assessmentStore } from './diagnostic/store/assessments';
import type { Database } from './platform/database/client';
import { consentStore } from './your-data/store/consents';
import { dataKeyStore } from './your-data/store/data-keys';
import { outboxStore } from './mail/store/outbox';
import { personalDataStore } from './your-data/store/personal-data';
import { answerConsent } from './your-data/answer-consent';
import { askToConfirm } from './your-data/ask-to-confirm';
import { changeAddress } from './your-data/change-address';
import { correctData } from './your-data/correct-data';
import { disownAssessment } from './your-data/disown-assessment';
import { eraseData } from './your-data/erase-data';
import type { Forget, Limiter, NetworkLimiter } from '@/lib/kernel/limiter';
import { requestLinks } from './your-data/request-links';
import { stopNewsletter } from './your-data/stop-newsletter';
import { viewData } from './your-data/view-data';
import { randomId } from '@/lib/platform/random/random-id';

/** How often links to data may be asked for, how often an address may be written to by a change, and a network ask to confirm. */
export type RightsLimits = Record<'perAddress' | 'changes', Limiter> & { confirmations: NetworkLimiter };

/** The links in mails that need no account: each is signed, for one purpose, and holds nothing personal. */
export function rightsLinks(secrets: Secrets, siteUrl: string) {
  const notMe = signedIds(secrets, 'not-me');
  const confirmNewsletter = signedIds(secrets, 'confirm-newsletter');
  const unsubscribe = signedIds(secrets, 'unsubscribe');
  const full = (path: string) => new URL(path, siteUrl).href;
  return {
    notMe,
    confirmNewsletter,
    unsubscribe,
    /** The address of the page on which whoever did not fill in this diagnostic deletes it: for the report mail. */
    notMeLink: (assessmentId: string) => full(routes.notMe(notMe.sign(assessmentId))),
    confirmNewsletterLink: (consentId: string) =>
      full(routes.confirmNewsletter(confirmNewsletter.sign(consentId))),
    dataPage: (key: string) => full(routes.dataPage(key)),
    newAddress: (key: string) => full(routes.newAddress(key)),
    /** For readers, and for mail programs, which post to it (RFC 8058). */
    unsubscribeLink: (consentId: string) => full(apiRoutes.unsubscribe(unsubscribe.sign(consentId))),
  };
}

type Setting = {
  settings: Env;
  database: Database;
  fieldWords: FieldWords;
  limits: RightsLimits;
  /** Whatever counts by the hash of an address forgets it. */
  forgetAddress: Forget;
  mailQueued: () => void;
  onSurprise: (error: unknown) => void;
};

/** What people do with their data, put together. */
export function rightsDesk({
  settings,
  database,
  fieldWords,
  limits,
  forgetAddress,
  mailQueued,
  onSurprise,
}: Setting) {
  const { valid, known } = linkSecrets(settings);
  const links = rightsLinks(valid, settings.BASE_URL);
  const world = {
    links,
    erasure: erasureOf(settings, database, onSurprise),
    keys: dataKeyStore(database),
    data: personalDataStore(database),
    consents: consentStore(database),
    outbox: outboxStore(database),
    addressHash: keyedHash(valid[0], 'address'),
    addressHashes: keyedHashes(known, 'address'),
    hash: (text: string) => createHash('sha256').update(text).digest('base64url'),
    newId: randomId,
    now: () => new Date(),
    mailQueued,
    onSurprise,
  };
  return {
    /** A ticked box: for whoever stores it. */
    askToConfirm: askToConfirm({ ...world, perNetwork: limits.confirmations }),
    answerConsent: answerConsent(world),
    disownAssessment: disownAssessment({
      ...world,
      links: links.notMe,
      isThere: async (id) => (await assessmentStore(database).find(id)) !== null,
    }),
    requestDataLink: requestLinks({ ...world, template: 'your-data', perAddress: limits.perAddress }),
    viewData: viewData(world),
    correctData: correctData({ ...world, fieldWords }),
    changeAddress: changeAddress({ ...world, perAddress: limits.changes }),
    stopNewsletter: stopNewsletter(world),
    eraseData: eraseData({ ...world, forget: forgetAddress }),
  };
}
