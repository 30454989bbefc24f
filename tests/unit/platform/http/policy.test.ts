import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { expect, test } from 'vitest';
import { BARE, outerPolicy, type Site, wholePolicy } from '@/lib/platform/http/policy.mjs';

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
