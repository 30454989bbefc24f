import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { expect, test } from 'vitest';
import { policy, type Site } from '@/front/policy/policy';

const LIVE: Site = { isSecure: true, standIn: null };
const DEMO: Site = { isSecure: false, standIn: 'http://127.0.0.1:3002' };
const HASH = "'sha256-TWqn6TgI/VB95dIjUYuNUwkM9f9dYzsrLwZzGkDl12U='";
const NONCE = "'nonce-mZf0Vd1B9hSJw3b0zq1X2A=='";

const directive = (text: string, name: string) =>
  text.split('; ').find((one) => one.startsWith(`${name} `)) ?? '';

for (const [what, pathname, scripts] of [
  ['a static page', '/', [HASH]],
  ['a page that takes payments', '/toolbox/okr-planning-calculator', [HASH]],
  ['a page that is rendered now', '/orders/x', [NONCE, HASH]],
] as const) {
  test(`Google's evaluator has no serious finding for ${what}`, () => {
    const { csp } = new CspParser(policy(LIVE, pathname, scripts));
    const serious = new CspEvaluator(csp).evaluate().filter(({ severity }) => severity <= Severity.MEDIUM);
    expect(serious.map(({ description }) => description)).toEqual([]);
  });

  test(`${what} takes no script that is written into it, and none made of text`, () => {
    const allowed = directive(policy(LIVE, pathname, scripts), 'script-src');
    expect(allowed).toContain(scripts[0]);
    expect(allowed).not.toMatch(/unsafe|\*(?!\.js\.stripe\.com)|data:|blob:/);
  });
}

test.each(['/toolbox', '/toolbox/goal-cascade-builder', '/toolbox/no-such-tool'])(
  '%s may load Stripe',
  (path) => {
    expect(policy(LIVE, path, [])).toContain("script-src 'self' https://js.stripe.com");
  },
);

test.each(['/', '/toolboxes', '/tools/x.html', '/diagnostic/results/toolbox', '/orders/x'])(
  '%s may not load Stripe',
  (path) => {
    expect(policy(LIVE, path, [])).not.toContain('stripe');
    expect(policy(DEMO, path, [])).not.toContain('127.0.0.1');
  },
);

test('a stand-in takes the place of Stripe, and Stripe is not allowed beside it', () => {
  const text = policy(DEMO, '/toolbox', []);
  for (const name of ['script-src', 'frame-src', 'connect-src'])
    expect(directive(text, name)).toContain('http://127.0.0.1:3002');
  expect(text).not.toContain('stripe');
});

test('only behind TLS everything is asked for by TLS', () => {
  expect(policy(LIVE, '/', [])).toContain('upgrade-insecure-requests');
  expect(policy(DEMO, '/', [])).not.toContain('upgrade-insecure-requests');
});
