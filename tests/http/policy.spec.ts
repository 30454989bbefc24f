import { createHash } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { BARE } from '@/lib/platform/http/policy.mjs';
import { takesPayments } from '@/lib/kernel/routes';
import { prerenderedPaths } from './build-manifests';
import { storeResult } from '../support/suite-data';

const HEADER = 'content-security-policy';

/** What a page says of itself, and its header: a browser keeps to both. */
function policyOf(html: string, headers: Record<string, string>): string {
  const meta = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '';
  return `${meta.replaceAll('&#x27;', "'")}; ${headers[HEADER] ?? ''}`;
}

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const texts = (html: string, element: RegExp) => Array.from(html.matchAll(element), ([, text = '']) => text);

test('every page says which scripts and styles it has, and has no other', async ({ request }) => {
  const drawn = [
    `/diagnostic/results/${await storeResult(request)}`,
    '/find-purchase',
    '/your-data',
    '/no-such-page',
    '/toolbox/no-such-tool',
    '/diagnostic/results',
    '/tools/no-such-demo',
  ];
  let pages = 0;
  // Next's page for what broke is sent when that happens, and to nobody who asks for it by an address.
  for (const path of [...prerenderedPaths(), ...drawn].filter((one) => one !== '/_global-error')) {
    const answer = await request.get(path);
    if (!answer.headers()['content-type']?.startsWith('text/html')) continue;
    pages += 1;
    const html = await answer.text();
    const policy = policyOf(html, answer.headers());
    expect(policy, path).toMatch(/script-src 'self'/);
    expect(policy, path).not.toMatch(/script-src[^;]*unsafe/);
    const scripts = texts(html, /<script(?![^>]*(?:\ssrc=|ld\+json|nonce=))[^>]*>([^]*?)<\/script>/g);
    for (const script of scripts) expect(policy, path).toContain(hash(script));
    if (takesPayments(new URL(answer.url()).pathname)) continue;
    expect(policy, path).not.toContain('unsafe');
    expect(html.match(/<[a-z][^>]*\sstyle=[^>]*>/gi) ?? [], path).toEqual([]);
    // A header that speaks of styles has to allow them, whatever the page says.
    const header = answer.headers()[HEADER] ?? '';
    for (const style of texts(html, /<style[^>]*>([^]*?)<\/style>/g))
      expect(header.includes('style-src') ? header : policy, path).toContain(hash(style));
  }
  expect(pages).toBeGreaterThan(25);
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

for (const path of ['/api/products', '/api/downloads/no-such-link', '/icon.svg']) {
  test(`${path} is no page: what it answers loads and runs nothing`, async ({ request }) => {
    expect((await request.get(path)).headers()[HEADER]).toBe(BARE);
  });
}

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
