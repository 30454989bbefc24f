import { expect, test } from '@playwright/test';
import { cpuMilliseconds } from '../../bench/process-holds';
import { freePort } from '../support/free-port';
import { knownAddresses } from '../support/known-addresses';
import { oddRequests } from '../support/odd-requests';
import { answerTo, askAll, failuresIn, faultOf } from '../support/raw-answers';
import { type Site, startSite } from '../support/site';

/** Another ODD_SEED tries others, ODD_RUNS more. */
const RUNS = Number(process.env.ODD_RUNS ?? 1_000);
const SEED = Number(process.env.ODD_SEED ?? 2026);

// One site for all of them, and one at a time: what another request costs would be counted too.
test.describe.configure({ mode: 'default' });

let site: Site;
let port: number;
test.beforeAll(async () => {
  port = await freePort();
  site = await startSite({ PORT: String(port), LOG_FORMAT: 'json', TRUSTED_PROXIES: '127.0.0.1' });
});
test.afterAll(() => site.stop());

for (const turn of [1, 2, 3, 4, 5])
  test(`whatever a stranger sends is answered or hung up on, and breaks nothing (${turn} of 5)`, async () => {
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

const GET = (target: string, ...lines: string[]) =>
  Buffer.from([`GET ${target} HTTP/1.1`, 'Host: a.test', 'Connection: close', ...lines, '', ''].join('\r\n'));

/** A count of the visitor's browser, by which bots are told apart. */
function countedAs(agent: string): Buffer {
  const lines = ['Content-Type: application/json', 'Sec-Fetch-Site: same-origin', 'Content-Length: 2'];
  const head = [
    'POST /api/count HTTP/1.1',
    'Host: a.test',
    'Connection: close',
    `User-Agent: ${agent}`,
    ...lines,
  ];
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n{}`);
}

const names = (count: number) => 'a&'.repeat(count);
const cookies = (count: number) => Array.from({ length: count }, (_, at) => `c${at}=1`).join('; ');

/** How often one is asked for, and for how many times it is tried: the middle one counts. */
const [TIMES, ROUNDS] = [15, 7];

/** What so many of these cost the process that serves them, in ms of its processor time. */
async function cost(bytes: Buffer): Promise<number> {
  const rounds: number[] = [];
  while (rounds.length < ROUNDS) {
    const before = cpuMilliseconds(site.pid);
    await askAll(
      Array.from({ length: TIMES }, () => bytes),
      1,
      (one) => answerTo(port, 'GET', one),
      () => undefined,
    );
    rounds.push(cpuMilliseconds(site.pid) - before);
  }
  return rounds.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? NaN;
}

for (const { what, of, n, plain } of [
  {
    what: 'names in a query',
    of: (count: number) => GET(`/nope?${names(count)}`),
    n: 1_900,
    plain: GET('/nope'),
  },
  {
    what: 'names in a query that is taken',
    of: (count: number) => GET(`/nope?${names(count)}`),
    n: 49,
    plain: GET('/nope'),
  },
  {
    what: 'cookies',
    of: (count: number) => GET('/nope', `Cookie: ${cookies(count)}`),
    n: 450,
    plain: GET('/nope'),
  },
  {
    what: 'letters of a User-Agent',
    of: (count: number) => GET('/nope', `User-Agent: ${'a'.repeat(count)}`),
    n: 3_700,
    plain: GET('/nope'),
  },
  {
    what: 'letters of a User-Agent that is counted',
    of: (count: number) => countedAs('a'.repeat(count)),
    n: 3_700,
    plain: countedAs('a'),
  },
  {
    what: 'addresses that a request was forwarded for',
    of: (count: number) => GET('/nope', `X-Forwarded-For: ${'10.0.0.1,'.repeat(count)}127.0.0.1`),
    n: 350,
    plain: GET('/nope'),
  },
  {
    what: 'words that are no addresses',
    of: (count: number) => GET('/nope', `X-Forwarded-For: ${','.repeat(count)}127.0.0.1`),
    n: 3_700,
    plain: GET('/nope'),
  },
])
  test(`twice as many ${what} cost no more than twice as much, and little beside none`, async () => {
    await cost(plain);
    await cost(of(n));
    const [none, once, twice] = [await cost(plain), await cost(of(n)), await cost(of(2 * n))];
    expect(twice / once, `${once} ms, then ${twice} ms`).toBeLessThan(3);
    expect(twice / none, `${none} ms without, ${twice} ms with`).toBeLessThan(5);
  });
