import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { inARow } from '@/front/answer';
import { readable, readableAddress } from '@/front/readable';

test.each([
  ['/diagnostic/results/%E0%A4%A', '/diagnostic/results/%25E0%25A4%25A'],
  ['/orders/%c0%ae/receipt?x=%ff', '/orders/%25c0%25ae/receipt?x=%ff'],
  ['/a%20b/%', '/a%20b/%25'],
])('%s can not be read: its signs stand for themselves', (url, taken) => {
  expect(readableAddress(url)).toBe(taken);
});

test.each(['/', '/toolbox?x=%', '/a%20b', '/orders/a%2Fb', '//x', '/%E2%82%AC'])(
  '%s is left as it is',
  (url) => {
    expect(readableAddress(url)).toBe(url);
  },
);

/** Asks a server that tells what came through. */
async function asked(method: string, path: string, headers = {}): Promise<{ status?: number; text: string }> {
  const answer = inARow(
    [readable],
    ({ url, headers: seen }, response) =>
      void response.end(JSON.stringify({ url, action: seen['next-action'], rsc: seen.rsc })),
  );
  const server = createServer((incoming, response) => void answer(incoming, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, method, path, headers }, (reply) => {
      let text = '';
      reply.setEncoding('utf8').on('data', (part: string) => (text += part));
      reply.on('end', () => resolve({ status: reply.statusCode, text }));
    });
    call.on('error', reject).end();
  });
}

test.each([
  ['OPTIONS', '*', 400],
  ['GET', 'http://elsewhere.test/toolbox/', 400],
  ['TRACE', '/api/products', 405],
])('%s %s is refused', async (method, path, status) => {
  expect((await asked(method, path)).status).toBe(status);
});

test('who asks for a server action is not heard: there are none', async () => {
  expect(await asked('POST', '/diagnostic', { 'Next-Action': 'x' })).toEqual({
    status: 200,
    text: '{"url":"/diagnostic"}',
  });
});

test('a page is asked for its data, the API is not', async () => {
  expect((await asked('GET', '/toolbox', { RSC: '1' })).text).toContain('"rsc":"1"');
  expect((await asked('GET', '/api/products', { RSC: '1' })).text).not.toContain('rsc');
});
