import { once } from 'node:events';
import http from 'node:http';
import net from 'node:net';
import { expect, test } from '@playwright/test';
import { send } from '../support/api-calls';
import { siteEnvironment } from '../support/site-environment.mjs';

const get = (path: string, headers: Record<string, string> = {}) =>
  send(Number(siteEnvironment.PORT), { method: 'GET', path, headers, body: '' }, http.globalAgent);

test('an address that is longer than any link of ours, or asks for too much, is refused', async () => {
  expect((await get(`/?a=${'x'.repeat(2_045)}`)).status).toBe(414);
  expect((await get(`/orders/${'x'.repeat(2_041)}`)).status).toBe(414);
  expect((await get(`/?${'a&'.repeat(101)}`)).status).toBe(400);
  expect((await get(`/?${'a&'.repeat(99)}`)).status).toBe(200);
  expect((await get(`/?a=${'x'.repeat(2_044)}`)).status).toBe(200);
  expect((await get(`/api/products?a=${'x'.repeat(2_040)}`)).status).toBe(414);
  expect((await get(`/api/products?${'a&'.repeat(101)}`)).status).toBe(400);
});

test('a body that never ends is hung up on', { tag: '@nightly' }, async () => {
  const socket = net.connect(Number(siteEnvironment.PORT), '127.0.0.1');
  socket.write(
    'POST /api/assessments HTTP/1.1\r\nHost: a\r\nSec-Fetch-Site: same-origin\r\n' +
      'Content-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
  );
  await once(socket.resume(), 'close');
});

test('more than 8 kB of headers are refused before anything is done', async () => {
  expect((await get('/', { 'x-long': 'x'.repeat(9_000) })).status).toBe(431);
});

for (const [name, value] of [
  ['x-middleware-rewrite', '/orders/x'],
  ['x-middleware-subrequest', 'proxy:proxy:proxy:proxy:proxy'],
  ['x-middleware-override-headers', 'host'],
  ['x-invoke-path', '/orders/x'],
  ['x-matched-path', '/orders/x'],
  ['next-action', '40'.repeat(21)],
])
  test(`a visitor who sends ${name}, which only Next may say, is answered like any other`, async () => {
    const answer = await get('/find-purchase', { [name!]: value! });
    expect([answer.status, answer.body.includes('<h1')]).toEqual([200, true]);
    expect(String(answer.headers['content-security-policy'])).toContain("'nonce-");
  });

test('an address that was typed with other capitals leads to its page', async () => {
  for (const [typed, small] of [
    ['/Toolbox?a=B', '/toolbox?a=B'],
    ['/tools', '/toolbox'],
    ['/TOOLBOX/No-Such', '/toolbox/no-such'],
  ]) {
    const { status, headers } = await get(typed!);
    expect([status, headers.location]).toEqual([308, small]);
  }
});

test('no address leads to what Next’s router reads of a page', async () => {
  for (const path of ['/toolbox/no-such-tool.rsc?_rsc=', '/toolbox.rsc', '/%.rsc'])
    expect((await get(path)).status, path).toBe(404);
});

test('who asks for another protocol is answered in this one', async () => {
  const { status } = await get('/nothing-here', { connection: 'Upgrade, close', upgrade: 'h2c' });
  expect(status).toBe(404);
});

test('a page takes no post', async ({ request }) => {
  for (const path of ['/', '/toolbox', '/diagnostic'])
    expect((await request.post(path, { form: { a: 'b' } })).status(), path).toBe(405);
});
