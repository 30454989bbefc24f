import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { runInNewContext } from 'node:vm';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { expect, test } from 'vitest';
import {
  BARE,
  metaPolicy,
  outerPolicy,
  PLAIN_STYLE_HASH,
  type Site,
  wholePolicy,
  WRITTEN_STYLES,
} from '@/lib/platform/http/policy.mjs';
import { PLAIN_STYLE } from '@/lib/platform/http/plain-page';

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

test('a page that a file server sends says all of its policy but what only a header may say', () => {
  const said = metaPolicy(LIVE, {}, { scripts: [HASH] }).split('; ');
  const inHeader = /^(frame-ancestors|report-uri|report-to) /;
  const whole = wholePolicy(LIVE, {}, [HASH]).split('; ');
  expect(whole.filter((one) => inHeader.test(one))).toHaveLength(3);
  expect(said).toEqual(whole.filter((one) => !inHeader.test(one)));
});

test('only where something is bought, Stripe may be loaded', () => {
  expect(wholePolicy(LIVE, SELLS)).toContain("script-src 'self' https://js.stripe.com");
  expect(wholePolicy(LIVE, {})).not.toMatch(/stripe|link\.com/);
  expect(wholePolicy(DEMO, {})).not.toContain('127.0.0.1');
});

test('the header of a page that names its scripts itself forbids none of them', () => {
  expect(outerPolicy(LIVE, {})).not.toMatch(/default-src|script-src|style-src/);
});

test('where something is bought, Link may show its frames and pictures and ask its own hosts, and run nothing', () => {
  const text = wholePolicy(LIVE, SELLS);
  for (const name of ['frame-src', 'connect-src'])
    expect(directive(text, name)).toMatch(/ https:\/\/link\.com https:\/\/\*\.link\.com$/);
  expect(directive(text, 'img-src')).toContain('https://*.link.com');
  expect(directive(text, 'script-src')).not.toContain('link.com');
});

test('a form may lead to Stripe’s page where something is bought, and nowhere else', () => {
  const forms = (site: Site, page: object) => directive(outerPolicy(site, page), 'form-action');
  expect(forms(LIVE, SELLS)).toBe("form-action 'self' https://checkout.stripe.com");
  expect(forms(DEMO, SELLS)).toBe("form-action 'self' http://127.0.0.1:3002");
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

test('only behind TLS everything is asked for by TLS', () => {
  expect(wholePolicy(LIVE, {})).toContain('upgrade-insecure-requests');
  expect(wholePolicy(DEMO, {})).not.toContain('upgrade-insecure-requests');
});

test("Google's evaluator has no serious finding for what is no page", () => {
  expect(serious(BARE)).toEqual([]);
});

test('where nothing is bought, no style may stand in the page but those named', () => {
  const styles = directive(wholePolicy(LIVE, {}, [NONCE]), 'style-src');
  expect(styles).toMatch(/^style-src 'self'( 'sha256-[\w+/]{43}=')+$/);
  expect(BARE).not.toContain('unsafe');
});

test('where something is bought, Stripe.js may write styles: a hash would forbid it those it makes up', () => {
  for (const site of [LIVE, DEMO])
    expect(directive(wholePolicy(site, SELLS), 'style-src')).toBe("style-src 'self' 'unsafe-inline'");
});

test('the style of a plain page is named', () => {
  const hash = createHash('sha256').update(PLAIN_STYLE).digest('base64');
  expect(PLAIN_STYLE_HASH).toBe(`'sha256-${hash}'`);
});

test('the styles named are what the installed packages write', () => {
  const packages = createRequire(import.meta.url);
  const [insertion] = /^__insertCSS\(.*\);$/m.exec(readFileSync(packages.resolve('sonner'), 'utf8'))!;
  const written: string[] = [];
  runInNewContext(insertion, { __insertCSS: (css: string) => written.push(css) });
  const { errorThemeCss } = packages('next/dist/client/components/builtin/error-styles.js') as {
    errorThemeCss: string;
  };
  const hashes = ['', ...written, errorThemeCss].map(
    (css) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
  );
  expect(WRITTEN_STYLES).toEqual(hashes);
});

test('the counter of visits is loaded and called on public pages, and on no other', () => {
  const site = { ...LIVE, counter: { script: 'https://counter.example', calls: 'https://takes.example' } };
  const text = wholePolicy(site, { isPublic: true });
  expect(directive(text, 'script-src')).toBe("script-src 'self' https://counter.example");
  expect(directive(text, 'connect-src')).toBe("connect-src 'self' https://takes.example");
  expect(wholePolicy(site, {})).not.toMatch(/counter|takes/);
});
