import { createHash } from 'node:crypto';
import type { Env } from './config/env';
import { apiRoutes } from './config/api-routes';
import { routes } from './config/routes';
import { erasureOf } from './container-erasure';
import { linkSecrets } from './container-secrets';
import type { FieldWords } from './domain/diagnostic/contact';
import { keyedHash, keyedHashes, type Secrets } from './gateways/files/link-signing';
import { signedIds } from './gateways/files/signed-ids';
import { assessmentStore } from './gateways/prisma/assessments';
import type { Database } from './gateways/prisma/client';
import { consentStore } from './gateways/prisma/consents';
import { dataKeyStore } from './gateways/prisma/data-keys';
import { outboxStore } from './gateways/prisma/outbox';
import { personalDataStore } from './gateways/prisma/personal-data';
import { answerConsent } from './usecases/answer-consent';
import { askToConfirm } from './usecases/ask-to-confirm';
import { changeAddress } from './usecases/change-address';
import { correctData } from './usecases/correct-data';
import { disownAssessment } from './usecases/disown-assessment';
import { eraseData } from './usecases/erase-data';
import type { Forget, Limiter, NetworkLimiter } from './usecases/ports';
import { requestLinks } from './usecases/request-links';
import { stopNewsletter } from './usecases/stop-newsletter';
import { viewData } from './usecases/view-data';
import { randomId } from '@/lib/gateways/random/random-id';

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
      assessments: assessmentStore(database),
    }),
    requestDataLink: requestLinks({ ...world, template: 'your-data', perAddress: limits.perAddress }),
    viewData: viewData(world),
    correctData: correctData({ ...world, fieldWords }),
    changeAddress: changeAddress({ ...world, perAddress: limits.changes }),
    stopNewsletter: stopNewsletter(world),
    eraseData: eraseData({ ...world, forget: forgetAddress }),
  };
}
