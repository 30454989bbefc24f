import type { Env } from './platform/config/env';
import { leadWebhookOf } from './platform/config/lead-webhook';
import { linkSecret } from './container-secrets';
import { keyedHash } from './platform/files/link-signing';
import { assessmentStore } from './diagnostic/store/assessments';
import type { Database } from './platform/database/client';
import { reportRequestStore } from './diagnostic/store/report-requests';
import { requestReport } from './diagnostic/request-report';
import { randomId } from '@/lib/platform/random/random-id';

/** What is done with a finished diagnostic, put together. */
export function diagnosticDesk(settings: Env, database: Database) {
  const secret = linkSecret(settings);
  return {
    requestReport: requestReport({
      assessments: assessmentStore(database),
      requests: reportRequestStore(database),
      hash: {
        address: keyedHash(secret, 'address'),
        network: (network) => keyedHash(secret, `network/${today()}`)(network),
      },
      hasWebhook: leadWebhookOf(settings) !== null,
      newId: randomId,
      now: () => new Date(),
    }),
  };
}

/** A network is counted for an hour; on another day it has another hash. */
const today = () => new Date().toISOString().slice(0, 10);
