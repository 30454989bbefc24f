import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { stripeClient } from '@/lib/platform/stripe/client';
import { answered, StripeUnavailable } from '@/lib/platform/stripe/failure';

const SHORT = { timeout: 300 };

/** A server whose answers never end, and the moment at which the caller of the first has hung up. */
async function trickling(begin: (response: ServerResponse) => void) {
  const server = createServer((_, response) => {
    const timer = setInterval(() => response.socket?.write(' '), 20);
    response.on('close', () => clearInterval(timer));
    begin(response);
  }).listen(0, '127.0.0.1');
  // On a busy machine a caller may hang up before its request is read.
  server.on('connection', (socket) => socket.on('close', () => server.emit('hung up')));
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { stripe: stripeClient('sk_test_x', url, SHORT), hungUp: once(server, 'hung up') };
}

test.each([
  ['headers', (response: ServerResponse) => response.socket?.write('HTTP/1.1 200 OK\r\nX-Slow: ')],
  [
    'body',
    (response: ServerResponse) => response.writeHead(200, { 'content-length': '9999' }).flushHeaders(),
  ],
])(
  'an answer of Stripe whose %s trickles without end is given up, and its connection too',
  async (_what, begin) => {
    const { stripe, hungUp } = await trickling(begin);
    const call = stripe.paymentIntents.retrieve('pi_1', {}, { maxNetworkRetries: 0 });
    await expect(answered(call)).rejects.toThrow(StripeUnavailable);
    await hungUp;
  },
);

test('a connection that Stripe closes just as it is used again costs no call', async () => {
  const used = new WeakSet<object>();
  const server = createServer(({ socket }, response) => {
    if (used.has(socket)) return void server.closeAllConnections();
    used.add(socket);
    response.setHeader('content-type', 'application/json').end('{"id":"pi_1"}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const stripe = stripeClient('sk_test_x', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  for (let call = 0; call < 4; call++)
    expect(await answered(stripe.paymentIntents.cancel('pi_1'))).toMatchObject({ id: 'pi_1' });
});

test('a call that its repeats keep going is given up at the deadline', async () => {
  await expect(answered(new Promise(() => undefined), 1)).rejects.toThrow(StripeUnavailable);
});
