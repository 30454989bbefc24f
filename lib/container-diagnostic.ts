import type { Env } from './config/env';
import { leadWebhookOf } from './config/lead-webhook';
import { linkSecret } from './container-secrets';
import { keyedHash } from './gateways/files/link-signing';
import { assessmentStore } from './gateways/prisma/assessments';
import type { Database } from './gateways/prisma/client';
import { reportRequestStore } from './gateways/prisma/report-requests';
import { requestReport } from './usecases/request-report';
import { randomId } from '@/lib/gateways/random/random-id';

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
