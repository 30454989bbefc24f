import http from 'node:http';
import { expect, request, test } from '@playwright/test';
import fc from 'fast-check';
import { apiRoutes, routes } from '@/lib/kernel/routes';
import { signedFileLinks } from '@/lib/shop/file-links';
import { signedIds } from '@/lib/platform/files/link-signing';
import { API_CALLS, type Call, faultsOf, send } from '../support/api-calls';
import { nightlyUnless } from '../support/browser';
import { builtRoutes, prerenderedPaths } from './build-manifests';
import { freePort } from '../support/free-port';
import { BROKEN_BODIES, callsOf, headerText, hostileText, type Known, someHeaders } from './fuzz';
import { startPostgresql } from '../support/postgresql-server';
import { type Site, startSite } from '../support/site';
import { siteEnvironment } from '../support/site-environment.mjs';
import { mailLinks, somebody } from '../support/suite-data';
import { aTeamRoom } from '../support/team-rooms';

/** Another ODD_SEED tries others, ODD_RUNS more. */
const RUNS = Number(process.env.ODD_RUNS ?? 1_000);
const SEED = Number(process.env.ODD_SEED ?? 2026);
/** Calls to each endpoint of the API: their number, and not their time, is limited. */
const CALLS = RUNS / 25;

// One site for all of them.
test.describe.configure({ mode: 'default' });

let site: Site;
let port: number;

// Each database refuses other values.
for (const database of ['SQLite', 'Postgres'])
  test.describe(`on ${database}${nightlyUnless(database === 'SQLite')}`, () => {
    let stopDatabase = () => Promise.resolve();
    test.beforeAll(async () => {
      port = await freePort();
      const environment: Record<string, string> = {
        PORT: String(port),
        LOG_FORMAT: 'json',
        TRUSTED_PROXIES: '1',
      };
      if (database === 'Postgres') {
        const server = await startPostgresql();
        stopDatabase = server.stop;
        environment.DATABASE_URL = server.url;
      }
      site = await startSite(environment);
    });
    test.afterAll(async () => {
      await site.stop();
      await stopDatabase();
    });

    for (const turn of [1, 2, 3, 4, 5])
      test(`whatever a stranger sends is answered or hung up on, and breaks nothing (${turn} of 5)${nightlyUnless(turn === 1)}`, async () => {
        const agent = new http.Agent({ timeout: 30_000 });
        const requests = oddRequests(await knownAddresses());
        await fc.assert(
          fc.asyncProperty(fc.array(requests, { minLength: 8, maxLength: 8 }), async (together) => {
            const answers = await Promise.all(
              together.map((one) => send(port, one, agent).catch(() => null)),
            );
            for (const answer of answers.filter((one) => one !== null && one.status >= 500))
              expect([answer!.status, answer!.headers['retry-after']]).toEqual([503, expect.any(String)]);
          }),
          { numRuns: Math.ceil(RUNS / 8), seed: SEED + turn, endOnFailure: true },
        );
        expect((await fetch(site.url)).status).toBe(200);
        expectNoFailureToBeLogged();
      });

    test('no call of the API fails or tells what it should not, however nearly right it is', async () => {
      test.slow();
      const agent = new http.Agent({ keepAlive: true });
      for (const endpoint of API_CALLS) {
        const calls = callsOf(endpoint, await whatIsThere());
        await fc.assert(
          fc.asyncProperty(calls, async (call) => {
            expect(faultsOf(await send(port, call, agent)), endpoint.path).toEqual([]);
          }),
          { numRuns: CALLS, seed: SEED, endOnFailure: true },
        );
      }
      agent.destroy();
      expectNoFailureToBeLogged();
    });
  });

/** What it calls a failure itself. */
const expectNoFailureToBeLogged = () =>
  expect(site.output().match(/^.*("level":"error"|"status":50[^3]).*$/gm) ?? []).toEqual([]);

const aDownload = (orderId: string) =>
  signedFileLinks([siteEnvironment.LINK_SECRETS]).sign({
    orderId,
    file: '90-day-sprint-planner/90-day-sprint-planner.xlsx',
    expires: new Date(Date.now() + 3_600_000),
  });

/** Addresses that lead to a diagnostic, an order and a key in the site's database. */
async function knownAddresses(): Promise<string[]> {
  const { id, orderId, key, page } = await somebody('known@example.com', undefined, site.databaseUrl);
  return [
    routes.results(id),
    mailLinks.notMe(id),
    page,
    routes.dataExport(key),
    apiRoutes.assessment(id),
    apiRoutes.download(aDownload(orderId)),
  ];
}

/** Somebody's data, a room and a payment that was begun, each of which a call may change or end. */
async function whatIsThere(): Promise<Known> {
  const { id, orderId, key, email } = await somebody('fuzz@example.com', undefined, site.databaseUrl);
  const browser = await request.newContext({ baseURL: site.url });
  const { founder, link } = await aTeamRoom(browser);
  const products = (await (await browser.get(apiRoutes.products)).json()) as { id: string; price: number }[];
  const [{ id: productId, price: amount }] = products as [(typeof products)[0]];
  const begun = await browser.post(apiRoutes.createPaymentIntent, { data: { productId, amount } });
  const { clientSecret } = (await begun.json()) as { clientSecret: string };
  await browser.dispose();
  return {
    examples: {
      'goal-cascade-builder': productId,
      '100': amount,
      pi_plumbline_secret_example: clientSecret,
      'ada@example.com': email,
      'the-id-of-an-assessment': id,
      'its-id': id,
      'the-key-of-a-room': link.split('/').at(-1)!,
      'the-key-of-its-founder': founder.split('/').at(-1)!,
      'the-key-out-of-a-link': key,
    },
    ids: {
      '/api/assessments/{id}': id,
      '/api/downloads/{token}': aDownload(orderId),
      '/api/unsubscribe/{token}': signedIds([siteEnvironment.LINK_SECRETS], 'unsubscribe').sign('nobody'),
    },
  };
}

/**
 * Requests that nobody means well, over all routes, methods and headers of a site: each address that a build
 * knows, whole, bent and with something behind it.
 * @param known addresses that lead to something which is in the database
 */
function oddRequests(known: readonly string[]): fc.Arbitrary<Call> {
  const fixed = [...prerenderedPaths(), ...builtRoutes(), ...known, ...ODD_PATHS];
  const open = fc
    .tuple(fc.constantFrom(...builtRoutes().filter((route) => route.includes('['))), filling)
    .map(([page, fill]) => page.replaceAll(/\[[^\]]+\]/g, () => fill));
  const address = fc.tuple(fc.oneof(fc.constantFrom(...fixed), open, fc.constantFrom(...known)), behind);
  return fc.record({
    method: fc.oneof({ weight: 5, arbitrary: fc.constant('GET') }, fc.constantFrom(...METHODS)),
    path: address.map((parts) => parts.join('').replaceAll(/[^\x21-\xff]/g, '')),
    headers: fc
      .tuple(
        someHeaders,
        fc.dictionary(fc.constantFrom(...HEADERS), SAID, { maxKeys: 3 }),
        fc.constantFrom(...TYPES),
      )
      .map(([usual, odd, type]): Call['headers'] => ({ ...usual, 'content-type': type, ...odd })),
    body: fc.oneof({ weight: 3, arbitrary: fc.constant('') }, fc.constantFrom(...BODIES)),
  });
}

const encoded = (length: number) =>
  hostileText.map((one) => encodeURIComponent(one.toWellFormed().slice(0, length)));
const words = (text: string) => fc.constantFrom(...text.split(' '));

const filling = fc.oneof(
  words('x % %00 %ff %2e%2e .. %2F .rsc x.rsc undefined %255Bid%255D %5bid%5d'),
  fc.constant('a'.repeat(3_000)),
  encoded(400),
);
const behind = fc.oneof(
  { weight: 6, arbitrary: fc.constant('') },
  words('/ // /. /.. /../.. .rsc .json .segments/_tree.segment.rsc .txt % %20 \\ #x ;a=b'),
  words('? ?_rsc ?_rsc=x ?success=true ?nxtPslug=x ?a=% ?__nextLocale=x ?a[]=1 ?__nextDataReq=1'),
  fc.constantFrom(`?${'a&'.repeat(120)}`, `?x=${'y'.repeat(5_000)}`, '?__proto__=1&constructor=2'),
  encoded(200).map((one) => `?${one}`),
);
const METHODS = 'HEAD POST PUT PATCH DELETE OPTIONS TRACE PROPFIND QUERY PURGE FOO M-SEARCH LINK'.split(' ');
const ODD_PATHS = `* http://site.test/ // /// /\\ /.. /%2e%2e/ /% /%ff /%00 /404 /500 /_error /_document /_app
  /index /index.rsc /toolbox.rsc /toolbox.html /_global-error /_not-found/ /%5Fglobal-error /_not-found.rsc
  /_next /_next/data/x/index.json /_next/image?url=%2Ficon.svg&w=64&q=75 /_next/static/none
  /_next/postponed/resume /_next/webpack-hmr /__nextjs_original-stack-frames /api /api/ /api//health
  /api/Health /api/%68ealth /policy-reports /.env /.git/config /wp-login.php /package.json
  /server/app/page.js /../../etc/passwd`.split(/\s+/);
const FORM = 'application/x-www-form-urlencoded multipart/form-data;boundary=x';
const TYPES = `application/json ${FORM} application/csp-report application/json;charset=x `.split(' ');
const BODIES = [
  ...BROKEN_BODIES,
  '{}',
  'email=a%40example.com&token=x',
  'token=%00',
  '--x\r\n\r\n\r\n--x--\r\n',
  '--x\r\nContent-Disposition: form-data; name="$ACTION_REF_1"\r\n\r\n\r\n--x--\r\n',
];
/** What only browsers, caches or Next itself have to say. */
const HEADERS =
  `accept-encoding accept-language connection upgrade expect if-match if-modified-since host purpose
  referer traceparent x-request-id user-agent x-http-method-override rsc next-action next-router-state-tree
  next-router-segment-prefetch next-resume x-action-redirected x-invoke-path x-invoke-status x-nextjs-data
  x-matched-path x-middleware-prefetch x-prerender-revalidate x-next-revalidated-tags x-now-route-matches
  x-long`.split(/\s+/);
const SAID = fc.oneof(
  words('1 00 x ] h2c /500 /_tree /orders/[token] %5B%5B ../../x DELETE *;q=0 Upgrade,close'),
  fc.constant('b'.repeat(15_000)),
  headerText,
);
