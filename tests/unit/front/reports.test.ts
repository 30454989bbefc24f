import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { compose } from '@/front/middleware';
import { policyReports } from '@/front/policy/reports';

const HOUR = 3_600_000;

async function takingReports() {
  const said: string[] = [];
  const clock = { now: 0 };
  const middleware = policyReports(
    (line) => said.push(line),
    () => clock.now,
  );
  const answer = compose([middleware], (_, response) => {
    response.writeHead(404).end();
  });
  const server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/policy-reports`;
  const report = (body: string, method = 'POST') =>
    fetch(url, method === 'POST' ? { method, body } : { method }).then(({ status }) => status);
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

test('what was kept out is said once, without the page and without the address there', async () => {
  const { said, report } = await takingReports();
  expect(await report(old('https://evil.example/a.js?b=c'))).toBe(204);
  await report(
    JSON.stringify([
      { body: { blockedURL: 'https://evil.example/d.js', effectiveDirective: 'script-src-elem' } },
    ]),
  );
  await report(old('inline'));
  expect(said).toEqual([
    'Content-Security-Policy kept out https://evil.example (script-src-elem)',
    'Content-Security-Policy kept out inline (script-src-elem)',
  ]);
});

test.each(['', '{', 'null', '[null]', '{"csp-report":1}', '"text"', '[[]]'])(
  '%j says nothing and does no harm',
  async (body) => {
    const { said, report } = await takingReports();
    expect(await report(body)).toBe(204);
    expect(said.filter((line) => !line.endsWith('? (?)'))).toEqual([]);
  },
);

test('no line can be forged into the log, and no flood of them', async () => {
  const { said, report } = await takingReports();
  await report(old('inline\nPlumbline: all is well', 'a\nb'));
  for (let host = 0; host < 60; host++) await report(old(`https://h${host}.example`));
  expect(said.length).toBe(50);
  expect(said.join('')).not.toContain('\n');
});

test('what comes after a flood is told in the next hour, after how many were not', async () => {
  const { said, report, clock } = await takingReports();
  for (let host = 0; host < 60; host++) await report(old(`https://h${host}.example`));
  await report(old('https://real.example'));
  expect(said).not.toContain('Content-Security-Policy kept out https://real.example (script-src-elem)');
  clock.now = HOUR;
  await report(old('https://real.example'));
  expect(said.slice(50)).toEqual([
    'Content-Security-Policy: 11 more reports came in an hour and are not named',
    'Content-Security-Policy kept out https://real.example (script-src-elem)',
  ]);
});

test('what happens hour after hour is told once in each, and no sum where all was told', async () => {
  const { said, report, clock } = await takingReports();
  for (const hour of [0, 1, 2]) {
    clock.now = hour * HOUR;
    await report(old('eval', 'script-src'));
  }
  expect(said).toEqual(Array(3).fill('Content-Security-Policy kept out eval (script-src)'));
});

test('more than 16 kB are not read', async () => {
  const { said, report } = await takingReports();
  expect(await report(`${old('inline')}${' '.repeat(20_000)}`)).toBe(204);
  expect(said).toEqual([]);
});

test('nothing else is answered there', async () => {
  expect(await (await takingReports()).report('', 'GET')).toBe(404);
});
