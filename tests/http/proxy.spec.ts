import http from 'node:http';
import { expect, test } from '@playwright/test';
import { send } from '../support/api-answers';
import { siteEnvironment } from '../support/site-environment.mjs';

const get = (path: string, headers: Record<string, string> = {}) =>
  send(Number(siteEnvironment.PORT), { method: 'GET', path, headers, body: '' }, http.globalAgent);

test('an address that is longer than any link of ours, or asks for too much, is refused', async () => {
  expect((await get(`/?a=${'x'.repeat(4_200)}`)).status).toBe(414);
  expect((await get(`/orders/${'x'.repeat(4_200)}`)).status).toBe(414);
  expect((await get(`/?${'a&'.repeat(101)}`)).status).toBe(400);
  expect((await get(`/?${'a&'.repeat(99)}`)).status).toBe(200);
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

test('a page takes no post', async ({ request }) => {
  for (const path of ['/', '/toolbox', '/diagnostic'])
    expect((await request.post(path, { form: { a: 'b' } })).status(), path).toBe(405);
});
