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
import { LINK_SECRETS, SITE } from '../support/databases';
import { faultsOf, API_CALLS, type ApiCall } from '../support/api-calls';
import { fieldWords } from '../support/diagnostic';
import { aPostedForm } from '../support/posted-form';
import { type Call, callsOf, type Known } from '../support/fuzz';
import { aDataKey, storeAssessment } from '../support/personal-data';

/** Calls to each handler: their number, and not their time, is limited. */
const RUNS = 40;
const shop = await aShop({ LIMITS_FACTOR: '1000', BOOKING_WEBHOOK_SECRET: 'b'.repeat(40) });

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
    for (const call of wrongCalls(endpoint)) {
      const { body } = await answerOf(endpoint, call);
      expect(body, call.body.slice(0, 200)).not.toContain(OF_A_LIBRARY);
    }
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
      method: method.toUpperCase(),
      path,
      headers: { 'content-type': type },
      body: write({ ...good, [field]: value }),
    })),
  );
}
const submission = submissionSchema(fieldWords, (statement) => statement);

test.each(API_CALLS)(
  '$method $path answers as its row says, whatever is sent',
  async (endpoint) => {
    const known = await whatIsThere();
    await fc.assert(
      fc.asyncProperty(callsOf(endpoint, known), async (call) => {
        expect(faultsOf(endpoint, await answerOf(endpoint, call))).toEqual([]);
      }),
      { numRuns: RUNS, seed: 2026, endOnFailure: true },
    );
  },
  60_000,
);

type Handler = (
  request: Request,
  props: { params: Promise<Record<string, string>> },
) => Response | Promise<Response>;

/** What the route handler of an endpoint answers, without Next. */
async function answerOf({ path, method }: ApiCall, { path: address, headers, body }: Call) {
  const folder = path.replace('/api/', '').replace(/\{([^}]+)\}/, '[$1]');
  const file = `../../app/api/${folder}/route.ts`;
  const route = (await import(/* @vite-ignore */ file)) as Record<string, Handler>;
  const request = new Request(SITE, { method, headers, ...(method === 'post' && { body }) });
  const params = Promise.resolve(paramsOf(path, address));
  const answer = await route[method.toUpperCase()]!(request, { params });
  const { status } = answer;
  return { status, headers: Object.fromEntries(answer.headers), body: await answer.text() };
}

/** What Next makes of a path; what it can't decode it refuses before a route is asked. */
function paramsOf(path: string, url: string): Record<string, string> {
  const name = /\{([^}]+)\}/.exec(path)?.[1];
  if (!name) return {};
  const [last = ''] = url.slice(path.indexOf('{')).split('?');
  try {
    return { [name]: decodeURIComponent(last) };
  } catch {
    return { [name]: last };
  }
}
