import { expect, test } from 'vitest';
import { policyReports } from '@/lib/platform/http/policy-reports';

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
