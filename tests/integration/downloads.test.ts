import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { routes, apiRoutes } from '@/lib/kernel/routes';
import { loadContent } from '@/lib/content/load';
import { productFilePath, EVERYTHING } from '@/lib/shop/rules/product-file';
import { signedFileLinks } from '@/lib/shop/file-links';
import { CONTENT } from '../support/content';
import { LINK_SECRETS, SITE, siteDatabase } from '../support/databases';
import { storeOrder } from '../support/stored-orders';

const { database } = await siteDatabase({ TRUSTED_PROXIES: '1' });
const { GET, HEAD } = await import('@/app/api/downloads/[token]/route');

const { products, orders: words } = loadContent(CONTENT);
const file = products.find(({ slug }) => slug === '90-day-sprint-planner')!.files[0]!;
const bytes = fs.readFileSync(`${CONTENT}/${productFilePath(file)}`);
const FILE = `${file.slug}/${file.name}`;

const links = signedFileLinks([LINK_SECRETS]);
const TOMORROW = new Date(Date.now() + 24 * 60 * 60_000);
const linkTo = (orderId: string, path = FILE, expires = TOMORROW) =>
  links.sign({ orderId, file: path, expires });

const ask = (token: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  (method === 'GET' ? GET : HEAD)(new Request(SITE + apiRoutes.download(token), { method, headers }), {
    params: Promise.resolve({ token }),
  });
const bodyOf = async (response: Response) => Buffer.from(await response.arrayBuffer());
const sha256 = (data: Buffer) => createHash('sha256').update(data).digest('hex');

describe('a file', () => {
  test('comes whole, under its name, to be saved', async () => {
    const answer = await ask(linkTo(await storeOrder(database)));
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': file.mediaType,
      'content-length': String(file.size),
      'content-disposition': `attachment; filename="${file.name}"; filename*=UTF-8''${file.name}`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(sha256(await bodyOf(answer))).toBe(file.sha256);
  });

  test('is noted once for each time that it is fetched, with a hash of the network', async () => {
    const orderId = await storeOrder(database);
    const from = { 'x-forwarded-for': '192.0.2.7' };
    await ask(linkTo(orderId), from);
    await ask(linkTo(orderId), from);
    await ask(linkTo(orderId), from, 'HEAD');
    const noted = await database.download.findMany({ where: { orderId } });
    expect(noted.map((one) => one.file)).toEqual([FILE, FILE]);
    expect(new Set(noted.map(({ networkHash }) => networkHash))).toEqual(
      new Set([expect.stringMatching(/^[\w-]{43}$/) as string]),
    );
  });

  test.each([
    ['that is there', {}],
    ['of an order that was refunded', { status: 'refunded', refunded: 5900 }],
  ] as const)('%s is told of by HEAD as by GET, without a body', async (_what, order) => {
    const token = linkTo(await storeOrder(database, order));
    const [get, head] = [await ask(token), await ask(token, {}, 'HEAD')];
    expect([head.status, Object.fromEntries(head.headers)]).toEqual([
      get.status,
      Object.fromEntries(get.headers),
    ]);
    expect(await bodyOf(head)).toHaveLength(0);
  });
});

const BUNDLE = {
  productSlug: 'complete-strategy-toolbox',
  title: 'Complete Strategy Toolbox',
  tools: ['90-day-sprint-planner', 'goal-cascade-builder'],
};

test('everything as one archive has every file in it, and its size is right', async () => {
  const token = linkTo(await storeOrder(database, BUNDLE), EVERYTHING);
  const answer = await ask(token);
  expect(answer.headers.get('content-type')).toBe('application/zip');
  expect(answer.headers.get('content-disposition')).toContain('filename="complete-strategy-toolbox.zip"');
  const zip = await bodyOf(answer);
  expect(answer.headers.get('content-length')).toBe(String(zip.length));
  // Stored and not compressed: each file stands in it as it is, under its path.
  for (const path of [
    'complete-strategy-toolbox/05-90-day-sprint-planner/LICENSE.txt',
    'complete-strategy-toolbox/04-goal-cascade-builder/LICENSE.txt',
  ])
    expect(zip.includes(path)).toBe(true);
  expect(zip.includes(bytes)).toBe(true);
});

async function refused(token: string): Promise<{ status: number; text: string }> {
  const answer = await ask(token);
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  return { status: answer.status, text: await answer.text() };
}

describe('a link', () => {
  test('that has expired says so, and how to get a new one', async () => {
    const { status, text } = await refused(
      linkTo(await storeOrder(database), FILE, new Date(Date.now() - 1000)),
    );
    expect(status).toBe(410);
    expect(text).toContain(words.downloads.expired.title);
    expect(text).toContain(`href="${routes.findPurchase}"`);
  });

  test.each([
    [{ status: 'refunded', refunded: 5900 }, 410, words.downloads.refunded.title],
    [{ status: 'refunded', refunded: 0 }, 410, words.downloads.reversed.title],
    [{ status: 'disputed' }, 403, words.downloads.disputed.title],
    [{ status: 'awaiting_payment' }, 403, words.downloads.unpaid.title],
    [{ status: 'on_hold' }, 403, words.downloads.unpaid.title],
  ] as const)('of an order that is %j says why it does not work', async (order, expected, title) => {
    const { status, text } = await refused(linkTo(await storeOrder(database, order)));
    expect(status).toBe(expected);
    expect(text).toContain(title);
  });

  test('that was changed in any place opens nothing', async () => {
    const token = linkTo(await storeOrder(database));
    for (let at = 0; at < token.length; at += 3) {
      const changed = token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1);
      if (changed !== token) expect((await ask(changed)).status, `at ${at}`).toBe(404);
    }
  });

  test('that was signed with another secret, or not at all, opens nothing', async () => {
    const link = { orderId: await storeOrder(database), file: FILE, expires: TOMORROW };
    const [body = ''] = links.sign(link).split('.');
    const others = [
      signedFileLinks(['x'.repeat(40)]).sign(link),
      body,
      `${body}.`,
      '',
      '.',
      'a.b.c',
      '\u0000',
    ];
    for (const token of others) expect((await ask(token)).status).toBe(404);
  });

  test.each([
    '../../../package.json',
    '90-day-sprint-planner/../../site.yaml',
    '90-day-sprint-planner/../goal-cascade-builder/LICENSE.txt',
    'goal-cascade-builder/LICENSE.txt',
    '/etc/passwd',
    '90-day-sprint-planner/.hidden',
  ])('of ours to %j gets no file: it is not one of the order', async (path) => {
    const noted = vi.spyOn(console, 'info');
    const { status, text } = await refused(linkTo(await storeOrder(database), path));
    expect(noted.mock.calls).toEqual([['Refused: download link']]);
    noted.mockRestore();
    expect(status).toBe(404);
    expect(text).toContain(words.downloads.invalid.title);
  });
});
