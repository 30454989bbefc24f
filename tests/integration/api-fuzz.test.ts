import http from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { signedIds } from '@/lib/platform/files/signed-ids';
import { aShop } from '../support/a-shop';
import { faultsOf, send } from '../support/api-answers';
import { API_CALLS } from '../support/api-calls';
import { serveEndpoint } from '../support/api-server';
import { callsOf, type Known } from '../support/fuzz';
import { aDataKey, storeAssessment } from '../support/personal-data';

/** Calls to each handler: their number, and not their time, is limited. */
const RUNS = 40;
const LINK_SECRETS = 'k'.repeat(40);
const shop = await aShop({ LIMITS_FACTOR: '1000', LINK_SECRETS, BOOKING_WEBHOOK_SECRET: 'b'.repeat(40) });
const agent = new http.Agent({ keepAlive: true });
afterAll(() => agent.destroy());

async function whatIsThere(): Promise<Known> {
  const id = await storeAssessment(shop.database, { email: 'fuzz@example.com' });
  const rooms = (await import('@/lib/container')).container().diagnostic.teamRooms;
  const founder = await rooms.make();
  const { clientSecret, priceCents } = await shop.begin({ email: 'fuzz@example.com' });
  return {
    examples: {
      '100': priceCents,
      pi_plumbline_secret_example: clientSecret,
      'ada@example.com': 'fuzz@example.com',
      'the-id-of-an-assessment': id,
      'its-id': id,
      'the-key-of-a-room': (await rooms.view(founder))!.handOutKey!,
      'the-key-of-its-founder': founder,
      'the-key-out-of-a-link': await aDataKey(shop.database, 'fuzz@example.com'),
    },
    ids: {
      '/api/assessments/{id}': id,
      '/api/unsubscribe/{token}': signedIds([LINK_SECRETS], 'unsubscribe').sign('no-such-consent'),
    },
  };
}

test.each(API_CALLS)(
  '$method $path answers as its row says, whatever is sent',
  async (endpoint) => {
    const known = await whatIsThere();
    const server = await serveEndpoint(endpoint);
    const { port } = server.address() as AddressInfo;
    try {
      await fc.assert(
        fc.asyncProperty(callsOf(endpoint, known), async (call) => {
          expect(faultsOf(endpoint, await send(port, call, agent))).toEqual([]);
        }),
        { numRuns: RUNS, seed: 2026, endOnFailure: true },
      );
    } finally {
      server.closeAllConnections();
      server.close();
    }
  },
  60_000,
);
