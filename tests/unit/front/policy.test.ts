import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { runInNewContext } from 'node:vm';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { expect, test } from 'vitest';
import { BARE, policy, type Site, WRITTEN_STYLES } from '@/front/policy/policy';

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

for (const [what, pathname, scripts] of [
  ['a static page', '/', [HASH]],
  ['a page that is rendered now', '/orders/x', [NONCE, HASH]],
  ['a page that takes payments', '/toolbox/okr-planning-calculator', [HASH]],
  ['a page in the toolbox that is rendered now', '/toolbox', [NONCE, HASH]],
  ['a demo', '/tools/goal-cascade-builder.html', []],
  ['an address that does not exist', '/no-such-page', [HASH]],
] as const) {
  test(`Google's evaluator has no serious finding for ${what}`, () => {
    expect(serious(policy(LIVE, pathname, scripts))).toEqual([]);
  });

  if (scripts.length === 0) continue;
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
    expect(policy(LIVE, path, [])).not.toMatch(/stripe|link\.com/);
    expect(policy(DEMO, path, [])).not.toContain('127.0.0.1');
  },
);

test('where something is bought, Link may show its frames and pictures and ask its own hosts, and run nothing', () => {
  const text = policy(LIVE, '/toolbox/goal-cascade-builder', []);
  for (const name of ['frame-src', 'connect-src'])
    expect(directive(text, name)).toMatch(/ https:\/\/link\.com https:\/\/\*\.link\.com$/);
  expect(directive(text, 'img-src')).toContain('https://*.link.com');
  expect(directive(text, 'script-src')).not.toContain('link.com');
});

test('a form may lead to Stripe’s page where something is bought, and nowhere else', () => {
  const forms = (site: Site, path: string) => directive(policy(site, path, []), 'form-action');
  expect(forms(LIVE, '/toolbox/goal-cascade-builder')).toBe("form-action 'self' https://checkout.stripe.com");
  expect(forms(DEMO, '/toolbox')).toBe("form-action 'self' http://127.0.0.1:3002");
  expect(forms(LIVE, '/diagnostic')).toBe("form-action 'self'");
  // The page for a refused form sends what was typed again.
  expect(directive(BARE, 'form-action')).toBe("form-action 'self'");
});

test('a stand-in takes the place of Stripe, and Stripe is not allowed beside it', () => {
  const text = policy(DEMO, '/toolbox', []);
  for (const name of ['script-src', 'frame-src', 'connect-src'])
    expect(directive(text, name)).toContain('http://127.0.0.1:3002');
  expect(text).not.toMatch(/stripe|link\.com/);
});

test('only behind TLS everything is asked for by TLS', () => {
  expect(policy(LIVE, '/', [])).toContain('upgrade-insecure-requests');
  expect(policy(DEMO, '/', [])).not.toContain('upgrade-insecure-requests');
});

test("Google's evaluator has no serious finding for what is no page", () => {
  expect(serious(BARE)).toEqual([]);
});

test('where nothing is bought, no style may stand in the page but those named', () => {
  const styles = directive(policy(LIVE, '/orders/x', [NONCE]), 'style-src');
  expect(styles).toMatch(/^style-src 'self'( 'sha256-[\w+/]{43}=')+$/);
  expect(BARE).not.toContain('unsafe');
});

test("a page's own style is named, and may bring glyphs along", () => {
  const text = policy(LIVE, '/', [], [HASH]);
  expect(directive(text, 'style-src')).toContain(HASH);
  expect(directive(text, 'font-src')).toBe("font-src 'self' data:");
  expect(directive(policy(LIVE, '/', []), 'font-src')).toBe("font-src 'self'");
});

test('where something is bought, Stripe.js may write styles: a hash would forbid it those it makes up', () => {
  for (const site of [LIVE, DEMO])
    for (const own of [[], [HASH]])
      expect(directive(policy(site, '/toolbox', [], own), 'style-src')).toBe(
        "style-src 'self' 'unsafe-inline'",
      );
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
  const counter = { script: 'https://counter.example', calls: 'https://takes.example' };
  const told = (path: string) => {
    const text = policy({ ...LIVE, counter }, path, []);
    return [directive(text, 'script-src'), directive(text, 'connect-src')];
  };
  for (const path of ['/', '/diagnostic', '/testimonials'])
    expect(told(path)).toEqual([
      "script-src 'self' https://counter.example",
      "connect-src 'self' https://takes.example",
    ]);
  expect(told('/toolbox').join(' ')).toMatch(/counter\.example.*takes\.example/);
  for (const path of ['/orders/x', '/diagnostic/results/x', '/your-data', '/tools/goal-cascade-builder.html'])
    expect(told(path).join(' ')).not.toMatch(/counter|takes/);
});
