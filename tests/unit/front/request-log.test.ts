import { once } from 'node:events';
import fs from 'node:fs';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { compose, type Handler } from '@/front/middleware';
import { type Answered, requestLog } from '@/front/request-log';
import { routePatterns } from '@/front/route-patterns';
import { requestId } from '@/lib/platform/log/request-id';
import { removeFolder, temporaryFolder } from '../../support/temporary-folder';

type Setting = { trusted?: boolean; last?: Handler };

/** Serves with the log as its only middleware. */
async function logged({ trusted = false, last }: Setting = {}) {
  const lines: Answered[] = [];
  const middleware = requestLog({
    patternOf: () => '/orders/[token]',
    isTrusted: () => trusted,
    count: (answered) => lines.push(answered),
  });
  const answer = compose([middleware], last ?? ((_, response) => void response.end(requestId())));
  const server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { lines, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

test('an answer is noted with method, route, status and time, and nothing of its address', async () => {
  const { lines, url } = await logged();
  const answer = await fetch(`${url}/orders/a-secret?client_secret=pi_1`, { method: 'POST' });
  await answer.text();
  await expect.poll(() => lines).toHaveLength(1);
  expect(Object.keys(lines[0] ?? {})).toEqual(['req', 'method', 'route', 'status', 'ms']);
  expect(lines[0]).toMatchObject({ method: 'POST', route: '/orders/[token]', status: 200 });
});

test('the id of the log line is the one the visitor is told, and the one whoever answers can ask for', async () => {
  const { lines, url } = await logged();
  const answer = await fetch(url);
  const id = answer.headers.get('x-request-id');
  expect(id).toMatch(/^[0-9a-f]{12}$/);
  expect(await answer.text()).toBe(id);
  await expect.poll(() => lines.map(({ req }) => req)).toEqual([id]);
});

test('two requests at once have ids of their own', async () => {
  const { url } = await logged();
  const ids = await Promise.all([fetch(url), fetch(url)].map(async (answer) => (await answer).text()));
  expect(ids[0]).not.toBe(ids[1]);
});

const BROUGHT = { headers: { 'X-Request-Id': 'from-the-proxy-1' } };

test('an id from outside is not taken', async () => {
  const { url } = await logged();
  expect((await fetch(url, BROUGHT)).headers.get('x-request-id')).not.toBe('from-the-proxy-1');
});

test('an id from a trusted proxy is taken', async () => {
  const { url } = await logged({ trusted: true });
  expect((await fetch(url, BROUGHT)).headers.get('x-request-id')).toBe('from-the-proxy-1');
});

test('not even a trusted proxy brings an id that could be something else', async () => {
  const { url } = await logged({ trusted: true });
  const answer = await fetch(url, { headers: { 'X-Request-Id': 'somebody@example.org' } });
  expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f]{12}$/);
});

test('whoever leaves before the answer is noted as gone', async () => {
  const { lines, url } = await logged({ last: (_, response) => void response.write('begun') });
  const request = get(url, (answer) => answer.once('data', () => request.destroy()));
  request.on('error', () => undefined);
  await expect.poll(() => lines.map(({ status }) => status)).toEqual([499]);
});

test('an address is named by its route, its file or nothing', () => {
  const folder = temporaryFolder('patterns');
  onTestFinished(() => removeFolder(folder));
  fs.mkdirSync(path.join(folder, 'public/tools'), { recursive: true });
  fs.writeFileSync(path.join(folder, 'public/tools/okr.html'), '');
  const routes = {
    staticRoutes: [{ page: '/' }, { page: '/toolbox' }],
    dynamicRoutes: [{ page: '/orders/[token]', regex: '^/orders/([^/]+?)(?:/)?$' }],
  };
  fs.writeFileSync(path.join(folder, 'routes-manifest.json'), JSON.stringify(routes));
  const patternOf = routePatterns(folder, path.join(folder, 'public'));
  const named = ['/', '/toolbox?success=true', '/orders/a-secret', '/tools/okr.html', '/_next/static/a.js'];
  expect(named.map(patternOf)).toEqual([
    '/',
    '/toolbox',
    '/orders/[token]',
    '/tools/[file]',
    '/_next/[file]',
  ]);
  expect(['/orders/a-secret/x', '/ada@example.org', '//x', ''].map(patternOf)).toEqual(
    Array(4).fill('(none)'),
  );
  const inTurn = ['/toolbox', '/toolbox', '/orders/one', '/orders/one', '/toolbox', '/x', '/x', '/'];
  expect(inTurn.map(patternOf)).toEqual([
    ...['/toolbox', '/toolbox', '/orders/[token]', '/orders/[token]', '/toolbox'],
    ...['(none)', '(none)', '/'],
  ]);
});
