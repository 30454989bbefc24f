import http from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { submissionSchema } from '@/lib/diagnostic/rules/assessment';
import { formSchema } from '@/lib/diagnostic/rules/form';
import { readPostedForm } from '@/lib/diagnostic/rules/posted-form';
import { STATEMENT_IDS } from '@/lib/diagnostic/rules/questionnaire';
import { apiRoutes } from '@/lib/kernel/routes';
import { signedIds } from '@/lib/platform/files/link-signing';
import { makeTeamRoom, viewTeamRoom } from '@/lib/diagnostic/team-rooms';
import { aShop } from '../support/a-shop';
import { faultsOf, send } from '../support/api-answers';
import { API_CALLS, type ApiCall } from '../support/api-calls';
import { serveEndpoint } from '../support/api-server';
import { fieldWords } from '../support/diagnostic';
import { aPostedForm } from '../support/posted-form';
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
  const site = (await import('@/lib/server/context')).context();
  const founder = await makeTeamRoom(site);
  const { clientSecret, priceCents } = await shop.begin({ email: 'fuzz@example.com' });
  return {
    examples: {
      '100': priceCents,
      pi_plumbline_secret_example: clientSecret,
      'ada@example.com': 'fuzz@example.com',
      'the-id-of-an-assessment': id,
      'its-id': id,
      'the-key-of-a-room': (await viewTeamRoom(site, founder))!.handOutKey!,
      'the-key-of-its-founder': founder,
      'the-key-out-of-a-link': await aDataKey(shop.database, 'fuzz@example.com'),
    },
    ids: {
      '/api/assessments/{id}': id,
      '/api/unsubscribe/{token}': signedIds([LINK_SECRETS], 'unsubscribe').sign('no-such-consent'),
    },
  };
}

/** What no library says for itself: any text of one would be this. */
const OF_A_LIBRARY = 'OF A LIBRARY';
beforeAll(() => void z.config({ customError: () => OF_A_LIBRARY }));
afterAll(() => void z.config({ customError: undefined }));

const WRONG = ['yes', '', '\u0000', 'x'.repeat(3_000), -1, 7.5, null, true, [], ['x'], [7], {}, { x: 1 }];

test('no text of a library reaches whoever sends something wrong in any field', async () => {
  for (const endpoint of API_CALLS.filter(({ json, form }) => json ?? form)) {
    const server = await serveEndpoint(endpoint);
    const { port } = server.address() as AddressInfo;
    for (const call of wrongCalls(endpoint)) {
      const { body } = await send(port, call, agent);
      expect(body, call.body.slice(0, 200)).not.toContain(OF_A_LIBRARY);
    }
    server.closeAllConnections();
    server.close();
  }
}, 60_000);

test('nor does one from the form without a script', () => {
  const schema = formSchema(fieldWords, (statement) => statement);
  const { values } = readPostedForm(aPostedForm());
  expect(schema.safeParse(values).success).toBe(true);
  const ratings = STATEMENT_IDS.flatMap((id) => WRONG.map((value) => ({ ratings: { [id]: value } })));
  const fields = Object.keys(schema.shape).flatMap((field) => WRONG.map((value) => ({ [field]: value })));
  for (const wrong of [...ratings, ...fields]) {
    const said = schema.safeParse({ ...values, ...wrong }).error?.issues.map(({ message }) => message);
    expect(said ?? [], JSON.stringify(wrong)).not.toContain(OF_A_LIBRARY);
  }
});

/** One for each field and each wrong value. */
function wrongCalls({ method, path, json, form }: ApiCall) {
  const good = (json ?? form) as object;
  const fields = path === apiRoutes.assessments ? Object.keys(submission.shape) : Object.keys(good);
  const type = form ? 'application/x-www-form-urlencoded' : 'application/json';
  const write = (sent: object) => (form ? `${new URLSearchParams({ ...sent })}` : JSON.stringify(sent));
  return fields.flatMap((field) =>
    WRONG.map((value) => ({
      ...{ method: method.toUpperCase(), path, headers: { 'content-type': type } },
      body: write({ ...good, [field]: value }),
    })),
  );
}
const submission = submissionSchema(fieldWords, (statement) => statement);

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
