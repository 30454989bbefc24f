import { expect, test } from 'vitest';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { securityHeaders } from '@/lib/platform/http/headers.mjs';
import { policySite, BARE, outerPolicy, type Site, wholePolicy } from '@/lib/platform/http/policy.mjs';
import { PAGE_PATHS } from '@/lib/kernel/pages';

const named = (baseUrl: string) =>
  Object.fromEntries(
    securityHeaders(policySite(baseUrl, undefined))[1]!.headers.map((one) => [one.key, one.value]),
  );

test('browsers are told to come by TLS only where there is TLS', () => {
  expect(named('https://www.example.org')).toHaveProperty('Strict-Transport-Security');
  expect(named('http://127.0.0.1:3000')).not.toHaveProperty('Strict-Transport-Security');
  expect(named('')).not.toHaveProperty('Strict-Transport-Security');
});

/** What is said of the referrer at an address, by the last rule that knows it. */
const referrerAt = (path: string, query?: string) =>
  securityHeaders(policySite('', undefined))
    .filter(({ source, has }) => new RegExp(`^${source}$`).test(path) && (!has || has[0]?.key === query))
    .flatMap(({ headers }) => headers)
    .filter(({ key }) => key === 'Referrer-Policy')
    .at(-1)?.value;

test('a page behind a key passes on no referrer; one with a form that has no key lets a browser say which site it is of', () => {
  expect(['/your-data/key', '/your-data/key/delete', '/orders/key'].map((path) => referrerAt(path))).toEqual(
    Array(3).fill('no-referrer'),
  );
  expect(referrerAt('/your-data')).toBe('strict-origin-when-cross-origin');
  expect(referrerAt('/toolbox', 'success')).toBe('no-referrer');
});

test('payments are allowed to us and to Stripe, and nothing else to anybody', () => {
  const [payment, ...others] = named('')['Permissions-Policy']!.split(', ');
  expect(payment).toBe('payment=(self "https://js.stripe.com" "https://*.js.stripe.com")');
  for (const other of others) expect(other).toMatch(/^[a-z-]+=\(\)$/);
});

test.each(PAGE_PATHS.filter((path) => path.includes('{')))('%s tells its address to nobody', (path) => {
  const rules = securityHeaders(policySite('', undefined)).filter(({ source }) =>
    new RegExp(`^${source}$`).test(path),
  );
  const last = Object.fromEntries(rules.flatMap(({ headers }) => headers).map((one) => [one.key, one.value]));
  expect(last).toMatchObject({
    'X-Robots-Tag': 'noindex',
    'Referrer-Policy': 'no-referrer',
    'Cache-Control': 'private, no-store',
  });
});

const SELLS = { sells: true };
const LIVE: Site = { isSecure: true, standIn: null };
const DEMO: Site = { isSecure: false, standIn: 'http://127.0.0.1:3002' };
const HASH = "'sha256-TWqn6TgI/VB95dIjUYuNUwkM9f9dYzsrLwZzGkDl12U='";
const NONCE = "'nonce-mZf0Vd1B9hSJw3b0zq1X2A=='";

const directive = (text: string, name: string) =>
  text.split('; ').find((one) => one.startsWith(`${name} `)) ?? '';

/**
 * What Google's evaluator finds of high or medium severity. What it only asks about, such as 'self', is
 * neither.
 */
const serious = (text: string) =>
  new CspEvaluator(new CspParser(text).csp)
    .evaluate()
    .filter(({ severity }) => severity <= Severity.MEDIUM)
    .map(({ description }) => description);

for (const [what, page, scripts] of [
  ['a page that is rendered at build', {}, [HASH]],
  ['a page that is rendered now', {}, [NONCE]],
  ['a page that takes payments', SELLS, [HASH]],
  ['a page whose scripts are files', {}, []],
] as const) {
  test(`Google's evaluator has no serious finding for ${what}`, () => {
    expect(serious(wholePolicy(LIVE, page, scripts))).toEqual([]);
  });

  if (scripts.length === 0) continue;
  test(`${what} takes no script that is written into it, and none made of text`, () => {
    const allowed = directive(wholePolicy(LIVE, page, scripts), 'script-src');
    expect(allowed).toContain(scripts[0]);
    expect(allowed).not.toMatch(/unsafe|\*(?!\.js\.stripe\.com)|data:|blob:/);
  });
}

test('only where something is bought, Stripe may be loaded', () => {
  expect(wholePolicy(LIVE, SELLS)).toContain("script-src 'self' https://js.stripe.com");
  expect(wholePolicy(LIVE, {})).not.toMatch(/stripe|link\.com/);
  expect(wholePolicy(DEMO, {})).not.toContain('127.0.0.1');
});

test('a form may lead to Stripe’s page where something is bought, and nowhere else', () => {
  const forms = (site: Site, page: object) => directive(outerPolicy(site, page), 'form-action');
  expect(forms(LIVE, SELLS)).toBe("form-action 'self' https://checkout.stripe.com");
  expect(forms(DEMO, SELLS)).toBe("form-action 'self' http://127.0.0.1:3002");
  expect(forms(LIVE, { leads: true })).toBe("form-action 'self' https://checkout.stripe.com");
  expect(forms(LIVE, {})).toBe("form-action 'self'");
  // The page for a refused form sends what was typed again.
  expect(directive(BARE, 'form-action')).toBe("form-action 'self'");
});

test('a stand-in takes the place of Stripe, and Stripe is not allowed beside it', () => {
  const text = wholePolicy(DEMO, SELLS);
  for (const name of ['script-src', 'frame-src', 'connect-src'])
    expect(directive(text, name)).toContain('http://127.0.0.1:3002');
  expect(text).not.toMatch(/stripe|link\.com/);
});

test('where nothing is bought, no style may stand in the page but those named', () => {
  const styles = directive(wholePolicy(LIVE, {}, [NONCE]), 'style-src');
  expect(styles).toMatch(/^style-src 'self'( 'sha256-[\w+/]{43}=')+$/);
  expect(BARE).not.toContain('unsafe');
});

test('the counter of visits is loaded and called on public pages, and on no other', () => {
  const site = { ...LIVE, counter: { script: 'https://counter.example', calls: 'https://takes.example' } };
  const text = wholePolicy(site, { isPublic: true });
  expect(directive(text, 'script-src')).toBe("script-src 'self' https://counter.example");
  expect(directive(text, 'connect-src')).toBe("connect-src 'self' https://takes.example");
  expect(wholePolicy(site, {})).not.toMatch(/counter|takes/);
});
