import { expect, test } from 'vitest';
import { queueMail } from '@/lib/mail/store/outbox';
import { smtpTransport } from '@/lib/platform/smtp/transport';
import { eraseUnder } from '@/lib/your-data/store/erasure';
import { deliverMail } from '@/lib/mail/deliver-mail';
import { freshDatabase, LINK_SECRETS } from '../support/databases';
import { startMailServer } from '../support/mail-server';
import { storeAssessment } from '../support/personal-data';
import { aMail } from '../support/stored-orders';

const { database, url } = await freshDatabase();
const NOON = new Date('2026-03-01T12:00:00Z');

/** Delivers one report; `meanwhile` happens after a worker has taken and read it, and before it is sent. */
async function deliveredReport(meanwhile: () => Promise<unknown>) {
  const server = await startMailServer();
  const transport = smtpTransport({ url: server.url, from: 'hello@plumbline.test' });
  const unexpectedErrors: unknown[] = [];
  const deliver = deliverMail({
    database,
    transport,
    writeMail: async () => {
      await meanwhile();
      return { to: 'ada@example.com', subject: 'Your report', html: '<p>x</p>', text: 'x' };
    },
    postLeadWebhook: () => Promise.reject(new Error('Nothing is posted here.')),
    owner: 'worker',
    now: () => NOON,
    every: () => () => undefined,
    onUnexpectedError: (error) => unexpectedErrors.push(error),
  });
  await deliver(1);
  transport.close();
  await server.stop();
  expect(unexpectedErrors).toEqual([]);
  return server.arrived;
}

async function queuedReport(): Promise<void> {
  await database.outboxMail.deleteMany();
  const assessmentId = await storeAssessment(database);
  await queueMail(database, aMail({ template: 'report', recipient: null, assessmentId }));
}

test('a mail whose person has everything deleted while a worker writes it is not sent', async () => {
  await queuedReport();
  const unexpectedErrors: unknown[] = [];
  const note = (error: unknown) => unexpectedErrors.push(error);
  const erasing = {
    settings: { LINK_SECRETS, DATABASE_URL: url },
    database,
    onUnexpectedError: note,
  };
  expect(await deliveredReport(() => eraseUnder(erasing, 'ADA@example.com', NOON))).toEqual([]);
  expect([await database.outboxMail.count(), unexpectedErrors]).toEqual([0, []]);
});

test('a mail that another worker has taken meanwhile is left to it', async () => {
  await queuedReport();
  const taken = () => database.outboxMail.updateMany({ data: { leasedBy: 'another' } });
  expect(await deliveredReport(taken)).toEqual([]);
  expect(await database.outboxMail.findMany()).toMatchObject([{ status: 'queued', leasedBy: 'another' }]);
});
