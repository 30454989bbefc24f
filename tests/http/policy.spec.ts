import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { BARE, policy } from '@/front/policy/policy';
import { readRecords } from '@/front/static/records';
import { takesPayments } from '@/lib/kernel/routes';
import { readHtml } from '../support/html';
import { siteEnvironment } from '../support/site-environment.mjs';
import { storeResult } from '../support/stored-results';

const HEADER = 'content-security-policy';

const recordedPages = () =>
  readRecords(siteEnvironment.BUILD_FOLDER).answers.filter(({ headers }) => {
    const type = headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1];
    return type?.startsWith('text/html');
  });

test('every page that was rendered at build names the scripts that stand in it', async ({ request }) => {
  const pages = recordedPages();
  expect(pages.length).toBeGreaterThan(20);
  expect(pages.filter(({ scripts }) => scripts.length > 0).length).toBeGreaterThan(5);
  for (const { path, scripts } of pages) {
    const policy = (await request.get(path)).headers()[HEADER] ?? '';
    for (const script of scripts) expect(policy, path).toContain(script);
    expect(policy, path).not.toMatch(/script-src[^;]*(unsafe|nonce)/);
  }
});

/** What of a page's HTML the policy would keep out: attributes, and styles without their hash. */
function stylesKeptOut(html: string, policy: string): string[] {
  const attributes = html.match(/<[a-z][^>]*\sstyle=[^>]*>/gi) ?? [];
  const elements = Array.from(html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/gi), ([, css = '']) => css);
  const hash = (css: string) => createHash('sha256').update(css).digest('base64');
  return [...attributes, ...elements.filter((css) => !policy.includes(`'sha256-${hash(css)}'`))];
}

test('where nothing is bought, no page has a style in it that its policy does not name', async ({
  request,
}) => {
  const drawn = [
    `/diagnostic/results/${await storeResult(request)}`,
    '/find-purchase',
    '/your-data',
    '/no-such-page',
  ];
  for (const path of [...recordedPages().map((page) => page.path), ...drawn]) {
    if (takesPayments(path)) continue;
    const answer = await request.get(path);
    const policy = answer.headers()[HEADER] ?? '';
    expect(policy, path).not.toContain('unsafe');
    expect(stylesKeptOut(await answer.text(), policy), path).toEqual([]);
  }
});

test('what is sent when not even a page can be drawn is ours, and its policy lets it look as it does', () => {
  const file = path.join(siteEnvironment.BUILD_FOLDER, 'server/pages/500.html');
  const html = readFileSync(file, 'utf8');
  expect(stylesKeptOut(html, policy({ isSecure: true, standIn: null }, '/orders/x', []))).toEqual([]);
  const { texts } = readHtml(html);
  expect(texts('h1')).toEqual(['Something broke on our side']);
  expect(texts('a[href=""]')).toEqual(['Try again']);
});

test('a page that is rendered now has a nonce of its own each time, on every script that stands in it', async ({
  request,
}) => {
  const path = `/diagnostic/results/${await storeResult(request)}`;
  const nonces = [];
  for (let time = 0; time < 2; time++) {
    const answer = await request.get(path);
    const nonce = /'nonce-([^']+)'/.exec(answer.headers()[HEADER] ?? '')?.[1];
    const scripts = (await answer.text()).match(/<script(?![^>]*(?:ld\+json|src="\/_still\/))[^>]*>/g) ?? [];
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`);
    nonces.push(nonce);
  }
  expect(nonces[0]).not.toBe(nonces[1]);
});

for (const path of ['/api/products', '/api/downloads/no-such-link', '/api/openapi.json', '/icon.svg']) {
  test(`${path} is no page: what it answers loads and runs nothing`, async ({ request }) => {
    expect((await request.get(path)).headers()[HEADER]).toBe(BARE);
  });
}

test('where the API has no such endpoint, the page that says so may load what it needs', async ({
  request,
}) => {
  expect((await request.get('/api/nothing')).headers()[HEADER]).toMatch(
    /script-src 'self' .* style-src 'self'/,
  );
});

for (const path of ['/', '/toolbox', '/no-such-page', '/api/products', '/icon.svg', '/find-purchase']) {
  test(`${path} tells browsers to guess no type, to show it in no frame, and whose it is`, async ({
    request,
  }) => {
    const headers = (await request.get(path)).headers();
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': path === '/icon.svg' ? 'cross-origin' : 'same-origin',
    });
    expect(headers['permissions-policy']).toContain('payment=(self');
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(headers).not.toHaveProperty('x-powered-by');
  });
}
