import fs from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { heartbeats, lastBackup } from '@/lib/server/heartbeats';
import { freshDatabase } from '../support/databases';
import { removeFolder, temporaryFolder } from '../support/temporary-folder';
import { aMail } from '../support/stored-orders';
import { queueOnce } from '@/lib/mail/store/outbox';

const { database } = await freshDatabase();
const folder = temporaryFolder('heartbeats');
afterAll(() => removeFolder(folder));

test('a site that has done nothing yet has no heartbeats', async () => {
  expect(await heartbeats({ BACKUP_FOLDER: folder }, database)).toEqual({
    ...{ backup: null, reconcile: null, oldestMail: null, oldestEvent: null },
  });
});

test('the last backup is as old as its name says, also when it is a copy', () => {
  for (const name of ['20260301T031000123Z.db', '20260302T031000123Z.dump', '20260228T031000123Z.db'])
    fs.writeFileSync(path.join(folder, `plumbline-${name}`), '');
  fs.writeFileSync(path.join(folder, 'plumbline-20270101T000000000Z.db-partial'), '');
  expect(lastBackup(folder)).toEqual(new Date('2026-03-02T03:10:00.123Z'));
});

test('the oldest mail waits since it was queued, however often it was put off', async () => {
  const queued = new Date('2026-03-01T12:00:00Z');
  await queueOnce(database, aMail({ dueAt: queued }));
  await database.outboxMail.updateMany({
    data: { createdAt: queued, dueAt: new Date('2026-03-02T12:00:00Z') },
  });
  expect(await heartbeats({}, database)).toMatchObject({ backup: null, oldestMail: queued });
  await database.outboxMail.updateMany({ data: { status: 'sent' } });
  expect(await heartbeats({}, database)).toMatchObject({ oldestMail: null });
});

test('payments were last compared with Stripe when the job says, and an event waits until it is done', async () => {
  const at = new Date('2026-03-01T12:00:00Z');
  await database.job.create({ data: { name: 'reconcile', doneUntil: at } });
  const event = { id: 'evt_1', type: 'payment_intent.succeeded', receivedAt: at, dueAt: at };
  await database.webhookEvent.create({ data: event });
  expect(await heartbeats({}, database)).toMatchObject({ reconcile: at, oldestEvent: at });
  await database.webhookEvent.updateMany({ data: { handledAt: at } });
  expect(await heartbeats({}, database)).toMatchObject({ oldestEvent: null });
});
