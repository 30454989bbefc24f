import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { aShop } from '../support/a-shop';
import { runCommand } from '../support/command';
import { contentWith } from '../support/content';
import { startMailServer } from '../support/mail-server';

const shop = await aShop({ SMTP_URL: '', MAIL_FROM: '' });

test('npm run orders shows an order, with all that a bank asks for in a dispute', async () => {
  const { id, number } = await shop.bought();
  const at = new Date('2026-03-02T09:30:00Z');
  await shop.database.download.create({
    data: { id: 'one', orderId: id, file: 'goal-cascade-builder/x', at, networkHash: 'abcdef0123456789' },
  });
  const { output } = await runCommand('orders', 'show', number, '--json');
  expect(JSON.parse(output)).toMatchObject({
    number,
    status: 'paid',
    events: [{ type: 'payment_intent.succeeded' }],
    mails: [{ template: 'receipt' }, { template: 'owner-sale' }],
    terms: { service: expect.stringContaining('Terms of Service') as string },
  });
  const text = (await runCommand('orders', 'show', number)).output;
  for (const said of ['ada@example.com', 'visa 4242', 'goal-cascade-builder/x  abcdef01', 'License', 'ch_'])
    expect(text).toContain(said);
  expect(text).toContain('its day’s were not kept');
  expect((await runCommand('orders', 'list')).output).toContain(number);
});

test('npm run orders corrects an address: the links that went to the old one end', async () => {
  const { id, number } = await shop.bought();
  await shop.database.orderAccess.create({ data: { orderId: id, tokenHash: 'of a link that was sent' } });
  const corrected = await runCommand('orders', 'correct-email', number, 'grace@example.com');
  expect(corrected).toEqual({
    code: 0,
    output: `The receipt of ${number} is queued for grace@example.com.\n`,
  });
  expect(await shop.order(id)).toMatchObject({ email: 'grace@example.com' });
  expect(await shop.database.orderAccess.count()).toBe(0);
});

test('npm run orders releases an order on hold, and wants to know why', async () => {
  const { paymentIntentId, id, priceCents } = await shop.beginForLess();
  await shop.pay(paymentIntentId);
  await shop.settled();
  const { number } = await shop.order(id);
  const unexplained = { code: 1, output: expect.stringContaining('Say why with --reason') as string };
  expect(await runCommand('orders', 'release', number)).toEqual(unexplained);
  expect(await runCommand('orders', 'release', number, '--reason', '  ', '--yes')).toEqual(unexplained);
  const released = await runCommand('orders', 'release', number, '--reason', 'agreed', '--json', '--yes');
  expect(JSON.parse(released.output)).toEqual({ number, status: 'paid', price: priceCents - 100 });
  expect(await shop.order(id)).toMatchObject({ releaseReason: 'agreed' });
});

test('npm run outbox lists dead letters and queues them again', async () => {
  await shop.bought();
  await shop.database.outboxMail.updateMany({ data: { status: 'dead', tries: 12, lastError: '550 no' } });
  const listed = await runCommand('outbox', 'list', '--json');
  expect(JSON.parse(listed.output)).toMatchObject([{ lastError: '550 no' }, { lastError: '550 no' }]);
  const retried = await runCommand('outbox', 'retry', 'all', '--json');
  expect(JSON.parse(retried.output)).toEqual({ queued: 2 });
  expect(await shop.database.outboxMail.count({ where: { status: 'queued', tries: 0 } })).toBe(2);
});

test('npm run outbox delivers what is due, and ends; without a mail server it says so', async () => {
  await shop.bought();
  expect(await runCommand('outbox', 'deliver')).toMatchObject({
    code: 1,
    output: expect.stringContaining('SMTP_URL and MAIL_FROM are not set') as string,
  });
  const server = await startMailServer();
  onTestFinished(() => {
    vi.unstubAllEnvs();
    return server.stop();
  });
  vi.stubEnv('SMTP_URL', server.url);
  vi.stubEnv('MAIL_FROM', 'hello@example.org');
  const delivered = await runCommand('outbox', 'deliver', '--json');
  expect(JSON.parse(delivered.output)).toEqual({ sent: 2, postponed: 0, dead: 0 });
  expect(server.arrived).toHaveLength(2);
});

test('while a file of content has an error, commands name it and do nothing', async () => {
  const root = contentWith(['site.yaml', 'timeZone:', 'timeZoned:']);
  vi.stubEnv('CONTENT_FOLDER', path.relative(process.cwd(), root));
  onTestFinished(() => void vi.unstubAllEnvs());
  const { code, output } = await runCommand('leads', 'list');
  expect([code, output]).toEqual([1, expect.stringContaining('timeZone')]);
});

const reconcile = (...args: string[]) => runCommand('orders', 'reconcile', ...args);

test('npm run orders -- reconcile mends a lost webhook and says so, as text or as JSON', async () => {
  shop.sandbox.deliveries.plan = { mode: 'never' };
  const { id, paymentIntentId } = await shop.begin();
  await shop.pay(paymentIntentId);
  const { number } = await shop.order(id);
  expect(await reconcile('--days', '1')).toEqual({
    code: 0,
    output: `${number}  ${paymentIntentId}  recorded\n1 paid at Stripe, 1 mended or to be looked at.\n`,
  });
  expect((await shop.order(id)).status).toBe('paid');
  const again = await reconcile('--json');
  expect([again.code, JSON.parse(again.output)]).toEqual([0, { looked: 1, found: [] }]);
});
