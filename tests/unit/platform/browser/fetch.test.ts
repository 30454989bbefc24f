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

test.each([
  ['500/boom', '500: boom'],
  ['404/', '404: Not Found'],
  ['400/%7B%22message%22%3A%22no%22%7D', '400: {"message":"no"}'],
])('the answer %s is the error "%s"', async (path, message) => {
  const error = await call('GET', `${base}/${path}`).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(HttpError);
  expect((error as HttpError).message).toBe(message);
});

test('a 401 is an error unless an empty result was asked for', async () => {
  await expect(getJson(`${base}/401/`)).rejects.toThrow('401: Unauthorized');
  expect(await getJson(`${base}/401/`, { unauthorized: 'empty' })).toBeNull();
  await expect(getJson(`${base}/500/`, { unauthorized: 'empty' })).rejects.toThrow('500');
});
