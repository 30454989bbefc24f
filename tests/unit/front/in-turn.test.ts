import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { TIMEOUTS, siteServer } from '@/front/site-server';

type Held = { path: string; response: ServerResponse };

/**
 * A server that answers nothing by itself, with what it was asked so far, and a client with one connection to
 * it.
 */
async function aHolding({ ahead = 100, connections = 10 } = {}) {
  const begun: Held[] = [];
  const hold = ({ url: path = '' }, response: ServerResponse) => void begun.push({ path, response });
  const server = siteServer(hold, { ...TIMEOUTS, ahead, connections }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const paths = () => begun.map(({ path }) => path);
  return { server, port, begun, paths, client: aClient(port) };
}

function aClient(port: number) {
  const socket = connect(port, '127.0.0.1').setEncoding('latin1');
  let got = '';
  socket.on('data', (text: string) => (got += text));
  // A reset is an end as well.
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  return { socket, got: () => got, closed };
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a.test\r\n\r\n`;
const many = (times: number) => Array.from({ length: times }, (_, at) => `/${at}`);

test('of requests that were sent ahead one is begun when the one before it is answered, in their order', async () => {
  const { begun, paths, client } = await aHolding();
  client.socket.write(many(5).map(get).join(''));
  for (let at = 0; at < 5; at++) {
    await expect.poll(paths).toEqual(many(at + 1));
    begun[at]!.response.end(`answer ${at}.`);
  }
  await expect
    .poll(() => client.got().match(/answer \d+\./g))
    .toEqual(many(5).map((_, at) => `answer ${at}.`));
});

test('a form that was sent ahead comes whole to whoever answers it', async () => {
  const { begun, client } = await aHolding();
  client.socket.write(
    `${get('/')}POST /form HTTP/1.1\r\nHost: a.test\r\nContent-Length: 5\r\n\r\nhello${get('/end')}`,
  );
  await expect.poll(() => begun.length).toBe(1);
  begun[0]!.response.end();
  await expect.poll(() => begun.length).toBe(2);
  const { req: form } = begun[1]!.response;
  expect((await form.setEncoding('utf8').toArray()).join('')).toBe('hello');
});

test('nothing more is begun for a client that has hung up', async () => {
  const { server, begun, paths, client } = await aHolding();
  client.socket.write(many(20).map(get).join(''));
  await expect.poll(paths).toEqual(['/0']);
  const gone = once(begun[0]!.response, 'close');
  client.socket.destroy();
  await gone;
  // The next one of somebody else is answered, which comes in after all of that.
  const { port } = server.address() as AddressInfo;
  aClient(port).socket.write(get('/other'));
  await expect.poll(paths).toContain('/other');
  expect(paths()).toEqual(['/0', '/other']);
});

test('after an answer that ends the connection nothing is begun on it', async () => {
  const { begun, paths, client } = await aHolding();
  client.socket.write(many(3).map(get).join(''));
  await expect.poll(paths).toEqual(['/0']);
  begun[0]!.response.setHeader('Connection', 'close').end();
  await client.closed;
  expect(paths()).toEqual(['/0']);
});

test('nothing is begun behind a request that the server refused by itself, and what waited there is forgotten', async () => {
  const { port, paths } = await aHolding({ ahead: 5 });
  for (let round = 0; round < 10; round++) {
    const { socket, got, closed } = aClient(port);
    socket.write(`GET / HTTP/1.1\r\n\r\n${get('/1')}${get('/2')}`);
    await closed;
    expect(got()).toMatch(/^HTTP\/1\.1 400 /);
  }
  aClient(port).socket.write(get('/other'));
  await expect.poll(paths).toEqual(['/other']);
});

test('whoever sends more ahead than may wait is hung up on, and nothing of it is begun', async () => {
  const { port, paths, client } = await aHolding({ ahead: 50 });
  client.socket.write(many(52).map(get).join(''));
  await client.closed;
  expect(client.got()).toBe('');
  for (let round = 0; round < 10; round++) {
    const { socket, closed } = aClient(port);
    socket.write(many(1_000).map(get).join(''));
    await closed;
  }
  aClient(port).socket.write(get('/other'));
  await expect.poll(paths).toEqual(['/other']);
});

test('what waits on all connections is counted together, until it is begun or gone', async () => {
  const { port, begun, paths, client } = await aHolding({ ahead: 50 });
  client.socket.write(many(41).map(get).join(''));
  await expect.poll(paths).toEqual(['/0']);
  const second = aClient(port);
  second.socket.write(many(30).map(get).join(''));
  await second.closed;
  const gone = once(begun[0]!.response, 'close');
  client.socket.destroy();
  await gone;
  aClient(port).socket.write(many(30).map(get).join(''));
  await expect.poll(() => paths().length).toBe(2);
});

test('nobody else is hung up on while as many wait as may', async () => {
  const { port, paths, client } = await aHolding({ ahead: 50 });
  client.socket.write(many(51).map(get).join(''));
  await expect.poll(paths).toEqual(['/0']);
  const other = aClient(port);
  other.socket.write(get('/other'));
  await expect.poll(paths).toEqual(['/0', '/other']);
});

test('a connection more than there may be is hung up on, and one that ended makes room', async () => {
  const { port, paths, client } = await aHolding({ connections: 2 });
  const second = aClient(port);
  for (const { socket } of [client, second]) socket.write(get('/'));
  await expect.poll(paths).toHaveLength(2);
  await aClient(port).closed;
  second.socket.end();
  await second.closed;
  await expect
    .poll(() => {
      aClient(port).socket.write(get('/room'));
      return paths();
    })
    .toContain('/room');
});
