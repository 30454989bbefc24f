import { describe, expect, test } from 'vitest';
import { purge } from '@/lib/your-data/purge';
import { eraseUnder } from '@/lib/your-data/store/erasure';
import { loadContent } from '@/lib/content/load';
import { queueMail, queueOnce } from '@/lib/mail/store/outbox';
import { sweep } from '@/lib/server/jobs';
import { CONTENT } from '../support/content-folder';
import { freshDatabase, LINK_SECRETS } from '../support/databases';
import { aConsent, storeAssessment, storeTeamRoom } from '../support/personal-data';
import { aMail, storeOrder } from '../support/stored-orders';
import { traces } from '../support/traces';

const { database, url } = await freshDatabase();
const NOW = new Date('2026-11-21T12:00:00Z');
const ago = (days: number) => new Date(NOW.getTime() - days * 24 * 60 * 60_000);
const YEAR = 365.25;

const unexpectedErrors: unknown[] = [];
const settings = { LINK_SECRETS, DATABASE_URL: url };
const onUnexpectedError = (error: unknown) => unexpectedErrors.push(error);
const erasing = { settings, database, onUnexpectedError };
const { retention } = loadContent(CONTENT).site;
const run = () => purge(erasing, retention, NOW);
const has = async (id: string) => (await database.assessment.count({ where: { id } })) === 1;

describe('a purge', () => {
  test('deletes diagnostics after 24 months, and not a day before, without a trace', async () => {
    const old = await storeAssessment(database, { createdAt: ago(2 * YEAR + 2), name: 'Zephyrina Quux' });
    const young = await storeAssessment(database, { createdAt: ago(2 * YEAR - 2) });
    expect(await run()).toMatchObject({ assessments: 1 });
    expect([await has(old), await has(young)]).toEqual([false, true]);
    expect(await traces(url, ['zephyrina', 'quux.example'])).toBe(0);
  });

  test('keeps consent that was confirmed when its diagnostic goes, and no other', async () => {
    const createdAt = ago(3 * YEAR);
    await storeAssessment(
      database,
      { createdAt, email: 'yes@example.org' },
      { createdAt, confirmedAt: createdAt },
    );
    await storeAssessment(database, { createdAt, email: 'never@example.org' }, { createdAt });
    await run();
    const left = await database.marketingConsent.findMany();
    expect(left.map(({ email, assessmentId }) => [email, assessmentId])).toEqual([['yes@example.org', null]]);
    await database.marketingConsent.deleteMany();
  });

  test('deletes consent that nobody confirmed, or that was withdrawn, after 30 days', async () => {
    await database.marketingConsent.createMany({
      data: [
        aConsent({ id: 'waits', createdAt: ago(29) }),
        aConsent({ id: 'waited', createdAt: ago(31) }),
        aConsent({ id: 'counts', createdAt: ago(900), confirmedAt: ago(900) }),
        aConsent({ id: 'ended', createdAt: ago(900), confirmedAt: ago(900), withdrawnAt: ago(31) }),
      ],
    });
    expect(await run()).toMatchObject({ consents: 2 });
    const left = await database.marketingConsent.findMany({ orderBy: { id: 'asc' } });
    expect(left.map(({ id }) => id)).toEqual(['counts', 'waits']);
  });

  test('deletes notes of mails and dead letters after 90 days, and none that is on its way', async () => {
    const store = async (status: 'queued' | 'sent' | 'dead', days: number) => {
      const mail = aMail();
      await queueMail(database, mail);
      await database.outboxMail.update({ where: { id: mail.id }, data: { status, createdAt: ago(days) } });
    };
    await store('sent', 91);
    await store('dead', 91);
    await store('queued', 91);
    await store('sent', 89);
    expect(await run()).toMatchObject({ mails: 2 });
    expect(await database.outboxMail.count()).toBe(2);
  });

  test('deletes orders after seven years, with all that hangs on them', async () => {
    const old = await storeOrder(database, { createdAt: ago(7 * YEAR + 3) });
    const young = await storeOrder(database, { createdAt: ago(7 * YEAR - 3) });
    await database.orderAccess.create({ data: { orderId: old, tokenHash: 'old' } });
    await database.webhookEvent.create({ data: { id: 'evt_old', type: 'x', orderId: old } });
    expect(await run()).toMatchObject({ orders: 1 });
    expect((await database.order.findMany()).map(({ id }) => id)).toEqual([young]);
    expect(await database.webhookEvent.count()).toBe(0);
  });

  test('deletes team rooms after 30 days with their answers, and not a day before, without a trace', async () => {
    await storeTeamRoom(database, { id: 'room-zephyrina', createdAt: ago(30) });
    await storeTeamRoom(database, { id: 'room-young', createdAt: ago(29) });
    expect(await run()).toMatchObject({ teamRooms: 1 });
    expect((await database.teamAnswer.findMany()).map(({ roomId }) => roomId)).toEqual(['room-young']);
    expect(await traces(url, ['zephyrina'])).toBe(0);
  });

  test('deletes again what a backup has brought back', async () => {
    const person = { email: 'back@example.org', name: 'Zephyrina' };
    const id = await storeAssessment(database, { ...person, createdAt: ago(10) });
    const orderId = await storeOrder(database, { email: person.email, createdAt: ago(10) });
    const [assessment, order] = [
      await database.assessment.findUniqueOrThrow({ where: { id } }),
      await database.order.findUniqueOrThrow({ where: { id: orderId } }),
    ];
    await eraseUnder(erasing, person.email, NOW);
    await storeAssessment(database, { ...person, id: assessment.id, createdAt: ago(10) });
    await database.order.update({ where: { id: orderId }, data: { email: order.email, erasedAt: null } });

    expect(await run()).toMatchObject({ cameBack: 2 });
    expect(await has(id)).toBe(false);
    expect(await traces(url, ['zephyrina', 'back@example.org'])).toBe(0);
  });

  test('deletes the log of downloads after 400 days, and events of no order after 30', async () => {
    const orderId = await storeOrder(database, { createdAt: ago(450) });
    await database.download.createMany({
      data: [401, 399].map((days) => ({ id: `${days}`, orderId, file: 'a/b', at: ago(days) })),
    });
    await database.webhookEvent.createMany({
      data: [
        { id: 'evt_stray', type: 'x', receivedAt: ago(31), handledAt: ago(31) },
        { id: 'evt_young', type: 'x', receivedAt: ago(29), handledAt: ago(29) },
        { id: 'evt_known', type: 'x', receivedAt: ago(31), handledAt: ago(31), orderId },
      ],
    });
    await run();
    expect((await database.download.findMany()).map(({ id }) => id)).toEqual(['399']);
    const events = await database.webhookEvent.findMany({ orderBy: { id: 'asc' } });
    expect(events.map(({ id }) => id)).toEqual(['evt_known', 'evt_young']);
  });
});

async function aRow(status: 'queued' | 'sent' | 'dead', createdAt: Date): Promise<string> {
  const one = aMail();
  await queueOnce(database, one);
  await database.outboxMail.update({ where: { id: one.id }, data: { status, createdAt } });
  return one.id;
}

test('the hourly sweep forgets a dead letter after 90 days, and not what was sent or waits', async () => {
  await database.outboxMail.deleteMany();
  await aRow('dead', ago(91));
  const kept = [await aRow('dead', ago(89)), await aRow('sent', ago(91)), await aRow('queued', ago(91))];
  await sweep(database, NOW);
  const ids = (await database.outboxMail.findMany()).map(({ id }) => id);
  expect(ids.sort()).toEqual(kept.sort());
});
