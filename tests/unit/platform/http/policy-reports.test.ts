import { expect, test } from 'vitest';
import { policyReports } from '@/lib/platform/http/policy-reports';

const HOUR = 3_600_000;

function takingReports() {
  const said: string[] = [];
  const clock = { now: 0 };
  const report = policyReports(
    (line) => said.push(line),
    () => clock.now,
  );
  return { said, report, clock };
}

const old = (blocked: string, rule = 'script-src-elem') =>
  JSON.stringify({
    'csp-report': {
      'blocked-uri': blocked,
      'effective-directive': rule,
      'document-uri': 'https://a.example/orders/secret',
    },
  });

test('what was kept out is said once, without the page and without the address there', () => {
  const { said, report } = takingReports();
  report(old('https://evil.example/a.js?b=c'));
  report(
    JSON.stringify([
      { body: { blockedURL: 'https://evil.example/d.js', effectiveDirective: 'script-src-elem' } },
    ]),
  );
  report(old('inline'));
  expect(said).toEqual([
    'Content-Security-Policy kept out https://evil.example (script-src-elem)',
    'Content-Security-Policy kept out inline (script-src-elem)',
  ]);
});

test.each(['', '{', 'null', '[null]', '{"csp-report":1}', '"text"', '[[]]'])(
  '%j says nothing and does no harm',
  (body) => {
    const { said, report } = takingReports();
    report(body);
    expect(said.filter((line) => !line.endsWith('? (?)'))).toEqual([]);
  },
);

test('no line can be forged into the log, and no flood of them', () => {
  const { said, report } = takingReports();
  report(old('inline\nPlumbline: all is well', 'a\nb'));
  for (let host = 0; host < 60; host++) report(old(`https://h${host}.example`));
  expect(said.length).toBe(50);
  expect(said.join('')).not.toContain('\n');
});

test('what comes after a flood is told in the next hour, after how many were not', () => {
  const { said, report, clock } = takingReports();
  for (let host = 0; host < 60; host++) report(old(`https://h${host}.example`));
  report(old('https://real.example'));
  expect(said).not.toContain('Content-Security-Policy kept out https://real.example (script-src-elem)');
  clock.now = HOUR;
  report(old('https://real.example'));
  expect(said.slice(50)).toEqual([
    'Content-Security-Policy: 11 more reports came in an hour and are not named',
    'Content-Security-Policy kept out https://real.example (script-src-elem)',
  ]);
});

test('what happens hour after hour is told once in each, and no sum where all was told', () => {
  const { said, report, clock } = takingReports();
  for (const hour of [0, 1, 2]) {
    clock.now = hour * HOUR;
    report(old('eval', 'script-src'));
  }
  expect(said).toEqual(Array(3).fill('Content-Security-Policy kept out eval (script-src)'));
});
