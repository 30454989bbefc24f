import { createServer } from 'node:http';
import path from 'node:path';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { close, listen } from '@/tests/support/start-sandbox';
import { removeFolder, temporaryFolder } from '@/tests/support/temporary-folder';
import { createAccess } from '../server/access';
import { previewServer } from '../preview/proxy';
import { ask } from './a-studio';

test('a page that the process sends in pieces is framed once, as a proxy before the studio wants it', async () => {
  const folder = temporaryFolder('proxy');
  const socket = path.join(folder, 'preview.sock');
  const rendering = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.write('<!doctype html><head></head>');
    response.end('<p>A page</p>');
  });
  rendering.listen(socket);
  await once(rendering, 'listening');
  const origin = 'http://127.0.0.1:3011';
  const access = createAccess({ token: null, origin });
  const opened = access.open(access.newKey(), '');
  const cookie = opened.ok ? opened.value.setCookie.split(';')[0]! : '';
  const state = () => ({ state: 'ready' as const, origin, version: 1 });
  const preview = { socket, content: folder, state, wake: () => undefined };
  const server = previewServer({ origin, studio: 'http://127.0.0.1:3010', access, preview, bridge: '' });
  onTestFinished(() => {
    [rendering, server].forEach(close);
    removeFolder(folder);
  });
  const port = await listen(server);
  const headers = { host: '127.0.0.1:3011', cookie };
  const { status, headers: lines, text } = await ask('/', { headers, port });
  expect([status, text]).toEqual([
    200,
    expect.stringMatching(/<script src="[^"]+" defer><\/script><\/head><p>A page/),
  ]);
  expect(lines).toMatchObject({ 'content-length': String(Buffer.byteLength(text)) });
  expect(lines).not.toHaveProperty('transfer-encoding');
});
