import { expect, test } from 'vitest';
import { queueOnce } from '@/lib/mail/store/outbox';
import { sweep } from '@/lib/server/jobs';
import { freshDatabase } from '../support/databases';
import { aMail } from '../support/stored-orders';

const { database } = await freshDatabase();
const NOW = new Date('2026-06-01T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 24 * 60 * 60_000);

async function aRow(status: 'queued' | 'sent' | 'dead', createdAt: Date): Promise<string> {
  const one = aMail();
  await queueOnce(database, one);
  await database.outboxMail.update({ where: { id: one.id }, data: { status, createdAt } });
  return one.id;
}

test('a dead letter is forgotten after 90 days, and what was sent or waits is not', async () => {
  await aRow('dead', daysAgo(91));
  const kept = [
    await aRow('dead', daysAgo(89)),
    await aRow('sent', daysAgo(91)),
    await aRow('queued', daysAgo(91)),
  ];
  await sweep(database, NOW);
  const ids = (await database.outboxMail.findMany()).map(({ id }) => id);
  expect(ids.sort()).toEqual(kept.sort());
});
