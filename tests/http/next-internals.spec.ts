import fs from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import * as manifests from '@/front/next-internals/manifests';
import { STATUSES } from '@/front/next-internals/page-statuses';
import { renderAnew } from '@/front/next-internals/rendered-anew';
import { routes } from '@/lib/kernel/routes';
import { PLAIN_STYLE } from '@/lib/platform/http/plain-page';
import { ask, header } from '@/scripts/setup/ask';
import { startPlainNext } from '@/scripts/setup/plain-next';
import { siteEnvironment } from '../support/site-environment.mjs';

const { BUILD_FOLDER, PORT } = siteEnvironment;

let next: Awaited<ReturnType<typeof startPlainNext>>;
test.beforeAll(async () => {
  next = await startPlainNext(BUILD_FOLDER);
});
test.afterAll(() => next.stop());

test('the manifests of a build name its routes, what was rendered, and the scripts of every page', () => {
  const { staticRoutes, dynamicRoutes, headers, redirects, rewrites } =
    manifests.routesManifest(BUILD_FOLDER);
  expect(staticRoutes).toContainEqual(expect.objectContaining({ page: '/toolbox' }));
  const order = dynamicRoutes.find(({ page }) => page === '/orders/[token]');
  expect('/orders/a-token').toMatch(new RegExp(order!.regex));
  for (const rules of [headers, redirects, rewrites.afterFiles]) expect(rules[0]).toHaveProperty('regex');

  const { routes: rendered } = manifests.renderedManifest(BUILD_FOLDER);
  expect(Object.keys(rendered)).toEqual(expect.arrayContaining(['/toolbox', '/robots.txt']));
  expect(manifests.modulesManifest(BUILD_FOLDER)).toHaveProperty('/api/health/route', '/api/health');
  const scripts = manifests.firstScripts(BUILD_FOLDER);
  expect(scripts.length).toBeGreaterThan(0);
  for (const script of scripts) expect(fs.existsSync(path.join(BUILD_FOLDER, script)), script).toBe(true);
  expect(manifests.builtConfig(BUILD_FOLDER)).toHaveProperty('distDir', BUILD_FOLDER);
});

test('plain Next answers the pages for what is missing with the status that the build has set', async () => {
  for (const [page, status] of Object.entries(STATUSES))
    expect((await ask(next.port, `/${page}`)).status, page).toBe(status);
});

test("plain Next's own page for a failure is ours, without a style that the policy forbids", async () => {
  const html = (await ask(next.port, '/_global-error')).bytes.toString();
  expect(html).toContain(`<style>${PLAIN_STYLE}</style>`);
  expect(html).not.toMatch(/ style="|<script/);
});

test('plain Next still fails at addresses that the site takes as missing', async () => {
  for (const address of ['/_global-error', '/toolbox/%5Bslug%5D'])
    expect((await ask(next.port, address)).status, address).toBe(500);
});

test('plain Next renders a page of the build anew for a request that asks by the cookie of its draft mode', async () => {
  const asking = { headers: {} } as IncomingMessage;
  renderAnew(BUILD_FOLDER)(asking);
  const cookie = asking.headers.cookie ?? '';
  expect(header(await ask(next.port, routes.home), 'cache-control')).toContain('s-maxage=');
  expect(header(await ask(next.port, routes.home, { cookie }), 'cache-control')).toContain('no-store');
});

test('Next writes the nonce of the policy into each script of a page that it renders now', async () => {
  const page = await ask(Number(PORT), routes.findPurchase);
  const [, nonce = ''] = /'nonce-([^']+)'/.exec(header(page, 'content-security-policy') ?? '') ?? [];
  expect(nonce).not.toBe('');
  const scripts = page.bytes.toString().match(/<script(?! src="\/_still\/)[^>]*>/g) ?? [];
  expect(scripts.length).toBeGreaterThan(0);
  for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`);
});
