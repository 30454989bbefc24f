import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, inject, onTestFinished, test } from 'vitest';
import { FUNNEL_EVENTS } from '@/lib/funnel/rules/events';
import { bundled } from '../support/bundled';
import { freshDatabase, PRISMA_FOLDER } from '../support/databases';
import { storeOrder } from '../support/stored-orders';
import { removeFolder, temporaryFolder } from '../support/temporary-folder';

const { database, url } = await freshDatabase();
const SITE = 'http://127.0.0.1:3000';
Object.assign(process.env, { DATABASE_URL: url, BASE_URL: SITE, TRUSTED_PROXIES: '1' });
const { POST } = await import('@/app/api/count/route');

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const today = () => new Date().toISOString().slice(0, 10);
let visitor = 0;
const beacon = (body: unknown, headers: Record<string, string> = {}) =>
  POST(
    new Request(`${SITE}/api/count`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        'user-agent': FIREFOX,
        'x-forwarded-for': `10.1.0.${++visitor % 250}`,
        ...headers,
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  );
const counters = () => database.funnelCounter.findMany({ orderBy: { event: 'asc' } });

beforeEach(async () => {
  await database.funnelCounter.deleteMany();
  await database.channelCost.deleteMany();
  await database.order.deleteMany();
});

describe('a beacon', () => {
  test('adds one to each of its events of the day, and to nothing else', async () => {
    expect((await beacon(['landing'])).status).toBe(204);
    expect((await beacon(['landing', 'call'])).status).toBe(204);
    expect(await counters()).toEqual([
      { day: today(), channel: '', event: 'call', count: 1 },
      { day: today(), channel: '', event: 'landing', count: 2 },
    ]);
  });

  test('adds to the channel that its visit came by', async () => {
    const from = (source: object) => beacon({ events: ['visit'], source });
    for (const medium of ['cpc', 'CPC']) await from({ utm_source: 'Google', utm_medium: medium });
    await from({});
    expect(await database.funnelCounter.findMany({ orderBy: { channel: 'asc' } })).toEqual([
      { day: today(), channel: 'direct', event: 'visit', count: 1 },
      { day: today(), channel: 'google/cpc', event: 'visit', count: 2 },
    ]);
  });

  test('of the hundred and first channel of a day counts as another, and of a known one as before', async () => {
    const counted = (channel: string) => ({ day: today(), channel, event: 'visit', count: 1 });
    await database.funnelCounter.createMany({
      data: Array.from({ length: 100 }, (_, at) => counted(`made-up-${at}`)),
    });
    for (const utm_source of ['one-more', 'and-more', 'made-up-7'])
      await beacon({ events: ['visit'], source: { utm_source } });
    await beacon({ events: ['visit'], source: {} });
    expect(await database.funnelCounter.count()).toBe(102);
    const count = async (channel: string) =>
      (await database.funnelCounter.findFirst({ where: { channel } }))?.count;
    expect([await count('other'), await count('made-up-7'), await count('direct')]).toEqual([2, 2, 1]);
  });

  test('of a channel with counters of late, an order or a cost has room on the fullest day', async () => {
    const counted = (channel: string, daysAgo = 0) => {
      const day = new Date(Date.now() - daysAgo * 24 * 60 * 60_000).toISOString().slice(0, 10);
      return { day, channel, event: 'visit', count: 1 };
    };
    await database.funnelCounter.createMany({
      data: [
        ...Array.from({ length: 100 }, (_, at) => counted(`made-up-${at}`)),
        counted('news', 29),
        counted('long-ago', 32),
      ],
    });
    await database.channelCost.create({ data: { month: '2026-01', channel: 'fair', cents: 100 } });
    const attribution = { utm_source: 'Google', utm_medium: 'CPC' };
    await storeOrder(database, { attribution });
    await storeOrder(database, { attribution: { utm_source: 'unpaid' }, status: 'awaiting_payment' });
    for (const source of ['news', 'fair', 'google/cpc', 'long-ago', 'unpaid'])
      await beacon({ events: ['visit'], source: { utm_source: source } });
    const { count: others } = await database.funnelCounter.findFirstOrThrow({ where: { channel: 'other' } });
    expect(others).toBe(2);
    for (const channel of ['news', 'fair', 'google/cpc'])
      expect(await database.funnelCounter.count({ where: { channel, day: today() } })).toBe(1);
  });

  test('is not lost when fifty come at the same moment', async () => {
    const all = Array.from({ length: 50 }, (_, at) =>
      beacon(at % 2 ? [...FUNNEL_EVENTS] : [...FUNNEL_EVENTS].reverse()),
    );
    expect(new Set((await Promise.all(all)).map(({ status }) => status))).toEqual(new Set([204]));
    expect((await counters()).map(({ count }) => count)).toEqual(FUNNEL_EVENTS.map(() => 50));
  });

  test.each([
    ['Do Not Track', { dnt: '1' }],
    ['Global Privacy Control', { 'sec-gpc': '1' }],
    [
      'a crawler',
      { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    ],
    ['a browser without a head', { 'user-agent': `${FIREFOX} HeadlessChrome/140.0` }],
    ['a program that does not say what it is', { 'user-agent': '' }],
  ])('of %s is answered like any other and not counted', async (_, headers) => {
    expect((await beacon(['landing'], headers)).status).toBe(204);
    expect(await counters()).toEqual([]);
  });

  test.each([
    ['a name that is not in the list', ['landing', 'visitor-17'], {}, 400],
    ['the name of a payment', ['paid'], {}, 400],
    ['more than names', [{ event: 'landing', visitor: 'x' }], {}, 400],
    ['no JSON', '[', {}, 400],
    ['more than eight kilobytes', ['x'.repeat(8200)], {}, 413],
    ['another content type', ['landing'], { 'content-type': 'text/plain' }, 415],
    ['a page of another site behind it', ['landing'], { 'sec-fetch-site': 'cross-site' }, 403],
  ])('with %s is refused, with a message', async (_, body, headers: Record<string, string>, status) => {
    const answer = await beacon(body, headers);
    expect(answer.status).toBe(status);
    expect(((await answer.json()) as { message: string }).message).not.toBe('');
    expect(await counters()).toEqual([]);
  });

  test('too many from one network are refused, and others are not', async () => {
    const busy = { 'x-forwarded-for': '192.0.2.9' };
    for (let at = 0; at < 1_000; at++) await beacon(['call'], busy);
    expect((await beacon(['call'], busy)).status).toBe(429);
    expect((await beacon(['call'])).status).toBe(204);
  });
});

describe('npm run funnel', () => {
  const funnel = async (...args: string[]) => {
    const cwd = path.dirname(PRISMA_FOLDER);
    const command = [...(await bundled('scripts/funnel.ts')), ...args];
    return new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) => {
      execFile(process.execPath, command, { cwd, env: process.env }, (error, stdout, stderr) =>
        resolve({ code: error?.code ?? 0, stdout, stderr }),
      );
    });
  };
  const MARCH = ['--from', '2026-03-01', '--to', '2026-03-31'];

  async function aMonth(): Promise<void> {
    const count = (day: string, event: string, number: number, channel = 'direct') =>
      database.funnelCounter.create({ data: { day, channel, event, count: number } });
    await count('2026-02-28', 'landing', 1000);
    await count('2026-03-01', 'landing', 150);
    await count('2026-03-31', 'landing', 50, '');
    await count('2026-03-31', 'visit', 60, 'google/cpc');
    await count('2026-03-31', 'results', 6, 'google/cpc');
    await count('2026-03-31', 'call', 2, 'google/cpc');
    await count('2026-03-31', 'step-about', 50);
    await count('2026-03-31', 'step-ratings', 20);
    await count('2026-03-31', 'rated-visionClarity', 15);
    await count('2026-03-31', 'checkout', 4);
    await count('2026-04-01', 'landing', 1000);
  }

  test('prints the stages and statements of some days, the last one included', async () => {
    await aMonth();
    await storeOrder(database, { soldAt: new Date('2026-03-31T23:59:00Z') });
    await storeOrder(database, { soldAt: new Date('2026-04-01T00:00:00Z') });
    await storeOrder(database, { status: 'on_hold', paidAt: new Date('2026-03-31T23:59:00Z') });
    const { stdout, code } = await funnel(...MARCH);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^2026-03-01 to 2026-03-31 \(UTC\)$/m);
    expect(stdout).toMatch(/^Landing page +200 +- +-$/m);
    expect(stdout).toMatch(/^Diagnostic, step 1: about you +50 +25% +75%$/m);
    expect(stdout).toMatch(/^Paid +1 +25% +75%$/m);
    expect(stdout).toMatch(/^1\. a written three-year picture +15 +75% +5$/m);
  });

  test('says what was tapped below which recommendation', async () => {
    expect((await beacon(['useful-done:strong-area:keyResults'])).status).toBe(204);
    expect((await beacon(['useful-no:challenge:Mindset & Focus'])).status).toBe(204);
    expect((await beacon(['useful-yes:strong-area:made-up'])).status).toBe(400);
    const { stdout } = await funnel('--days', '1');
    expect(stdout).toMatch(/^Give each goal key results anyone can score +0 +0 +1$/m);
    expect(stdout).toMatch(/^Protect four hours for your own work +0 +1 +0$/m);
  });

  test('says which channel paid: orders by their source, less what went back, and a cost by the days of its month', async () => {
    await aMonth();
    const soldAt = new Date('2026-03-31T12:00:00Z');
    const google = { attribution: { utm_source: 'Google', utm_medium: 'cpc' }, soldAt };
    await storeOrder(database, { ...google, priceCents: 3900 });
    await storeOrder(database, { ...google, priceCents: 3900, status: 'partially_refunded', refunded: 900 });
    await storeOrder(database, { ...google, priceCents: 3900, status: 'refunded', refunded: 3900 });
    const orderId = await storeOrder(database, { ...google, priceCents: 3900, status: 'refunded' });
    const dispute = { orderId, reason: 'fraudulent', createdAt: soldAt };
    await database.dispute.createMany({
      data: [
        { ...dispute, id: 'du_1', amount: 1500, status: 'lost' },
        { ...dispute, id: 'du_2', amount: 700, status: 'won' },
      ],
    });
    await storeOrder(database, { soldAt, priceCents: 100 });
    await storeOrder(database, { ...google, soldAt: null, paidAt: soldAt, status: 'refunded', refunded: 1 });
    const typed = await funnel('cost', 'Google / CPC', '2026-03', '310');
    expect(typed).toMatchObject({ code: 0, stdout: 'google/cpc cost $310.00 in 2026-03.\n', stderr: '' });
    const whole = await funnel(...MARCH);
    expect(whole.stdout).toMatch(/^google\/cpc +60 +6 +2 +4 +\$93\.00 +\$310\.00$/m);
    expect(whole.stdout).toMatch(/^\(not known\) +0 +0 +0 +1 +\$1\.00 +\$0\.00$/m);
    expect(whole.stdout).toMatch(/^All +60 +6 +2 +5 +\$94\.00 +\$310\.00$/m);
    const oneDay = await funnel('--from', '2026-03-31', '--to', '2026-03-31');
    expect(oneDay.stdout).toMatch(/^google\/cpc .* \$10\.00$/m);
  });

  test('notes a cost in place of the one before, says where a channel is new, and 0 takes it away', async () => {
    await aMonth();
    await funnel('cost', 'fair', '2026-03', '500');
    const again = await funnel('cost', 'fair', '2026-03', '$450.50');
    expect(again.stderr).toBe(
      'No visit came by fair so far. The channels that were counted: direct, google/cpc.\n',
    );
    expect((await funnel('costs')).stdout).toMatch(/^2026-03 +fair +\$450\.50$/m);
    await funnel('cost', 'fair', '2026-03', '0');
    expect((await funnel('costs')).stdout).toBe('No costs were typed in.\n');
  });

  test('gives the same as JSON, and as a page that loads nothing', async () => {
    await aMonth();
    const folder = temporaryFolder('funnel');
    onTestFinished(() => removeFolder(folder));
    const file = path.join(folder, 'funnel.html');
    const { stdout } = await funnel(...MARCH, '--json', '--html', file);
    const { stages, statements } = JSON.parse(stdout) as { stages: { id: string }[]; statements: unknown[] };
    expect(stages).toContainEqual({ id: 'step-about', count: 50, kept: 0.25 });
    expect(statements).toHaveLength(16);
    const page = fs.readFileSync(file, 'utf8');
    expect(page).toContain('<td>Diagnostic, step 1: about you</td><td>50</td><td>25%</td><td>75%</td>');
    expect(page.match(/<rect /g)).toHaveLength(8 + 16);
    expect(page).not.toMatch(/<script|<link|src=|https?:/);
  });

  // Once is enough: no database is asked.
  test.skipIf(inject('postgresqlServer')).each([
    [['--days', '0'], '--days is a number from 1 to 9999.'],
    [['--from', '2026-02-30'], '--from is a day such as 2026-03-01.'],
    [['--from', '2026-03-02', '--to', '2026-03-01'], '--from (2026-03-02) is after --to (2026-03-01).'],
    [['cost', 'fair', '2026-13', '5'], 'The month is written as 2026-03.'],
    [['cost', 'fair', '2026-03', '5.5'], 'The amount is in USD, such as 12 or 12.50.'],
  ])('%j is refused in one line', async (args, text) => {
    expect(await funnel(...args)).toMatchObject({ code: 1, stderr: `${text}\n` });
  });
});
