import { once } from 'node:events';
import http from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import type { Handler } from '@/front/middleware';
import { siteServer } from '@/front/site-server';
import { readText } from '@/lib/platform/http/read-json';

const LIMIT = 1_000;
const TIMEOUTS = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 20_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 20,
  keepAliveTimeout: 20_000,
  unreadBody: 0,
  idle: 20_000,
  connections: 100,
  ahead: 100,
  highWaterMark: 64 * 1024,
};

/** As Next makes one for a route: its body is the one that comes in. */
const asRequest = (incoming: http.IncomingMessage) =>
  new Request('http://a.test/api', {
    method: 'POST',
    body: incoming,
    duplex: 'half',
  } as unknown as RequestInit);

const route: Handler = async (incoming, response) => {
  const body = await readText(asRequest(incoming), LIMIT);
  response.writeHead(body === null ? 413 : 200).end(`read ${body?.length}`);
};

async function aServer({ answer = route, unreadBody = 200 } = {}): Promise<number> {
  const server = siteServer(answer, { ...TIMEOUTS, unreadBody }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

function post(port: number, agent: http.Agent, body: string | Buffer) {
  return new Promise<{ status?: number; text: string; from?: number }>((resolve, reject) => {
    const request = http.request({ host: '127.0.0.1', port, method: 'POST', agent }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.on('end', () => resolve({ status: answer.statusCode, text, from: request.socket?.localPort }));
    });
    request.on('error', reject);
    request.end(body);
  });
}

test('whoever sends too much gets the answer, and the next call over the same connection is answered too', async () => {
  const port = await aServer({ unreadBody: 20_000 });
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  const refused = await post(port, agent, Buffer.alloc(5_000_000));
  expect(refused).toMatchObject({ status: 413, text: 'read undefined' });
  expect(await post(port, agent, 'short')).toEqual({ status: 200, text: 'read 5', from: refused.from });
});

test('whoever never stops sending gets the answer and is cut off soon', async () => {
  const socket = connect(await aServer(), '127.0.0.1').setEncoding('latin1');
  let answer = '';
  socket.on('data', (text: string) => (answer += text));
  // A reset is an end as well.
  socket.on('error', () => undefined);
  socket.write('POST /api HTTP/1.1\r\nHost: a.test\r\nTransfer-Encoding: chunked\r\n\r\n');
  const drip = setInterval(() => socket.writable && socket.write(`400\r\n${'a'.repeat(1024)}\r\n`), 5);
  await new Promise((resolve) => socket.once('close', resolve));
  clearInterval(drip);
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
});

test('a body that breaks off is none, and no unexpected error', async () => {
  const bodies: (string | null)[] = [];
  const answer: Handler = async (incoming, response) => {
    bodies.push(await readText(asRequest(incoming), LIMIT));
    response.end();
  };
  const port = await aServer({ answer });
  const socket = connect(port, '127.0.0.1');
  socket.write('POST /api HTTP/1.1\r\nHost: a.test\r\nContent-Length: 100\r\n\r\n{"half":', () =>
    socket.destroy(),
  );
  await expect.poll(() => bodies).toEqual([null]);
});
