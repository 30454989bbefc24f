import { once } from 'node:events';
import { type IncomingHttpHeaders } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { acceptable, MOST, plainAddress, readableAddress } from '@/front/acceptable';
import { compose, type Handler } from '@/front/middleware';
import { siteServer } from '@/front/site-server';
import { refuseUnreadable } from '@/front/unreadable';

test.each([
  ['/diagnostic/results/%E0%A4%A', '/diagnostic/results/%25E0%25A4%25A'],
  ['/orders/%c0%ae/receipt?x=%ff', '/orders/%25c0%25ae/receipt?x=%ff'],
  ['/a%20b/%', '/a%20b/%25'],
  ['/toolbox/%5Bslug%5D?x=%5B', '/toolbox/%255Bslug%255D?x=%5B'],
  ['/og/%5b...page]', '/og/%255b...page]'],
  ['/_global-error?x', '/_not-found?x'],
  ['/_global-error#x?y', '/_not-found#x?y'],
])('%s can not be read, or means something to Next alone: its signs stand for themselves', (url, taken) => {
  expect(readableAddress(url)).toBe(taken);
});

test.each(['/', '/toolbox?x=%', '/a%20b', '/orders/a%2Fb', '//x', '/%E2%82%AC', '/[x]'])(
  '%s is left as it is',
  (url) => {
    expect(readableAddress(url)).toBe(url);
  },
);

test.each([
  ['/%74estimonials', '/testimonials'],
  ['/toolbox/%67oal%2dcascade-builder?x=%74', '/toolbox/goal%2dcascade-builder?x=%74'],
  ['/%7A%5A%30%39', '/zZ09'],
])('%s is another way to write %s', (url, plain) => {
  expect(plainAddress(url)).toBe(plain);
});

test.each([
  '/testimonials',
  '//%65vil.example/',
  '/\\%65vil.example/',
  '/api/%68ealth',
  '/a%2Fb',
  '/%2e%2E/x',
  '/%C3%A9',
])('%s is no other way to write a page of this site', (url) => {
  expect(plainAddress(url)).toBe(url);
});

const SITE = {
  patternOf: (url: string) => /^\/(toolbox|icon\.svg|api\/products|api\/leads)/.exec(url)?.[0] ?? '(none)',
  methods: {
    '/reports': ['POST'],
    '/api/leads': ['OPTIONS', 'POST'],
    '/api/products': ['GET', 'HEAD', 'OPTIONS'],
  },
  isRecorded: (path: string) => path === '/icon.svg',
};

/** Tells what came through: the address, and the headers by which a test knows it. */
const tell: Handler = (request, response) => {
  let bytes = 0;
  request.on('error', () => undefined).on('data', (chunk: Buffer) => (bytes += chunk.length));
  request.on('end', () =>
    response.end(JSON.stringify({ url: request.url, headers: request.headers, bytes })),
  );
};

type Told = { url: string; headers: IncomingHttpHeaders; bytes: number };
type Reply = { status: number; head: string; told: Told | null };

/** What comes back for these bytes until the server hangs up. Status 0: nothing. */
async function raw(bytes: string): Promise<Reply> {
  const answer = compose([acceptable(SITE)], tell);
  const server = siteServer((incoming, response) => void answer(incoming, response));
  refuseUnreadable(server, null);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').setEncoding('latin1');
  let text = '';
  socket.on('data', (more: string) => (text += more)).on('error', () => undefined);
  socket.write(bytes, 'latin1');
  await new Promise((resolve) => socket.once('close', resolve));
  const [head = '', body = ''] = text.split('\r\n\r\n');
  const told = /\{.*\}/.exec(body)?.[0];
  return { status: Number(head.slice(9, 12)), head, told: told ? (JSON.parse(told) as Told) : null };
}

const asked = (line: string, ...lines: string[]) =>
  raw([`${line} HTTP/1.1`, 'Host: a.test', 'Connection: close', ...lines, '', ''].join('\r\n'));

const names = (count: number) => Array.from({ length: count }, () => 'a').join('&');

test.each([
  ['OPTIONS *', 400],
  ['GET http://elsewhere.test/toolbox/', 400],
  [`GET /${'a'.repeat(MOST.target - 1)}`, 200],
  [`GET /${'a'.repeat(MOST.target)}`, 414],
  [`GET /toolbox?${'a'.repeat(MOST.target)}`, 414],
  [`GET /toolbox?${names(MOST.parameters)}`, 200],
  [`GET /toolbox?${names(MOST.parameters + 1)}`, 414],
  ['POST /nothing-is-here', 404],
  ['POST /reports', 200],
  ['GET /nothing-is-here', 200],
])('%s is answered %i', async (line, status) => {
  expect((await asked(line)).status).toBe(status);
});

test.each([
  ['TRACE /api/products', 'GET, HEAD, OPTIONS'],
  ['GET /api/leads', 'OPTIONS, POST'],
  ['POST /toolbox', 'GET, HEAD'],
  ['DELETE /icon.svg', 'GET, HEAD'],
])('%s is refused, and told what may be done there', async (line, allow) => {
  const { status, head } = await asked(line);
  expect([status, /^allow: (.*)$/im.exec(head)?.[1]]).toEqual([405, allow]);
});

test.each([
  ['two hosts', 'GET /toolbox HTTP/1.1\r\nHost: a.test\r\nHost: a.test\r\n\r\n'],
  [
    'a coding nobody knows',
    'POST /api/leads HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: x, chunked\r\n\r\n0\r\n\r\n',
  ],
  ['no version', 'GET /toolbox\r\n\r\n'],
  ['version 0.9', 'GET /toolbox HTTP/0.9\r\n\r\n'],
  ['version 2.0', 'GET /toolbox HTTP/2.0\r\nHost: a.test\r\n\r\n'],
  ['what is no request', '\x16\x03\x01\x02\x00\x01\r\n\r\n'],
  ['a length that is none', 'POST /api/leads HTTP/1.1\r\nHost: a.test\r\nContent-Length: x\r\n\r\n'],
])('%s is refused in plain text, and no cache keeps it', async (_what, bytes) => {
  const { status, head } = await raw(bytes.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'));
  expect(status).toBe(400);
  expect(head).toMatch(/^content-type: text\/plain/im);
  expect(head).toMatch(/^cache-control: no-store$/im);
});

test('more headers than are read are refused in the same way', async () => {
  const { status, head } = await asked('GET /toolbox', `X-A: ${'b'.repeat(17_000)}`);
  expect(status).toBe(431);
  expect(head).toMatch(/^content-type: text\/plain/im);
});

test('cookies and what nobody here understands are not heard', async () => {
  const lines = [
    'Cookie: a=b',
    'Next-Action: x',
    'X-Invoke-Path: /500',
    'X-Matched-Path: /x',
    'Upgrade: h2c',
  ];
  const { told } = await asked('GET /toolbox', ...lines, 'Accept: text/html');
  expect(told?.headers).toEqual({ host: 'a.test', connection: 'close', accept: 'text/html' });
});

test('of a User-Agent no more is read than tells what it is', async () => {
  const { told } = await asked('GET /toolbox', `User-Agent: ${'a'.repeat(15_000)}`);
  expect(told?.headers['user-agent']).toBe('a'.repeat(MOST.agent));
});

test.each([
  ['/icon.svg', true],
  ['/api/products', true],
  ['/toolbox', false],
])('a part of %s may be asked for: %s', async (path, heard) => {
  const { told } = await asked(`GET ${path}`, 'Range: bytes=0-1');
  expect(told?.headers.range !== undefined).toBe(heard);
});

test('nobody asks as the router of Next does', async () => {
  const lines = ['RSC: 1', 'Next-Router-State-Tree: %5B%5B', 'Next-Router-Prefetch: 1', 'Next-URL: /'];
  const { told } = await asked('GET /toolbox', ...lines);
  expect(told?.headers).toEqual({ host: 'a.test', connection: 'close' });
});

test('a body comes in as many parts as a network makes of it, and no more', async () => {
  const inParts = (count: number, size: number) =>
    raw(
      'POST /api/leads HTTP/1.1\r\nHost: a.test\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n' +
        `${`${size.toString(16)}\r\n${'a'.repeat(size)}\r\n`.repeat(count)}0\r\n\r\n`,
    );
  const { parts, bytesPerPart } = MOST;
  expect((await inParts(parts, 1)).told?.bytes).toBe(parts);
  expect((await inParts(parts + 1, 1)).told).toBeNull();
  expect((await inParts(10 * parts, bytesPerPart)).told?.bytes).toBe(10 * parts * bytesPerPart);
});
