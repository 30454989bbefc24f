import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { compose, type Middleware } from '@/front/middleware';
import { oneAddress } from '@/front/client-address';

/** Serves with this middleware, behind which is answered with the headers it was given. */
async function served(middleware: Middleware[]): Promise<string> {
  const answer = compose(
    middleware,
    (request, response) => void response.end(JSON.stringify(request.headers)),
  );
  const server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const FORGED = { 'X-Forwarded-For': '192.0.2.1', 'X-Forwarded-Proto': 'https', Forwarded: 'for=192.0.2.1' };

async function seenBehind(middleware: Middleware): Promise<Record<string, string>> {
  const answer = await fetch(await served([middleware]), { headers: FORGED });
  return (await answer.json()) as Record<string, string>;
}

test('what a stranger says of its way here is taken away, and its own address put in its place', async () => {
  const seen = await seenBehind(oneAddress(null));
  expect(seen['x-forwarded-for']).toBe('127.0.0.1');
  expect(seen).not.toHaveProperty('x-forwarded-proto');
  expect(seen).not.toHaveProperty('forwarded');
});

test('what a trusted proxy says of its way here is believed', async () => {
  const seen = await seenBehind(oneAddress({ addresses: ['127.0.0.1'] }));
  expect(seen['x-forwarded-for']).toBe('192.0.2.1');
  expect(seen['x-forwarded-proto']).toBe('https');
});

test('of what came through a trusted proxy only the address that it saw itself goes on', async () => {
  const headers = { 'X-Forwarded-For': '1.1.1.1, 192.0.2.1' };
  const answer = await fetch(await served([oneAddress({ hops: 1 })]), { headers });
  expect(((await answer.json()) as Record<string, string>)['x-forwarded-for']).toBe('192.0.2.1');
});

test('a request passes the middleware in its order', async () => {
  const passed: string[] = [];
  const named =
    (name: string): Middleware =>
    (next) =>
    (request, response) => {
      passed.push(name);
      return next(request, response);
    };
  await fetch(await served([named('first'), named('second')]));
  expect(passed).toEqual(['first', 'second']);
});
