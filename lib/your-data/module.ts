import type { DataKeys } from '@/lib/your-data/store/data-keys';
import type { Content } from '@/lib/content/content';
import { fieldWords } from '@/lib/content/words';
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
import type { DataLimits, DataPorts } from './ports';
import { createErasure } from './erasure-module';
import { eraseAddress, eraseData } from './erase-data';
import { createMailLinks } from './links-module';
import { createPurge, erasedKeys } from './purge-module';
import { requestLinks } from './request-links';
import { stopNewsletter } from './stop-newsletter';
import { consentStore } from './store/consents';
import { dataKeyStore } from './store/data-keys';
import { isNoted } from './store/erased-ids';
import { personalDataStore } from './store/personal-data';
import { tellNewsletter } from './newsletter-module';
import { viewData } from './view-data';

type World = {
  settings: Env;
  database: Database;
  content: Pick<Content, 'diagnostic' | 'messages' | 'site'>;
  limits: DataLimits;
  outbox: MailQueue;
  /** Whether a diagnostic is stored. */
  isAssessment: (id: string) => Promise<boolean>;
  now: () => Date;
  onUnexpectedError: (error: unknown) => void;
};

export type YourData = ReturnType<typeof createYourData>;

/** What people do with their data, put together. */
export function createYourData(world: World) {
  const { settings, database, content, limits, now } = world;
  const secrets = linkSecrets(settings);
  const tell = tellNewsletter(world);
  const stores = {
    keys: dataKeyStore(database),
    data: personalDataStore(database),
    consents: consentStore(database),
    links: createMailLinks({ secrets, siteUrl: settings.BASE_URL }),
    erasure: createErasure({ ...world, tellErased: tell.erased }),
  };
  const ports = {
    ...{ ...world, ...stores, ...keyed(stores.keys, now) },
    addressHash: keyedHash(secrets[0], 'address'),
    addressHashes: keyedHashes(secrets, 'address'),
    fieldWords: fieldWords(content.diagnostic.questionnaire, content.messages),
    newId: randomId,
    tellOfNewsletter: tell.changed,
    tellMoved: tell.moved,
  };
  const { idHashes } = erasedKeys(settings);
  return {
    ...stores,
    /** Whether what had this id was erased, however it comes back. */
    wasErased: (id: string) => isNoted(database, idHashes(id)),
    /** A ticked box: for whoever stores it. */
    askToConfirm: askToConfirm(ports),
    answerConsent: answerConsent(ports),
    disownAssessment: disownAssessment(ports),
    requestPurchaseLinks: requestLinks({
      ...ports,
      template: 'find-purchase',
      perAddress: limits.findPurchase,
    }),
    requestDataLink: requestLinks({ ...ports, template: 'your-data', perAddress: limits.dataLink }),
    viewData: viewData(ports),
    correctData: correctData(ports),
    changeAddress: changeAddress(ports),
    stopNewsletter: stopNewsletter(ports),
    eraseAddress: eraseAddress(ports),
    eraseData: eraseData(ports),
    purge: createPurge({ ...world, erasure: stores.erasure, retention: content.site.retention }),
  };
}

/** What a key opens: the data of an address, or putting another in its place. */
function keyed(keys: DataKeys, now: () => Date): Pick<DataPorts, 'ownerOf' | 'changeOf'> {
  const find = (key: string) => keys.find(tokenHash(key), now());
  return {
    async ownerOf(key) {
      const found = await find(key);
      return found?.newEmail === null ? found : null;
    },
    async changeOf(key) {
      const found = await find(key);
      return found?.newEmail ? { ...found, newEmail: found.newEmail } : null;
    },
  };
}
