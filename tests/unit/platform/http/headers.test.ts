import { expect, test } from 'vitest';
import { securityHeaders } from '@/lib/platform/http/headers.mjs';
import { policySite } from '@/lib/platform/http/policy.mjs';
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
