import http from 'node:http';
import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { send } from '../support/api-answers';
import { nightlyUnless } from '../support/browser';
import { freePort } from '../support/free-port';
import { knownAddresses } from '../support/known-addresses';
import { oddRequests } from '../support/odd-requests';
import { type Site, startSite } from '../support/site';

/** Another ODD_SEED tries others, ODD_RUNS more. */
const RUNS = Number(process.env.ODD_RUNS ?? 1_000);
const SEED = Number(process.env.ODD_SEED ?? 2026);

// One site for all of them.
test.describe.configure({ mode: 'default' });

let site: Site;
let port: number;
test.beforeAll(async () => {
  port = await freePort();
  site = await startSite({ PORT: String(port), LOG_FORMAT: 'json', TRUSTED_PROXIES: '127.0.0.1' });
});
test.afterAll(() => site.stop());

for (const turn of [1, 2, 3, 4, 5])
  test(`whatever a stranger sends is answered or hung up on, and breaks nothing (${turn} of 5)${nightlyUnless(turn === 1)}`, async () => {
    const agent = new http.Agent({ timeout: 30_000 });
    const requests = oddRequests(await knownAddresses(site.databaseUrl));
    await fc.assert(
      fc.asyncProperty(fc.array(requests, { minLength: 8, maxLength: 8 }), async (together) => {
        const answers = await Promise.all(together.map((one) => send(port, one, agent).catch(() => null)));
        for (const answer of answers.filter((one) => one !== null && one.status >= 500))
          expect([answer!.status, answer!.headers['retry-after']]).toEqual([503, expect.any(String)]);
      }),
      { numRuns: Math.ceil(RUNS / 8), seed: SEED + turn, endOnFailure: true },
    );
    expect((await fetch(site.url)).status).toBe(200);
    // What it calls a failure itself.
    expect(site.output().match(/^.*("level":"error"|"status":50[^3]).*$/gm) ?? []).toEqual([]);
  });
