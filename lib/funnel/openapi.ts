import { routes } from '@/lib/kernel/routes';
import { type Calls, empty, JSON_WRITE, jsonBody } from '@/lib/platform/http/openapi/operation';
import { beaconSchema } from './rules/events';

/** What is sent, by the name the document has for it. */
export const FUNNEL_BODIES = { Beacon: beaconSchema };

/** What pages call to be counted. */
export const FUNNEL_CALLS: Calls = {
  [routes.count]: {
    post: {
      operationId: 'countEvents',
      summary: 'Counts stages of a visit, without knowing whose.',
      tags: ['funnel'],
      ...jsonBody('Beacon', ['landing']),
      responses: { '204': empty('Counted, or not allowed to be.'), ...JSON_WRITE },
    },
  },
};
