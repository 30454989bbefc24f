import { expect, test } from 'vitest';
import { openDatabase } from '@/lib/platform/database/client';
import { aBuiltSite } from '../support/a-built-site';
import { emptyDatabase } from '../support/databases';
import { startIn } from '../support/start-in';

const { url } = await emptyDatabase();
const SETTINGS = {
  BASE_URL: 'http://127.0.0.1:3000',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_trial',
  STRIPE_SECRET_KEY: 'sk_test_trial',
  STRIPE_WEBHOOK_SECRET: 'whsec_trial',
  // Nobody is there.
  STRIPE_API_BASE: 'http://127.0.0.1:1',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'orders@example.com',
};

test('a release that is tried sends no mail, works on no event, and leaves prices as they are', async () => {
  const started = async (builtAt: string, more: Record<string, string>) => {
    const site = aBuiltSite(SETTINGS, new Date(builtAt));
    const { code, output } = await startIn(site, { ...SETTINGS, DATABASE_URL: url, AND_WORK: '1', ...more });
    expect([code, output]).toEqual([0, expect.stringContaining('started')]);
  };
  await started('2026-03-01', {});
  const database = openDatabase(url);
  await database.webhookEvent.create({ data: { id: 'evt_trial', type: 'payment_intent.succeeded' } });
  const mail = { id: 'trial', reason: 'x:trial', template: 'unknown', recipient: 'ada@example.org' };
  await database.outboxMail.create({ data: { ...mail, messageId: '<trial@example.org>' } });
  const state = () =>
    Promise.all([
      database.catalogue.findMany(),
      database.webhookEvent.findMany(),
      database.outboxMail.findMany({ where: { id: 'trial' } }),
    ]);
  const before = await state();

  await started('2026-03-02', { TRIAL: '1' });
  expect(await state()).toEqual(before);

  // One that is served does each.
  await started('2026-03-02', {});
  const after = await state();
  for (const [at, rows] of before.entries()) expect(after[at]).not.toEqual(rows);
  await database.$disconnect();
});
