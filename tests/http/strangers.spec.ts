import { expect, test } from '@playwright/test';
import { nightlyUnless } from '../support/browser';
import { freePort } from '../support/free-port';
import { knownAddresses } from '../support/known-addresses';
import { oddRequests } from '../support/odd-requests';
import { answerTo, askAll, failuresIn, faultOf } from '../support/raw-answers';
import { type Site, startSite } from '../support/site';

/** Another ODD_SEED tries others, ODD_RUNS more. */
const RUNS = Number(process.env.ODD_RUNS ?? 1_000);
const SEED = Number(process.env.ODD_SEED ?? 2026);

// One site for all of them, and one at a time.
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
    const known = await knownAddresses(site.databaseUrl);
    const requests = await oddRequests(known, { count: RUNS, seed: SEED + turn });
    const faults: string[] = [];
    await askAll(
      requests,
      8,
      ({ method, bytes }) => answerTo(port, method, bytes),
      ({ bytes }, answer) => {
        const fault = faultOf(answer);
        if (fault) faults.push(`${fault} ${bytes.toString('latin1').slice(0, 500)}`);
      },
    );
    expect(faults).toEqual([]);
    expect((await fetch(site.url)).status).toBe(200);
    expect(failuresIn(site.output())).toEqual([]);
  });
