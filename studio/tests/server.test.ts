import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openDeskLog } from '../desk/log';
import type { State } from '../server/studio';
import { contentFiles } from '../words/files';
import { ask, aStudio, call, enter, ORIGIN, PORT } from './a-studio';

let studio: Awaited<ReturnType<typeof aStudio>>;
let session: Record<string, string>;

beforeAll(async () => {
  studio = await aStudio();
  session = await enter(studio.newLink());
});
afterAll(() => studio.stop());

const HEADLINE = { do: 'set', path: ['hero', 'headline'], value: 'Another' };
const edit = (file: string, headers = session) => call('/api/edit', { file, edit: HEADLINE }, headers);
const READ = [
  '/api/state',
  '/api/check',
  '/api/form?file=home.yaml',
  '/api/desk?table=leads',
  '/api/desk/sheet',
];
const AT_DESK = ['person', 'file', 'ask', 'act'];
const keyOf = (link: string) => link.split('#')[1];

describe('a link', () => {
  test('opens the studio once, and says so when it is used again', async () => {
    const key = keyOf(studio.newLink());
    const opened = await call('/api/open', { key, token: '' });
    expect(opened.status).toBe(200);
    expect(opened.headers['set-cookie']).toEqual([
      expect.stringMatching(/^plumbline-studio-\d+=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/),
    ]);
    const again = await call('/api/open', { key, token: '' });
    expect(again.status).toBe(403);
    expect(again.text).toMatch(/used already.*Press Enter in the terminal/);
    expect(again.headers['set-cookie']).toBeUndefined();
  });

  test('that was guessed, or that another has replaced, opens nothing', async () => {
    const replaced = keyOf(studio.newLink());
    studio.newLink();
    for (const key of [replaced, '', 'x'.repeat(43)]) {
      const answer = await call('/api/open', { key, token: '' });
      expect(answer.status).toBe(403);
      expect(answer.text).toContain('opens nothing');
    }
  });

  test('has its key where no server, log or referrer is told of it', () => {
    expect(new URL(studio.newLink())).toMatchObject({
      pathname: '/',
      search: '',
      hash: expect.stringMatching(/^#/) as string,
    });
  });
});

describe('without having come in', () => {
  test.each<[string, (session: Record<string, string>) => Record<string, string>]>([
    ['nobody', () => ({})],
    ['another port of this host, which browsers send the cookie', ({ cookie }) => ({ cookie: cookie! })],
    ['somebody who has the key of the page alone', ({ 'studio-key': key }) => ({ 'studio-key': key! })],
    [
      'a cookie that was made up',
      (own) => ({ ...own, cookie: `plumbline-studio-${PORT}=${'x'.repeat(43)}` }),
    ],
  ])('%s reads or changes anything', async (_, some) => {
    for (const address of READ) expect((await ask(address, { headers: some(session) })).status).toBe(401);
    expect((await edit('home.yaml', some(session))).status).toBe(401);
    for (const name of AT_DESK) expect((await call(`/api/desk/${name}`, {}, some(session))).status).toBe(401);
  });

  test('the page is there, tells nothing, and may run its own script alone', async () => {
    const { status, headers } = await ask('/');
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; script-src 'self';.*frame-ancestors 'none'/,
    );
  });
});

describe('a page in the same browser', () => {
  test.each([
    'evil.example',
    `evil.example:${PORT}`,
    `localhost:${PORT}`,
    '127.0.0.1',
    `127.0.0.1:${PORT + 1}`,
  ])('that has led the name %s here is refused', async (host) => {
    for (const address of ['/', '/api/state'])
      expect((await ask(address, { headers: { ...session, host } })).status).toBe(421);
  });

  test.each([
    ['another origin', { origin: 'http://evil.example' }],
    ['another port of this host', { origin: `http://127.0.0.1:${PORT + 1}` }],
    ['no origin that it would name', { origin: 'null' }],
    ['another site, as the browser says', { 'sec-fetch-site': 'cross-site' }],
    ['the preview, as the browser says', { 'sec-fetch-site': 'same-site' }],
  ])('that comes from %s is refused', async (_, headers) => {
    const before = studio.read('home.yaml');
    expect((await edit('home.yaml', { ...session, ...headers })).status).toBe(403);
    expect((await ask('/api/state', { headers: { ...session, ...headers } })).status).toBe(403);
    expect(studio.read('home.yaml')).toBe(before);
    for (const name of AT_DESK)
      expect((await call(`/api/desk/${name}`, {}, { ...session, ...headers })).status).toBe(403);
  });

  test('that sends a form, or a body of no known or too great a length, is refused', async () => {
    const form = { ...session, 'content-type': 'application/x-www-form-urlencoded' };
    expect((await edit('home.yaml', form)).status).toBe(415);
    const { 'content-length': _, ...unknown } = {
      ...session,
      origin: ORIGIN,
      'content-type': 'application/json',
      'content-length': '',
    };
    expect(
      (
        await ask('/api/undo', {
          method: 'POST',
          headers: { ...unknown, 'transfer-encoding': 'chunked' },
          body: '{}',
        })
      ).status,
    ).toBe(413);
    expect(
      (
        await call(
          '/api/edit',
          { file: 'home.yaml', edit: { ...HEADLINE, value: 'x'.repeat(600_000) } },
          session,
        )
      ).status,
    ).toBe(413);
  });

  test('that does not say where it comes from changes nothing', async () => {
    const headers = { ...session, 'content-type': 'application/json', 'content-length': '2' };
    expect((await ask('/api/undo', { method: 'POST', headers, body: '{}' })).status).toBe(403);
  });
});

describe('whoever is in', () => {
  test.each([
    '../package.json',
    '/etc/passwd',
    'content/home.yaml',
    'products/../site.yaml',
    'products/90-day-sprint-planner/proof.json',
    'home.yaml\0.md',
    '__proto__',
    '',
  ])('reads and writes no other file than a content file: %j', async (file) => {
    const read = await ask(`/api/form?file=${encodeURIComponent(file)}`, { headers: session });
    expect([read.status, read.text]).toEqual([422, '{"message":"There is no such file."}']);
    expect((await edit(file)).status).toBe(422);
  });

  test('reads every content file', async () => {
    for (const { file } of contentFiles(studio.content))
      expect((await ask(`/api/form?file=${encodeURIComponent(file)}`, { headers: session })).text).toMatch(
        /^{"kind":"(values|prose)"/,
      );
  });

  test.each([
    '/api/__proto__',
    '/api/constructor',
    '/api/nothing',
    '/nothing',
    '//evil.example/',
    '/..%2fpackage.json',
  ])('finds nothing at %s', async (address) => {
    expect((await ask(address, { headers: session })).status).toBe(404);
  });

  test.each([
    { file: 'home.yaml' },
    { file: 'home.yaml', edit: { do: 'burn', path: [] } },
    { file: 'home.yaml', edit: { ...HEADLINE, value: nested(40) } },
    'no object',
  ])('is told that a call can’t be read: %j', async (body) => {
    const answer = await call('/api/edit', body, session);
    expect([answer.status, answer.text]).toEqual([422, expect.stringContaining('can’t be read')]);
  });

  test('changes a draft, and the file when it is published', async () => {
    const before = studio.read('home.yaml');
    const { text } = await edit('home.yaml');
    expect(JSON.parse(text)).toMatchObject({
      changes: [{ file: 'home.yaml', path: 'hero.headline', what: 'Hero › Headline', is: 'Another' }],
      undo: 'home.yaml: Hero › Headline',
    });
    expect(studio.read('home.yaml')).toBe(before);
    expect((await call('/api/publish', {}, session)).status).toBe(200);
    expect(studio.read('home.yaml')).toBe(before.replace(/headline: .*/, 'headline: Another'));
  });

  test('finds in the log who published which price', async () => {
    const file = 'products/okr-planning-calculator/product.yaml';
    await call('/api/edit', { file, edit: { do: 'set', path: ['priceCents'], value: 5_000 } }, session);
    expect((await call('/api/publish', {}, session)).status).toBe(200);
    const entries = openDeskLog(path.join(studio.folder, 'desk.log')).entries();
    expect(entries[0]).toMatchObject({
      ...{ who: expect.stringContaining('browser') as string, what: 'Published' },
      ...{ about: file, outcome: `Published. ${file}: Price: $49 → $50.` },
    });
  });

  test('is told when a place says something else than the field did, and changes nothing', async () => {
    const before = (await ask('/api/form?file=home.yaml', { headers: session })).text;
    const stale = { file: 'home.yaml', edit: { ...HEADLINE, value: 'Mine' }, was: 'What I saw' };
    const answer = await call('/api/edit', stale, session);
    expect([answer.status, answer.text]).toEqual([422, expect.stringContaining('changed meanwhile')]);
    expect((await ask('/api/form?file=home.yaml', { headers: session })).text).toBe(before);
  });

  test('publishes nothing that the check of content refuses, and is told why at its place', async () => {
    const before = studio.read('home.yaml');
    await call('/api/edit', { file: 'home.yaml', edit: { ...HEADLINE, value: '' } }, session);
    const { text } = await ask('/api/check', { headers: session });
    expect(JSON.parse(text)).toMatchObject({
      checked: { errors: [{ file: 'home.yaml', path: 'hero.headline', message: 'is empty. Write a text.' }] },
    });
    expect((await call('/api/publish', {}, session)).status).toBe(422);
    expect(studio.read('home.yaml')).toBe(before);
    await call('/api/undo', {}, session);
  });
});

test.each([
  ['aliases that would fill the memory', bomb()],
  ['more levels than can be read', `a: ${'['.repeat(20_000)}`],
  ['letters that are not UTF-8', Buffer.from('- from: /caf\xe9\n  to: /\n', 'latin1')],
])('a file with %s is told, and stops nothing', async (_, text) => {
  const before = studio.read('redirects.yaml');
  studio.write('redirects.yaml', text);
  const { status, text: checked } = await ask('/api/check', { headers: session });
  expect(status).toBe(200);
  expect((JSON.parse(checked) as State).checked?.errors).not.toEqual([]);
  expect((await ask('/api/form?file=redirects.yaml', { headers: session })).text).toBe(
    '{"kind":"unreadable"}',
  );
  expect((await ask('/api/form?file=home.yaml', { headers: session })).status).toBe(200);
  studio.write('redirects.yaml', before);
});

/** Nine lists of nine, each in each: a billion texts. */
function bomb(): string {
  const lines = ['a0: &a0 [x, x, x, x, x, x, x, x, x]'];
  for (let level = 1; level < 10; level++)
    lines.push(`a${level}: &a${level} [${Array.from({ length: 9 }, () => `*a${level - 1}`).join(', ')}]`);
  return `${lines.join('\n')}\n`;
}

function nested(levels: number): unknown {
  return levels === 0 ? 'x' : [nested(levels - 1)];
}

test('a studio that finds the port beside its own taken leaves no server behind', async () => {
  const port = PORT + 2;
  const other = createServer().listen(port + 1, '127.0.0.1');
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  await expect(aStudio({ port, origin: `http://127.0.0.1:${port}` })).rejects.toThrow('EADDRINUSE');
  await expect(ask('/', { port })).rejects.toThrow('ECONNREFUSED');
});

describe('the preview', () => {
  const port = PORT + 1;

  test('is seen by whoever was let in, and by nobody else', async () => {
    expect((await ask('/', { port })).status).toBe(401);
    // There is no build to show a page with here.
    expect((await ask('/', { port, headers: { cookie: session.cookie! } })).status).toBe(503);
  });

  test('takes nothing, answers no calls, and goes by no other name', async () => {
    const { cookie } = session as { cookie: string };
    expect(
      (await call('/api/contact', {}, { cookie, origin: `http://127.0.0.1:${port}` }, port)).status,
    ).toBe(405);
    expect((await ask('/api/products', { port, headers: { cookie } })).status).toBe(404);
    expect((await ask('/', { port, headers: { cookie, host: `localhost:${port}` } })).status).toBe(421);
    expect((await ask('/', { port, headers: { cookie, 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
  });
});
