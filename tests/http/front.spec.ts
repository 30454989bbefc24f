import fs from 'node:fs';
import zlib from 'node:zlib';
import { expect, test } from '@playwright/test';
import { readRecords } from '@/front/static/records';
import { ask, header, type Reply } from '@/scripts/setup/ask';
import { MISSING_PAGE } from '@/front/next-internals/own-addresses';
import { NEEDED_AT_ONCE } from '@/front/next-internals/compile-ahead';
import { cachedForClick } from '@/scripts/setup/record';
import { startPlainNext } from '@/scripts/setup/plain-next';
import { visitorsPage } from '@/scripts/setup/visitors-page';
import { pageScripts } from '@/front/next-internals/scripts-after-paint';
import { isPrepared } from '@/lib/kernel/pages';
import { routes, STILL_FILES } from '@/lib/kernel/routes';
import { siteEnvironment } from '../support/site-environment.mjs';
import { storeResult } from '../support/stored-results';

const SITE = Number(siteEnvironment.PORT);
const { BUILD_FOLDER } = siteEnvironment;

/** What the front says in its own way, besides, or not. */
const OURS = [
  'date',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'content-encoding',
  'etag',
  'x-nextjs-cache',
  'x-nextjs-prerender',
  'x-nextjs-stale-time',
];

/**
 * All that is answered out of memory, but for what is made when pages are recorded: Next does not know it.
 */
const addresses = () => readRecords(BUILD_FOLDER).answers.filter(({ path }) => !isMade(path));
const isMade = (path: string) => path.startsWith(STILL_FILES) && !siteScripts.includes(path);
const siteScripts = fs.readdirSync(`public${STILL_FILES}`).map((name) => STILL_FILES + name);

let next: Awaited<ReturnType<typeof startPlainNext>>;
let drawings: string;
test.beforeAll(async () => {
  next = await startPlainNext(BUILD_FOLDER);
  drawings = (await ask(next.port, routes.drawings)).bytes.toString();
});
test.afterAll(() => next.stop());

/** Addresses that lead nowhere: their page is recorded as any other (front/static/missing.ts). */
const NOWHERE = ['/nothing-is-here'];

/** What Next answers as visitors get it. */
async function forVisitors(asked: string, reply: Reply): Promise<Reply> {
  const [address = '', query] = asked.split('?');
  const path = NOWHERE.includes(address) ? MISSING_PAGE : address;
  const isRecorded = query !== 'success=true' && addresses().some((known) => known.path === path);
  const isPage = header(reply, 'content-type')?.startsWith('text/html');
  if (!isPage || !isRecorded) return reply;
  const headers = reply.headers.map(([name, value]): [string, string] =>
    name === 'Cache-Control' && isPrepared(path) ? [name, cachedForClick(value)] : [name, value],
  );
  if (reply.bytes.length === 0) return { ...reply, headers };
  return {
    ...reply,
    headers,
    bytes: Buffer.from((await visitorsPage(BUILD_FOLDER, path, reply.bytes.toString(), drawings)).html),
  };
}

function shown({ status, headers, bytes }: Reply) {
  const named = headers.map(([name, value]): [string, string] => [name.toLowerCase(), value]);
  const kept: Record<string, string> = Object.fromEntries(named.filter(([name]) => !OURS.includes(name)));
  const isText = kept['content-type']?.startsWith('text/html');
  return { status, headers: kept, bytes: bytes.toString(isText ? 'utf8' : 'base64') };
}

/** Next says of pages and calls that they vary by the headers of its router, which the front takes out. */
const unvaried = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => name !== 'vary'));

/** Asks both the same and expects the same, with what the front adds left out. */
async function expectSame(
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
  expecting = unvaried,
): Promise<Reply> {
  const [ours, theirs] = await Promise.all([
    ask(SITE, path, headers, method),
    ask(next.port, path, headers, method),
  ]);
  const { headers: expected, ...rest } = shown(await forVisitors(path, theirs));
  expect(shown(ours), `${method} ${path} ${JSON.stringify(headers)}`).toEqual({
    ...rest,
    headers: expect.objectContaining(expecting(expected)) as Record<string, string>,
  });
  return ours;
}

function unpacked(reply: Reply): string {
  const encoding = header(reply, 'content-encoding');
  if (encoding === 'br') return zlib.brotliDecompressSync(reply.bytes).toString('base64');
  return (encoding === 'gzip' ? zlib.gunzipSync(reply.bytes) : reply.bytes).toString('base64');
}

test('every address answers as plain Next does, with and without a query, whole and only its head', async () => {
  for (const { path } of addresses()) {
    await expectSame(path);
    await expectSame(`${path}?from=somewhere`);
    await expectSame(path, {}, 'HEAD');
  }
});

test('no page that was rendered at build names a script of Next that is fetched before the page is painted', async () => {
  const html = addresses().filter(({ headers }) =>
    (header({ headers }, 'content-type') ?? '').startsWith('text/html'),
  );
  for (const { path } of html)
    expect((await ask(SITE, path)).bytes.toString(), path).not.toMatch(
      /<script src="\/_next[^"]*" async|as="script"/,
    );
  expect(pageScripts((await ask(SITE, '/diagnostic')).bytes.toString()).length).toBeGreaterThan(0);
});

test('an address that leads nowhere has the page that says so, without React, and no cache keeps it', async () => {
  for (const path of ['/no-such-page', '/a/b', '/wp-admin?x=1']) {
    const answer = await ask(SITE, path);
    expect(answer.status, path).toBe(404);
    expect(header(answer, 'cache-control'), path).toContain('no-store');
    const html = answer.bytes.toString();
    expect(html, path).not.toMatch(/\/_next\/static\/chunks\/[^"]+\.js|__next_f/);
    expect(html, path).toMatch(/<meta name="robots" content="noindex/);
  }
  // With a key in it, it is as careful as the page that it was meant for.
  expect(header(await ask(SITE, '/orders/a-key/x'), 'referrer-policy')).toBe('no-referrer');
});

test('the largest script of a page asks to be compiled while it arrives', async () => {
  const names = pageScripts((await ask(SITE, '/diagnostic')).bytes.toString());
  const scripts = await Promise.all(names.map((name) => ask(SITE, name)));
  const [largest] = scripts.map(({ bytes }) => bytes.toString()).sort((a, b) => b.length - a.length);
  expect(largest?.startsWith(NEEDED_AT_ONCE)).toBe(true);
});

test('nobody is answered what the router of Next would ask for', async () => {
  for (const path of ['/diagnostic', '/toolbox', '/orders/a-key', '/no-such-page']) {
    const asked = await ask(SITE, `${path}?_rsc=x`, { rsc: '1', 'next-router-segment-prefetch': '/_tree' });
    expect(header(asked, 'content-type'), path).toMatch(/^text\/html/);
  }
});

for (const encoding of ['br', 'gzip']) {
  test(`what is compressed with ${encoding} unpacks to what it was, and says so to caches`, async () => {
    for (const { path, encodings, status } of addresses()) {
      const plain = await ask(SITE, path);
      const reply = await ask(SITE, path, { 'accept-encoding': encoding });
      expect(reply.status).toBe(status);
      expect(unpacked(reply), path).toBe(plain.bytes.toString('base64'));
      expect(header(reply, 'content-encoding'), path).toBe(encodings.find((made) => made === encoding));
      if (encodings.length > 0) expect(header(reply, 'vary'), path).toContain('Accept-Encoding');
    }
  });
}

test('who has a version is told so, and who has another gets this one', async () => {
  for (const { path, status } of addresses().filter((one) => one.status === 200)) {
    const asked = { 'accept-encoding': 'gzip, deflate, br' };
    const etag = header(await ask(SITE, path, asked), 'etag') ?? '';
    const known = await ask(SITE, path, { ...asked, 'if-none-match': etag });
    expect([known.status, known.bytes.length, header(known, 'etag')], path).toEqual([304, 0, etag]);
    expect((await ask(SITE, path, { ...asked, 'if-none-match': '"another"' })).status).toBe(status);
  }
});

test('parts of a file and questions by date are answered as by plain Next', async () => {
  for (const { path } of addresses()) await expectSame(path, { range: 'bytes=0-9' });
  const [file] = addresses().filter(({ path }) => path.startsWith('/_next/static/'));
  const changed = header(await ask(SITE, file!.path), 'last-modified') ?? '';
  // Without bytes it is not said that there are parts of them.
  const bytesAside = ({ 'accept-ranges': _, vary: __, ...headers }: Record<string, string>) => headers;
  const since = { 'if-modified-since': changed };
  expect((await expectSame(file!.path, since, 'GET', bytesAside)).status).toBe(304);
});

for (const [what, path, headers, method] of [
  ['an address that nothing answers', '/nothing-is-here'],
  ['a product that is not there', '/toolbox/no-such-product'],
  ['an address with a slash at its end', '/toolbox/'],
  ['an address with two slashes', '//toolbox'],
  ['an address of old', '/toolbox/strategic-okr-planner?x=1'],
  ['an address in other letters', '/Toolbox'],
  ['a former address in other letters', '/Toolbox/strategic-okr-planner'],
  ['a secret address in other letters', '/Orders/a-key'],
  ['an address below a page that is not there', '/library/a/b'],
  ['an encoded slash', '/toolbox%2Fgoal-cascade-builder'],
  ['an encoding that is broken', '/%E0%A4%A'],
  ['a file that is not there', '/_next/static/chunks/none.js'],
  ['a way out of the folder', '/_next/static/../../package.json'],
  ['a page with a condition in its query', '/toolbox?success=true'],
  ['a way to another site', '//evil.example/'],
  ['a way to another site by another stroke', '/\\\\evil.example/'],
  ['a call in other letters', '/api/Health'],
  ['a call that is encoded', '/api/%68ealth'],
  ['a call that nothing answers', '/api/none'],
  ['a call with a slash at its end', '/api/health/'],
  ['a call for something, with a slash at its end', '/api/assessments/somebodys/'],
  ['a call with two slashes', '/api//health'],
  ['a call with a part for the browser', '/api/health#x'],
  ['a call with a way up', '/api/assessments/..'],
  ['a call with an encoded way up', '/api/unsubscribe/%2e%2E'],
  ['a call with a way that leads nowhere', '/api/unsubscribe/.'],
] as [string, string, Record<string, string>?, string?][]) {
  test(`${what} is answered as by plain Next`, async () => {
    await expectSame(path, headers, method);
  });
}

for (const [what, path, headers, method] of [
  ['a call', '/api/health'],
  ['a call with a query', '/api/health?from=somewhere'],
  ['only the head of a call', '/api/health', {}, 'HEAD'],
  ['a call with another stroke', '/api/assessments/\\evil.example'],
  ['what may be called how', '/api/products', {}, 'OPTIONS'],
  ['a call without what it needs', '/api/assessments', {}, 'POST'],
] as [string, string, Record<string, string>?, string?][]) {
  test(`${what} is answered as by plain Next`, async () => {
    await expectSame(path, headers, method);
  });
}

test('a call is for what its address names, whatever its query says', async ({ request }) => {
  const id = await storeResult(request);
  const call = (address: string) => ask(SITE, `/api/assessments/${address}`);
  expect((await call(id)).status).toBe(200);
  for (const address of [`a?nxtPid=${id}`, `%5Bid%5D?id=${id}`, `${id}.rsc`, `${id}%2F`, `a%2F${id}`])
    expect((await call(address)).status, address).toBe(404);
});

test('a call does not say to somebody who writes the headers of Next what its route is called', async () => {
  const { headers } = await ask(SITE, '/api/products', { 'x-nextjs-data': '1' });
  expect(headers.map(([name]) => name.toLowerCase())).not.toContain('x-nextjs-matched-path');
});

test('an answer to a call is compressed for whoever takes it', async () => {
  const plain = await ask(SITE, '/api/products');
  for (const encoding of ['br', 'gzip']) {
    const reply = await ask(SITE, '/api/products', { 'accept-encoding': encoding });
    expect(header(reply, 'content-encoding')).toBe(encoding);
    expect(header(reply, 'vary')).toBe('Accept-Encoding');
    expect(unpacked(reply)).toBe(plain.bytes.toString('base64'));
  }
});

for (const [what, path, method, allowed] of [
  ['a page that is posted to', '/', 'POST', 'GET, HEAD'],
  ['a page with a key that is posted to', '/orders/a-key', 'POST', 'GET, HEAD'],
  ['a file that is to be deleted', '/tools/assets/demo.css', 'DELETE', 'GET, HEAD'],
  ['a file of Next that is posted to', '/_next/static/x', 'POST', 'GET, HEAD'],
  ['a call that was answered at build, and is posted to', '/api/openapi.json', 'POST', 'GET, HEAD'],
  ['a call that is to be deleted', '/api/health', 'DELETE', 'GET, HEAD, OPTIONS'],
  ['a call that is read', '/api/count', 'GET', 'OPTIONS, POST'],
  ['reports that are read', '/policy-reports', 'GET', 'POST'],
] as const) {
  test(`${what} says what may be done there`, async () => {
    const reply = await ask(SITE, path, {}, method);
    expect([reply.status, header(reply, 'allow')]).toEqual([405, allowed]);
  });
}

test('a part of a file that is not there, or can not be read, is refused', async () => {
  for (const range of ['bytes=5-1', 'bytes=99999999-', 'bytes=x']) {
    const reply = await ask(SITE, '/tools/assets/demo.css', { range });
    expect([reply.status, header(reply, 'content-range')], range).toEqual([
      416,
      expect.stringMatching(/^bytes \*\/\d+$/),
    ]);
  }
});

test('a download of a file that broke off goes on, unless the file is another one now', async () => {
  const whole = await ask(SITE, '/tools/assets/demo.css');
  const part = (tag = '') => ask(SITE, '/tools/assets/demo.css', { range: 'bytes=10-', 'if-range': tag });
  const rest = await part(header(whole, 'etag'));
  expect([rest.status, rest.bytes.toString()]).toEqual([206, whole.bytes.subarray(10).toString()]);
  expect((await part('"another"')).status).toBe(200);
});

for (const path of [
  '/toolbox/%5Bslug%5D',
  '/og/%5B...page%5D',
  '/images/samples/%5bslug]/x',
  '/_global-error',
  '/diagnostic/results/%E0%A4%A',
  '/orders/%ff',
  '/toolbox/%c0%ae',
  '/api/assessments/%',
  '/og/%ff',
]) {
  test(`${path} can't be read, and is as missing as any other`, async () => {
    expect((await ask(SITE, path)).status).toBe(404);
  });
}

for (const [path, status] of [
  ['/', 200],
  ['/api/products', 200],
  ['/no-such-page', 404],
] as const) {
  test(`${path} is answered in HTTP/1.1 also where another protocol was asked for`, async () => {
    await ask(SITE, '/api/health');
    expect((await ask(SITE, path, { connection: 'Upgrade', upgrade: 'websocket' })).status).toBe(status);
  });
}

test('nobody has pictures made to measure here', async () => {
  expect((await ask(SITE, '/_next/image?url=%2Fog%2Fhome.png&w=640&q=75')).status).toBe(404);
});
