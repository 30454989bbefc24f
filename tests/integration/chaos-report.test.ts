import { afterAll, expect, onTestFinished, test } from 'vitest';
import { insertAssessment } from '@/lib/diagnostic/store/assessments';
import { prepareChaosSite, supervisedSite } from '../support/chaos';
import { freshDatabase } from '../support/databases';
import { aResult } from '../support/finished-diagnostics';
import { freePort } from '../support/free-port';
import { aLeadWebhookServer } from '../support/lead-webhook-server';
import { content } from '../support/mail-delivery';
import { startMailServer } from '../support/mail-server';
import { removeFolder, temporaryFolder } from '../support/temporary-folder';
import { MOMENTS } from '../support/thoroughness';

const { database, url } = await freshDatabase();
const folder = temporaryFolder('chaos-report');
afterAll(() => removeFolder(folder));

test('killed at any moment of a report, a site ends with one report', { timeout: 600_000 }, async () => {
  const mails = await startMailServer();
  onTestFinished(() => mails.stop());
  const hook = await aLeadWebhookServer();
  const site = await supervisedSite(await prepareChaosSite(folder, content), {
    PORT: String(await freePort()),
    DATABASE_URL: url,
    LINK_SECRETS: 'k'.repeat(40),
    SMTP_URL: mails.url,
    MAIL_FROM: 'hello@example.org',
    LEAD_WEBHOOK_URL: `https://crm.test:${hook.port}/`,
    LEAD_WEBHOOK_SECRET: 's'.repeat(40),
    HOOK_AUTHORITY: hook.world.ca,
  });
  onTestFinished(() => site.stop());

  async function askAndDeliver(): Promise<void> {
    const assessment = aResult();
    await insertAssessment(database, assessment, null);
    await site.insist('/report', { assessmentId: assessment.id, wanted: 'call' });
    while (await database.outboxMail.count({ where: { status: 'queued' } })) await site.insist('/mail');
  }

  await site.insist('/die-at', 0);
  await askAndDeliver();
  const moments = await site.insist<number>('/moments');
  expect(moments).toBeGreaterThan(20);
  let repeats = 0;
  const killedAt = MOMENTS(moments);
  for (const [before, dieAt] of killedAt.entries()) {
    await database.assessment.deleteMany();
    await database.mailAllowance.deleteMany();
    mails.arrived.length = 0;
    hook.got.length = 0;
    await site.insist('/die-at', dieAt);
    await askAndDeliver();
    const what = `killed at moment ${dieAt} of ${moments}`;
    expect(site.deaths(), what).toBe(before + 1);
    const sent = await database.outboxMail.findMany({ orderBy: { template: 'asc' } });
    expect(sent, what).toMatchObject([
      { template: 'lead-hook', status: 'sent' },
      { template: 'owner-lead', status: 'sent' },
      { template: 'report', status: 'sent' },
    ]);
    expect(await database.reportRequest.count(), what).toBe(1);
    // A call that is repeated uses up no second mail of the address or the network.
    expect(
      (await database.mailAllowance.findMany()).map(({ used }) => used),
      what,
    ).toEqual([1, 1]);
    const ids = [
      ...hook.got.map(({ headers }) => headers['webhook-id']),
      ...mails.arrived.map(({ messageId }) => messageId?.slice(1, -'@example.org>'.length)),
    ];
    expect(new Set(ids), what).toEqual(new Set(sent.map(({ messageId }) => messageId)));
    expect(ids.length, what).toBeLessThanOrEqual(4);
    repeats += ids.length - 3;
  }
  process.stdout.write(
    `${moments} moments, killed at ${killedAt.length}; a mail or a post was repeated at ${repeats} of them\n`,
  );
  // The one window: killed between their yes and our note of it.
  expect(repeats).toBeLessThanOrEqual(6);
});
