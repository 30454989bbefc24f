import http from 'node:http';
import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { signedFileLinks } from '@/lib/platform/files/link-signing';
import { signedIds } from '@/lib/platform/files/signed-ids';
import { openDatabase } from '@/lib/platform/database/client';
import { faultsOf, send } from '../support/api-answers';
import { API_CALLS, PROBLEM } from '../support/api-calls';
import { freePort } from '../support/free-port';
import { callsOf, type Known } from '../support/fuzz';
import { aDataKey } from '../support/personal-data';
import { type Site, startSite } from '../support/site';
import { siteEnvironment } from '../support/site-environment.mjs';
import { storeOrder } from '../support/stored-orders';
import { aSubmission } from '../support/submission';

/**
 * Calls to each endpoint: their number, and not their time, is limited. Another FUZZ_SEED tries others,
 * FUZZ_RUNS more.
 */
const RUNS = Number(process.env.FUZZ_RUNS ?? 60);
const SEED = Number(process.env.FUZZ_SEED ?? 2026);
const agent = new http.Agent({ keepAlive: true });

// One site for all of them.
test.describe.configure({ mode: 'default' });

let site: Site;
let port: number;
let known: Known;
test.beforeAll(async () => {
  port = await freePort();
  site = await startSite({ PORT: String(port), LOG_FORMAT: 'json' });
  const post = async (path: string, body: unknown) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await send(port, { method: 'POST', path, headers, body: JSON.stringify(body) }, agent);
    return JSON.parse(answer.body) as Record<string, string>;
  };
  const { id = '' } = await post('/api/assessments', aSubmission({ email: 'fuzz@example.com' }));
  const products = await fetch(`${site.url}/api/products`);
  const [product] = (await products.json()) as [{ id: string; price: number }];
  const purchase = { productId: product.id, amount: product.price };
  const { clientSecret = '' } = await post('/api/create-payment-intent', purchase);
  const database = openDatabase(site.databaseUrl);
  const file = '90-day-sprint-planner/90-day-sprint-planner.xlsx';
  const links = signedFileLinks([siteEnvironment.LINK_SECRETS]);
  const orderId = await storeOrder(database, { email: 'fuzz@example.com' });
  known = {
    examples: {
      'goal-cascade-builder': product.id,
      '100': product.price,
      pi_plumbline_secret_example: clientSecret,
      'ada@example.com': 'fuzz@example.com',
      'the-id-of-an-assessment': id,
      'its-id': id,
      'the-key-out-of-a-link': await aDataKey(database, 'fuzz@example.com'),
    },
    ids: {
      '/api/assessments/{id}': id,
      '/api/downloads/{token}': links.sign({ orderId, file, expires: new Date(Date.now() + 3_600_000) }),
      '/api/unsubscribe/{token}': signedIds([siteEnvironment.LINK_SECRETS], 'unsubscribe').sign(
        'no-such-consent',
      ),
    },
  };
  await database.$disconnect();
});
test.afterAll(async () => {
  agent.destroy();
  await site.stop();
});

for (const endpoint of API_CALLS) {
  const name = `${endpoint.method.toUpperCase()} ${endpoint.path}`;
  test(`${name} answers as its row says, whatever is sent`, async () => {
    await fc.assert(
      fc.asyncProperty(callsOf(endpoint, known), async (call) => {
        expect(faultsOf(endpoint, await send(port, call, agent))).toEqual([]);
      }),
      { numRuns: RUNS, seed: SEED, endOnFailure: true },
    );
  });
}

for (const method of ['HEAD', 'OPTIONS', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND'])
  test(`${method} is answered at every endpoint, and breaks none`, async () => {
    for (const path of new Set(API_CALLS.map((one) => one.path))) {
      const call = { method, path: path.replace(/\{[^}]+\}/, 'x'), headers: {}, body: '' };
      expect((await send(port, call, agent)).status, path).toBeLessThan(500);
    }
  });

test('Stripe out of reach is a 503 that says so', async () => {
  const nobody = `http://127.0.0.1:${await freePort()}`;
  const other = await startSite({ PORT: String(await freePort()), STRIPE_API_BASE: nobody });
  const { examples } = known;
  const answer = await fetch(`${other.url}/api/create-payment-intent`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ productId: examples['goal-cascade-builder'], amount: examples['100'] }),
  });
  expect(answer.status).toBe(503);
  expect(PROBLEM.safeParse(await answer.json()).error).toBeUndefined();
  await other.stop();
});

test('nothing of it was an unexpected error', () => {
  const lines = site.output().split('\n');
  expect(lines.filter((line) => /"level":"error"|"status":5/.test(line))).toEqual([]);
});
