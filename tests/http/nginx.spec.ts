import { once } from 'node:events';
import http, { type ServerResponse } from 'node:http';
import net, { type AddressInfo, type Socket } from 'node:net';
import tls from 'node:tls';
import { expect, test } from '@playwright/test';
import { BARE_NAME, type NginxRecipe, SITE_NAME, startNginxRecipe } from '../support/nginx-recipe';

/** What has come through to the site, and has no answer yet unless it is for "/". */
let came: {
  host: string | undefined;
  url: string | undefined;
  cookie: string | undefined;
  answer: ServerResponse;
}[] = [];
const site = http.createServer(({ headers, url }, answer) => {
  came.push({ host: headers.host, url, cookie: headers.cookie, answer });
  if (url === '/') answer.end('the site');
});
let nginx: NginxRecipe;

// One nginx, and what has come through it, for all of them.
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
  nginx = await startNginxRecipe((site.address() as AddressInfo).port);
  await connected(() => net.connect(nginx.http, '127.0.0.1'));
});
test.afterAll(async () => {
  await nginx.stop();
  site.closeAllConnections();
  site.close();
});
test.beforeEach(() => void (came = []));

/** It is there when it takes a connection; a refused one comes back at once. */
async function connected(connect: () => Socket): Promise<void> {
  for (;;) {
    const socket = connect();
    const there = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (there) return;
  }
}

const plain = () => net.connect(nginx.http, '127.0.0.1');
const secure = (servername = SITE_NAME) =>
  tls.connect({ host: '127.0.0.1', port: nginx.https, servername, ca: nginx.authority });

/** All that comes back until nginx hangs up. */
async function said(socket: Socket, head: string[]): Promise<string> {
  const pieces: string[] = [];
  socket.on('data', (piece: Buffer) => pieces.push(piece.toString()));
  socket.on('error', () => undefined);
  socket.write([...head, 'Connection: close', '', ''].join('\r\n'));
  await new Promise((hungUp) => socket.once('close', hungUp));
  return pieces.join('');
}
const get = (url: string, ...headers: string[]) => [`GET ${url} HTTP/1.1`, `Host: ${SITE_NAME}`, ...headers];

test('the files pass nginx -t, and a visitor is led to TLS and to the site', async () => {
  expect(await said(plain(), get('/x?y=1'))).toContain(`Location: https://${SITE_NAME}/x?y=1`);
  const answer = await said(secure(), get('/', 'Cookie: of=another-site'));
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\nServer: nginx\r\n[^]*the site/);
  expect(came).toMatchObject([{ host: SITE_NAME, cookie: undefined }]);
});

test('the name without www leads to the site over TLS, too', async () => {
  const answer = await said(secure(BARE_NAME), ['GET /x?y=1 HTTP/1.1', `Host: ${BARE_NAME}`]);
  expect(answer).toMatch(/^HTTP\/1\.1 301 /);
  expect(answer).toContain(`Location: https://${SITE_NAME}/x?y=1\r\n`);
  expect(came).toEqual([]);
});

test('a request for another name, or for none, gets no answer', async () => {
  for (const head of [
    ['GET / HTTP/1.1', 'Host: other.example.org'],
    ['GET / HTTP/1.1', `Host: 127.0.0.1:${nginx.http}`],
    ['GET / HTTP/1.0'],
  ]) {
    expect(await said(plain(), head)).toBe('');
    expect(await said(secure(), head)).toBe('');
  }
  expect(came).toEqual([]);
});

test('over TLS another name is shown no certificate', async () => {
  for (const servername of ['other.example.org', '']) {
    const socket = secure(servername);
    const [error] = (await once(socket, 'error')) as [NodeJS.ErrnoException];
    expect(error.code).toBe('ERR_SSL_TLSV1_UNRECOGNIZED_NAME');
    expect(socket.getPeerCertificate()).toEqual({});
  }
});

test('a longer address and longer headers than the site takes are refused before it, and no version is shown', async () => {
  const cases: [number, string[]][] = [
    [414, get(`/${'a'.repeat(9_000)}`)],
    [400, get('/', `User-Agent: ${'a'.repeat(9_000)}`)],
    [400, get('/', ...Array.from({ length: 200 }, (_, at) => `X-${at}: ${'a'.repeat(100)}`))],
  ];
  for (const [status, head] of cases) {
    const answer = await said(secure(), head);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} .*\r\nServer: nginx\r\n`));
    expect(answer).not.toMatch(/nginx\/\d/);
  }
  expect(came).toEqual([]);
});

test('one address has 64 requests under way, and the next one is answered 429', async () => {
  const waiting = Array.from({ length: 64 }, () => said(secure(), get('/slow')));
  await expect.poll(() => came.length).toBe(64);
  expect(await said(secure(), get('/'))).toMatch(/^HTTP\/1\.1 429 /);
  for (const { answer } of came) answer.end('done');
  for (const answer of await Promise.all(waiting)) expect(answer).toContain('done');
  expect(await said(secure(), get('/'))).toContain('the site');
});
