import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { underLoad } from '@/front/load';
import { TIMEOUTS, siteServer } from '@/front/site-server';
import { apiRoutes } from '@/lib/kernel/api-routes';
import { MAX_EVENT_BYTES } from '@/lib/platform/http/read-json';

const WORDS = {
  busy: 'Come again in {seconds} seconds.',
  busyTitle: 'Busy',
  backToSite: 'Back',
  brand: 'A brand',
};
/** One place for each rank, and one to wait for it. */
const CAPACITY = { atOnce: 1, waiting: 1, patience: 60_000, turns: 1, share: 1 };

type Begun = { path: string; request: IncomingMessage; response: ServerResponse };

/** A server that bounds its load and answers nothing by itself; what it has begun so far. */
async function aServer(
  capacity = CAPACITY,
  ended = async (response: ServerResponse): Promise<unknown> => once(response, 'close'),
) {
  const begun: Begun[] = [];
  const middleware = underLoad((url) => url, WORDS, capacity);
  const answer = middleware(async (request, response) => {
    begun.push({ path: request.url ?? '', request, response });
    await ended(response);
  });
  const server = siteServer(answer, TIMEOUTS).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const cameIn: (string | undefined)[] = [];
  server.on('request', ({ url }: IncomingMessage) => void cameIn.push(url));
  const has = (...paths: string[]) => expect.poll(() => begun.map(({ path }) => path)).toEqual(paths);
  return {
    port,
    begun,
    has,
    cameIn: (path: string) => expect.poll(() => cameIn).toContain(path),
    connections: () => promisify(server.getConnections.bind(server))(),
  };
}

/** Sends bytes over a connection of their own. */
function sends(port: number, bytes: string) {
  const socket = connect(port, '127.0.0.1').setEncoding('latin1');
  let got = '';
  socket.on('data', (text: string) => (got += text));
  socket.on('error', () => undefined);
  socket.write(bytes);
  onTestFinished(() => void socket.destroy());
  return { socket, got: () => got };
}
const head = (method: string, path: string, more = '') =>
  `${method} ${path} HTTP/1.1\r\nHost: a.test\r\n${more}\r\n`;
const asks = (port: number, path: string, accept = '*/*') =>
  sends(port, head('GET', path, `Accept: ${accept}\r\n`));

/** A server of which one answer is being made while another waits. */
async function aBusyServer() {
  const server = await aServer();
  asks(server.port, '/first');
  await server.has('/first');
  const waiting = asks(server.port, '/waits');
  await server.cameIn('/waits');
  return { ...server, waiting };
}

test('whoever finds no place is told when to come again: people on a page, programs in JSON', async () => {
  const { port } = await aBusyServer();
  const page = asks(port, '/page', 'text/html');
  await expect.poll(page.got).toContain('<p>Come again in 5 seconds.</p>');
  expect(page.got()).toMatch(/^HTTP\/1\.1 503 [^]*\r\nretry-after: 5\r\n/i);
  expect(page.got()).toMatch(/\r\ncontent-security-policy: default-src 'none'/i);
  const program = asks(port, '/program');
  await expect.poll(program.got).toContain('{"message":"Come again in 5 seconds."}');
  expect(program.got()).toMatch(/^HTTP\/1\.1 503 [^]*\r\nretry-after: 5\r\n/i);
});

test('while pages are refused an order page is answered, a payment is begun, and an event of Stripe is taken', async () => {
  const { port, has } = await aBusyServer();
  const above = ['/orders/[token]', apiRoutes.createPaymentIntent, apiRoutes.stripeWebhook];
  for (const [at, path] of above.entries()) {
    asks(port, path);
    await has('/first', ...above.slice(0, at + 1));
  }
});

test('whoever asks whether the process lives, or is ready, needs no place', async () => {
  const { port, has } = await aBusyServer();
  asks(port, apiRoutes.health);
  await has('/first', apiRoutes.health);
  for (const path of [apiRoutes.ready, apiRoutes.ready, apiRoutes.ready]) asks(port, path);
  await has('/first', apiRoutes.health, ...Array<string>(3).fill(apiRoutes.ready));
});

test('while one network has its share, another is answered', async () => {
  const { port, begun, has, cameIn } = await aServer({ ...CAPACITY, atOnce: 2, waiting: 2, share: 1 / 2 });
  const from = (address: string, path: string) =>
    sends(port, head('GET', path, `X-Forwarded-For: ${address}\r\n`));
  from('2001:db8::1', '/its');
  from('2001:db8::2', '/waits');
  await cameIn('/waits');
  await expect.poll(from('2001:db8::3', '/refused').got).toContain('503');
  from('192.0.2.1', '/of-another');
  await has('/its', '/of-another');
  begun[0]!.response.end();
  await has('/its', '/of-another', '/waits');
});

test('who waits is answered when there is a place', async () => {
  const { begun, has, waiting } = await aBusyServer();
  begun[0]!.response.end();
  await has('/first', '/waits');
  begun[1]!.response.end('here');
  await expect.poll(waiting.got).toMatch(/here/);
});

test('nothing is begun for a client that hung up while it waited, and nobody else is refused for it', async () => {
  const { port, begun, has, waiting, connections } = await aBusyServer();
  const before = await connections();
  waiting.socket.destroy();
  await expect.poll(connections).toBe(before - 1);
  asks(port, '/next');
  begun[0]!.response.end();
  await has('/first', '/next');
});

test('whoever sends slowly has no place meanwhile', async () => {
  const { port, begun, has, cameIn } = await aServer();
  const slow = sends(port, head('POST', '/slow', 'Content-Length: 10\r\n') + 'hello');
  await cameIn('/slow');
  asks(port, '/quick');
  await has('/quick');
  slow.socket.write('world');
  begun[0]!.response.end();
  await has('/quick', '/slow');
});

test('an event of Stripe that is not whole has no place, and is whole for whoever reads it', async () => {
  const { port, begun, has, cameIn } = await aServer();
  const half = 'x'.repeat(100_000);
  const event = sends(port, head('POST', apiRoutes.stripeWebhook, 'Content-Length: 200000\r\n') + half);
  await cameIn(apiRoutes.stripeWebhook);
  for (const path of ['/page', apiRoutes.createPaymentIntent]) asks(port, path);
  await has('/page', apiRoutes.createPaymentIntent);
  event.socket.write(half);
  await has('/page', apiRoutes.createPaymentIntent, apiRoutes.stripeWebhook);
  expect(Buffer.concat((await begun[2]!.request.toArray()) as Buffer[])).toHaveLength(200_000);
});

test('an event that is larger than any is handed on, and refused there', async () => {
  const { port, has } = await aServer();
  const part = 'x'.repeat(MAX_EVENT_BYTES + 1);
  sends(port, head('POST', apiRoutes.stripeWebhook, 'Content-Length: 9000000\r\n') + part);
  await has(apiRoutes.stripeWebhook);
});

test('many events that are not whole leave those of other networks, and all small ones, their way', async () => {
  const { port, has, cameIn } = await aServer({ ...CAPACITY, atOnce: 4, share: 1 / 2 });
  const large = (address: string, bytes: number) =>
    sends(
      port,
      head('POST', apiRoutes.stripeWebhook, `Content-Length: 200000\r\nX-Forwarded-For: ${address}\r\n`) +
        'x'.repeat(bytes),
    );
  const unfinished = Array.from({ length: 20 }, () => large('192.0.2.1', 100_000));
  await cameIn(apiRoutes.stripeWebhook);
  await expect.poll(() => unfinished.filter(({ got }) => got().includes('503')).length).toBeGreaterThan(0);
  asks(port, apiRoutes.stripeWebhook);
  await has(apiRoutes.stripeWebhook);
  large('198.51.100.1', 200_000);
  await has(apiRoutes.stripeWebhook, apiRoutes.stripeWebhook);
});

test('a body that came in pieces is whole for whoever reads it', async () => {
  const { port, begun, has } = await aServer();
  const { socket } = sends(port, head('POST', '/', 'Content-Length: 10\r\n'));
  for (const piece of ['he', 'llo', 'wor', 'ld']) {
    socket.write(piece);
    await new Promise(setImmediate);
  }
  await has('/');
  expect((await begun[0]!.request.setEncoding('utf8').toArray()).join('')).toBe('helloworld');
});

test('a body larger than what is held goes on when somebody reads it', async () => {
  const { port, begun, has } = await aServer();
  sends(port, head('POST', '/', 'Content-Length: 1000000\r\n') + 'x'.repeat(1_000_000));
  await has('/');
  const parts = (await begun[0]!.request.toArray()) as Buffer[];
  expect(Buffer.concat(parts)).toHaveLength(1_000_000);
});

test('whoever reads slowly has no place meanwhile', async () => {
  const { port, begun, has } = await aServer();
  asks(port, '/slow').socket.pause();
  await has('/slow');
  expect(begun[0]!.response.write(Buffer.alloc(64 * 1024 * 1024))).toBe(false);
  asks(port, '/quick');
  await has('/slow', '/quick');
});

test('an answer that was begun and has lost its reader has no place, though it never ends', async () => {
  const server = await aServer({ ...CAPACITY, waiting: 2 }, () => new Promise(() => undefined));
  const { socket } = asks(server.port, '/left');
  await server.has('/left');
  server.begun[0]!.response.flushHeaders();
  asks(server.port, '/next');
  await server.cameIn('/next');
  socket.destroy();
  await server.has('/left', '/next');
});

test('after a body that nobody read the connection goes on', async () => {
  const { port, begun, has, cameIn } = await aServer();
  const half = TIMEOUTS.highWaterMark - 10_000;
  const { socket } = sends(
    port,
    head('POST', '/unread', `Content-Length: ${2 * half}\r\n`) + 'x'.repeat(half),
  );
  await cameIn('/unread');
  socket.write('x'.repeat(half));
  await has('/unread');
  begun[0]!.response.end();
  await once(socket, 'data');
  socket.write(head('GET', '/next'));
  await has('/unread', '/next');
});
