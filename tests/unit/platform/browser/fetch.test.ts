import { createServer, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, getJson, HttpError } from '@/lib/platform/browser/fetch';

/** A real server: it answers as the path says (/503/body text) and remembers what it was sent. */
const seen: { method?: string; headers: IncomingMessage['headers']; body: string }[] = [];
const server = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    seen.push({ method: request.method, headers: request.headers, body });
    const [, status, text] = (request.url ?? '').split('/');
    response.writeHead(Number(status)).end(decodeURIComponent(text ?? ''));
  });
});
let base = '';
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  base = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '';
});
afterAll(() => server.close());

test('a body is sent as JSON, with its content type and the headers asked for', async () => {
  await call('POST', `${base}/200/`, { a: 1 }, { 'Idempotency-Key': 'k' });
  expect(seen.at(-1)).toMatchObject({
    method: 'POST',
    body: '{"a":1}',
    headers: { 'content-type': 'application/json', 'idempotency-key': 'k' },
  });
});

test('without a body there is no content type', async () => {
  await call('GET', `${base}/200/`);
  expect(seen.at(-1)?.headers).not.toHaveProperty('content-type');
});

test.each([
  ['500/boom', '500: boom'],
  ['404/', '404: Not Found'],
  ['400/%7B%22message%22%3A%22no%22%7D', '400: {"message":"no"}'],
])('the answer %s is the error "%s"', async (path, message) => {
  const error = await call('GET', `${base}/${path}`).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(HttpError);
  expect((error as HttpError).message).toBe(message);
});

test('nothing is tried twice', async () => {
  const before = seen.length;
  await expect(call('GET', `${base}/503/`)).rejects.toThrow('503');
  expect(seen.length).toBe(before + 1);
});

test('GET gives what was parsed', async () => {
  expect(await getJson(`${base}/200/${encodeURIComponent('{"id":"x"}')}`)).toEqual({ id: 'x' });
});

test('a 401 is an error unless an empty result was asked for', async () => {
  await expect(getJson(`${base}/401/`)).rejects.toThrow('401: Unauthorized');
  expect(await getJson(`${base}/401/`, { unauthorized: 'empty' })).toBeNull();
  await expect(getJson(`${base}/500/`, { unauthorized: 'empty' })).rejects.toThrow('500');
});
