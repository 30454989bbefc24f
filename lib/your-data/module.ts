import type { Content } from '@/lib/content/content';
import { fieldWords } from '@/lib/content/words';
import type { Bells } from '@/lib/kernel/bells';
import type { Forget, Limiter, NetworkLimiter } from '@/lib/kernel/limiter';
import type { MailQueue } from '@/lib/mail/rules/outbox';
import type { Env } from '@/lib/platform/config/env';
import { linkSecrets } from '@/lib/platform/config/link-secrets';
import type { Database } from '@/lib/platform/database/client';
import { keyedHash, keyedHashes } from '@/lib/platform/files/link-signing';
import { randomId } from '@/lib/platform/random/random-id';
import { tokenHash } from '@/lib/platform/random/token-hash';
import { answerConsent } from './answer-consent';
import { askToConfirm } from './ask-to-confirm';
import { changeAddress } from './change-address';
import { correctData } from './correct-data';
import { disownAssessment } from './disown-assessment';
import { createErasure } from './erasure-module';
import { eraseData } from './erase-data';
import { createMailLinks } from './links-module';
import { requestLinks } from './request-links';
import { stopNewsletter } from './stop-newsletter';
import { consentStore } from './store/consents';
import { dataKeyStore } from './store/data-keys';
import { personalDataStore } from './store/personal-data';
import { viewData } from './view-data';

/** How often an address may ask for links, how often it may be written to by a change, and a network ask to confirm. */
type DataLimits = Record<'findPurchase' | 'dataLink' | 'changes', Limiter> & {
  assessments: { confirmations: NetworkLimiter };
  /** Whatever counts by the hash of an address forgets it. */
  forgetAddress: Forget;
};

type World = {
  settings: Env;
  database: Database;
  content: Pick<Content, 'diagnostic' | 'messages'>;
  limits: DataLimits;
  outbox: MailQueue;
  bells: Bells;
  /** Whether a diagnostic is stored. */
  isAssessment: (id: string) => Promise<boolean>;
  now: () => Date;
  onSurprise: (error: unknown) => void;
};

export type YourData = ReturnType<typeof createYourData>;

/** What people do with their data, put together. */
export function createYourData(world: World) {
  const { settings, database, content, limits, outbox, bells, isAssessment, now, onSurprise } = world;
  const { valid, known } = linkSecrets(settings);
  const links = createMailLinks({ secrets: valid, siteUrl: settings.BASE_URL });
  const erasure = createErasure(world);
  const stores = {
    keys: dataKeyStore(database),
    data: personalDataStore(database),
    consents: consentStore(database),
  };
  const ports = {
    ...stores,
    ...{ links, erasure, outbox, now, onSurprise },
    addressHash: keyedHash(valid[0], 'address'),
    addressHashes: keyedHashes(known, 'address'),
    hash: tokenHash,
    newId: randomId,
    mailQueued: bells.mailQueued,
  };
  return {
    ...{ ...stores, links, erasure },
    /** A ticked box: for whoever stores it. */
    askToConfirm: askToConfirm({ ...ports, perNetwork: limits.assessments.confirmations }),
    answerConsent: answerConsent(ports),
    disownAssessment: disownAssessment({ ...ports, links: links.notMe, isThere: isAssessment }),
    requestPurchaseLinks: requestLinks({
      ...ports,
      template: 'find-purchase',
      perAddress: limits.findPurchase,
    }),
    requestDataLink: requestLinks({ ...ports, template: 'your-data', perAddress: limits.dataLink }),
    viewData: viewData(ports),
    correctData: correctData({
      ...ports,
      fieldWords: fieldWords(content.diagnostic.questionnaire, content.messages),
    }),
    changeAddress: changeAddress({ ...ports, perAddress: limits.changes }),
    stopNewsletter: stopNewsletter(ports),
    eraseData: eraseData({ ...ports, forget: limits.forgetAddress }),
  };
}
