import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { lacksCaddy, NO_CADDY, startCaddy } from '../support/caddy';
import { freePort } from '../support/free-port';
import { FILES, PAGES } from '../support/route-table';
import { type Site, startImage, startSite } from '../support/site';
import { siteEnvironment } from '../support/site-environment.mjs';
import { removeFolder, temporaryFolder } from '../support/temporary-folder';

const BUILD = path.join(import.meta.dirname, '../..', siteEnvironment.BUILD_FOLDER);
const hashed = () => fs.readdirSync(path.join(BUILD, 'static/chunks')).find((name) => name.endsWith('.js'))!;

/** Every address that the table names without an id of its own answers as it does from `next start`. */
async function expectTheSite(url: string): Promise<void> {
  for (const { path: address, status, title } of PAGES.filter(({ needsScript }) => !needsScript)) {
    if (address.endsWith('/a-result')) continue;
    const answer = await fetch(url + address);
    expect([address, answer.status]).toEqual([address, status]);
    expect(await answer.text(), address).toContain(title.split('&')[0]);
  }
  for (const { path: address, status, type } of FILES) {
    const answer = await fetch(url + address);
    expect([address, answer.status]).toEqual([address, status]);
    expect(answer.headers.get('content-type')?.split(';')[0] ?? '', address).toBe(type.split(';')[0]);
  }
  const script = await fetch(`${url}/_next/static/chunks/${hashed()}`);
  expect([script.status, script.headers.get('cache-control')]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ]);
  const call = {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: '{',
  };
  expect((await fetch(`${url}/api/assessments`, call)).status).toBe(400);
}

test('the folder of the image is the site', async () => {
  const site = await startImage();
  await expectTheSite(site.url);
  await site.stop();
});

test.describe('through Caddy', () => {
  let caddy: Awaited<ReturnType<typeof startCaddy>>;
  test.skip(lacksCaddy, NO_CADDY);
  test.beforeAll(async () => {
    caddy = await startCaddy(siteEnvironment.PORT);
  });
  test.afterAll(() => caddy?.stop());

  test('it is the site', () => expectTheSite(caddy.url));

  test('a page without React is a file with the headers that Next gives it', async ({ request }) => {
    const how = { headers: { 'accept-encoding': 'br' } };
    const [file, page] = [await request.get(`${caddy.url}/library`, how), await request.get('/library')];
    expect(await file.text()).toBe(await page.text());
    expect(file.headers()).toMatchObject({
      server: 'Caddy',
      'content-encoding': 'br',
      'content-security-policy': "frame-ancestors 'none'",
      'strict-transport-security': 'max-age=31536000',
    });
    expect(file.headers()).not.toHaveProperty('x-request-id');
    for (const name of [
      'cache-control',
      'x-content-type-options',
      'x-frame-options',
      'referrer-policy',
      'permissions-policy',
      'cross-origin-opener-policy',
      'cross-origin-resource-policy',
    ])
      expect(file.headers()[name], name).toBe(page.headers()[name]);
  });

  test('what it loads is compressed too', async ({ request }) => {
    const how = { headers: { 'accept-encoding': 'br' } };
    const page = await (await request.get('/library')).text();
    const script = /src="(\/_still\/[^"]+)"/.exec(page)?.[1];
    for (const address of [script, '/images/site/problem.svg'])
      expect((await request.get(caddy.url + address, how)).headers()).toMatchObject({
        server: 'Caddy',
        'content-encoding': 'br',
      });
  });

  test('a tab that was opened before a deploy finds its scripts', async () => {
    const former = path.join(caddy.folder, 'previous/.next/still/_next/static');
    fs.mkdirSync(former, { recursive: true });
    fs.writeFileSync(path.join(former, 'former.js'), 'former()');
    const answer = await fetch(`${caddy.url}/_next/static/former.js`);
    expect([answer.status, await answer.text()]).toEqual([200, 'former()']);
    expect((await fetch(`${caddy.url}/_next/static/never.js`)).status).toBe(404);
  });

  test('what is too long or too large goes no further', async () => {
    const status = async (address: string, how?: RequestInit) =>
      (await fetch(caddy.url + address, how)).status;
    expect(await status(`/?a=${'x'.repeat(2_045)}`)).toBe(414);
    expect(await status('/', { headers: { 'x-long': 'x'.repeat(20_000) } })).toBe(431);
    const form = { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'x'.repeat(1_100_000) };
    // Debian's says 502 of a body that it has begun to keep.
    expect([413, 502]).toContain(await status('/api/webhooks/stripe', form));
  });
});

test('behind Caddy three restarts in turn lose no request', async () => {
  test.skip(lacksCaddy(), NO_CADDY);
  const folder = temporaryFolder('restarts');
  const environment = {
    PORT: String(await freePort()),
    DATABASE_URL: `file:${path.join(folder, 'site.db')}`,
  };
  let site: Site = await startSite(environment);
  const caddy = await startCaddy(environment.PORT);
  const answers: number[] = [];
  let isOver = false;
  const visit = async (address: string) => {
    while (!isOver) answers.push((await fetch(caddy.url + address)).status);
  };
  const visitors = Promise.all(
    ['/find-purchase', '/toolbox', '/', '/api/products', '/find-purchase', '/api/health'].map(visit),
  );
  for (let time = 0; time < 3; time++) {
    const before = answers.length;
    await expect.poll(() => answers.length).toBeGreaterThan(before + 50);
    await site.stop();
    const form = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"assessmentId":"none"}',
    };
    const sent = fetch(`${caddy.url}/api/schedule-clarity-call`, form);
    site = await startSite(environment);
    // Of a diagnostic that there is not.
    expect((await sent).status).toBe(404);
  }
  isOver = true;
  await visitors;
  expect(answers.filter((status) => status !== 200)).toEqual([]);
  await caddy.stop();
  await site.stop();
  removeFolder(folder);
});
