import { beforeEach, expect, test } from 'vitest';
import { queueOnce, waitingMails } from '@/lib/mail/store/outbox';
import { freshDatabase } from '../support/databases';
import { aMail } from '../support/stored-orders';

const { database } = await freshDatabase();
const NOON = new Date('2026-03-01T12:00:00Z');
const inSeconds = (seconds: number) => new Date(NOON.getTime() + seconds * 1_000);
const queue = (seconds: number) => queueOnce(database, aMail({ dueAt: inSeconds(seconds) }));
const waiting = () => waitingMails(database, NOON);

beforeEach(() => database.outboxMail.deleteMany());

test('mails that wait are counted, with how late the first of them is; what was sent or given up is not', async () => {
  for (const seconds of [-50, -20, 100]) await queue(seconds);
  await database.outboxMail.updateMany({ where: { dueAt: inSeconds(-50) }, data: { status: 'sent' } });
  expect(await waiting()).toEqual({ waiting: 2, oldestSeconds: 20 });
});

test('nothing is late while nothing waits, or what waits is due later', async () => {
  expect(await waiting()).toEqual({ waiting: 0, oldestSeconds: 0 });
  await queue(100);
  expect(await waiting()).toEqual({ waiting: 1, oldestSeconds: 0 });
});
