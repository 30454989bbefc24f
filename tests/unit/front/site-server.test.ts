import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Handler } from '@/front/middleware';
import { type Timeouts, siteServer } from '@/front/site-server';

const SHORT: Timeouts = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 150,
  requestTimeout: 300,
  connectionsCheckingInterval: 20,
  keepAliveTimeout: 150,
  unreadBody: 100,
  idle: 5_000,
  connections: 100,
  ahead: 100,
  highWaterMark: 64 * 1024,
};
/** Reads all of a body and says how long it was. */
const countBytes: Handler = (request, response) => {
  let bytes = 0;
  request.on('data', (chunk: Buffer) => (bytes += chunk.length));
  // Only of a request that came in whole.
  request.on('end', () => response.end(`${bytes} bytes`));
};
/** Answers at once, as a route does that refuses a body. */
const refuse: Handler = (_request, response) => void response.writeHead(413).end('too large');

async function aServer(answer: Handler, patience: Partial<Timeouts> = {}): Promise<number> {
  const server = siteServer(answer, { ...SHORT, ...patience }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/** Sends bytes as they are, and says what came back until the server hung up. */
async function raw(port: number, bytes: string, goOn: (socket: Socket) => void = () => undefined) {
  const socket = connect(port, '127.0.0.1').setEncoding('latin1');
  let answer = '';
  socket.on('data', (text: string) => (answer += text));
  // A reset is an end as well.
  socket.on('error', () => undefined);
  socket.write(bytes);
  goOn(socket);
  await new Promise((resolve) => socket.once('close', resolve));
  return answer;
}

const HEAD = 'POST /api HTTP/1.1\r\nHost: a.test\r\n';
/** Keeps sending for as long as the server takes it. */
const endlessly = (text: string) => (socket: Socket) => {
  const drip = setInterval(() => socket.writable && socket.write(text), 10);
  socket.once('close', () => clearInterval(drip));
};

describe('a client that takes its time', () => {
  test('with the head of its request is cut off, however it drips', async () => {
    const port = await aServer(countBytes);
    expect(await raw(port, HEAD, endlessly('X-A: b\r\n'))).toMatch(/^HTTP\/1\.1 408 /);
  });

  test('and never begins is cut off', async () => {
    const port = await aServer(countBytes);
    expect(await raw(port, '')).toMatch(/^(HTTP\/1\.1 408 [^]*)?$/);
  });

  test('with a body of a length it said is cut off, however it drips', async () => {
    const port = await aServer(countBytes);
    const answer = await raw(port, `${HEAD}Content-Length: 100000\r\n\r\n`, endlessly('a'));
    expect(answer).not.toMatch(/^HTTP\/1\.1 200/);
  });

  test('with chunks that have no end is cut off', async () => {
    const port = await aServer(countBytes);
    const answer = await raw(port, `${HEAD}Transfer-Encoding: chunked\r\n\r\n`, endlessly('1\r\na\r\n'));
    expect(answer).not.toMatch(/^HTTP\/1\.1 200/);
  });

  test('with its next request is hung up on', async () => {
    const port = await aServer(countBytes);
    expect(await raw(port, `${HEAD}Content-Length: 1\r\n\r\na`)).toMatch(/^HTTP\/1\.1 200 [^]*1 bytes$/);
  });

  test('to read what it asked for is cut off', async () => {
    let cutOff: Promise<unknown> = Promise.resolve();
    const much: Handler = ({ socket }, response) => {
      cutOff = once(socket, 'close');
      response.end(Buffer.alloc(64 * 1024 * 1024));
    };
    const socket = connect(await aServer(much, { idle: 200 }), '127.0.0.1').pause();
    socket.on('error', () => undefined);
    socket.write('GET / HTTP/1.1\r\nHost: a.test\r\n\r\n');
    await once(socket, 'readable');
    await cutOff;
    socket.resume();
    await once(socket, 'close');
    expect(socket.bytesRead).toBeLessThan(64 * 1024 * 1024);
  });
});

describe('a client that sends more than it may', () => {
  test('of a head of more than 16 kB is refused with 431', async () => {
    const port = await aServer(countBytes);
    expect(await raw(port, `${HEAD}X-A: ${'b'.repeat(17 * 1024)}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 431 /);
  });

  test('of many small headers is refused with 431', async () => {
    const port = await aServer(countBytes);
    expect(await raw(port, `${HEAD}${'X-A: b\r\n'.repeat(5_000)}\r\n`)).toMatch(/^HTTP\/1\.1 431 /);
  });

  test('of a body than it said: what is over is no part of it', async () => {
    const port = await aServer(countBytes);
    const answer = await raw(port, `${HEAD}Content-Length: 3\r\n\r\nabcdef`);
    expect(answer).not.toContain('6 bytes');
    expect(answer).toMatch(/HTTP\/1\.1 400 [^]*$/);
  });

  test('of a refused body gets its answer, and is then hung up on', async () => {
    const port = await aServer(refuse);
    const answer = await raw(port, `${HEAD}Transfer-Encoding: chunked\r\n\r\n`, endlessly('1\r\na\r\n'));
    expect(answer).toMatch(/^HTTP\/1\.1 413 [^]*too large/);
  });
});

test.each([
  ['two lengths', 'Content-Length: 1\r\nContent-Length: 2\r\n\r\na'],
  ['a length and chunks', 'Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
  ['a coding that is none', 'Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n'],
  ['a length that is no number', 'Content-Length: -1\r\n\r\n'],
  ['a header over two lines', 'X-A: b\r\n c\0\r\n\r\n'],
])('a request with %s, which proxies may read in another way, is refused', async (_what, rest) => {
  expect(await raw(await aServer(countBytes), `${HEAD}${rest}`)).toMatch(/^HTTP\/1\.1 400 /);
});
