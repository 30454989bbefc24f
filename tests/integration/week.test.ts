import { afterEach, beforeEach, expect, test } from 'vitest';
import { aSite } from '../support/a-world';
import { freshDatabase } from '../support/databases';
import { aResult } from '../support/finished-diagnostics';
import { aMailDelivery, content } from '../support/mail-delivery';
import { type MailServer, startMailServer } from '../support/mail-server';
import { aMail, storeOrder } from '../support/stored-orders';

const { database } = await freshDatabase();
/** Monday, seven in the morning in New York. */
const MONDAY = new Date('2026-03-09T11:00:00Z');
/** Within the week before: it began on March 2 at five in the morning, UTC. */
const WEDNESDAY = new Date('2026-03-04T15:00:00Z');
const LAST_MONTH = new Date('2026-02-04T15:00:00Z');

const aRefund = (orderId: string) =>
  ({ id: `re_${orderId}`, orderId, amount: 900, status: 'succeeded', createdAt: WEDNESDAY }) as const;

let server: MailServer;
beforeEach(async () => {
  server = await startMailServer();
  await database.assessment.deleteMany();
  await database.outboxMail.deleteMany();
  await database.funnelCounter.deleteMany();
  await database.order.deleteMany();
});
afterEach(() => server.stop());

const { funnel, diagnostic, mail: mails } = aSite({ database, content });
const queue = funnel.queueWeekly;

/** Somebody came, before the week that is told of. */
const theSiteWasThere = () =>
  database.funnelCounter.create({ data: { day: '2026-02-04', channel: '', event: 'landing', count: 1 } });

async function delivered(environment: Record<string, string> = {}) {
  const delivery = aMailDelivery(database, server.url, () => MONDAY, null, environment);
  await delivery.deliver(10);
  expect(delivery.unexpectedErrors).toEqual([]);
  return server.arrived;
}

async function finish(name: string, createdAt: Date, more: object = {}, callAt?: Date) {
  const email = `${name.toLowerCase()}@example.org`;
  const result = { ...aResult({ name, email, createdAt }), ...more };
  await diagnostic.assessments.insert(result, null);
  if (callAt)
    await database.reportRequest.create({ data: { assessmentId: result.id, createdAt: callAt, callAt } });
  return result;
}

test('on Monday the owner gets one mail about the week before, and no second one', async () => {
  const attribution = { utm_source: 'news' };
  const ada = await finish('Ada', WEDNESDAY, { overallScore: 80, attribution }, WEDNESDAY);
  await finish('Bo', WEDNESDAY, { overallScore: 30, attribution });
  await finish('Cy', WEDNESDAY, { overallScore: 20, attribution: null });
  await finish('Early', new Date('2026-03-02T04:59:59Z'));
  await finish('Late', new Date('2026-03-09T04:00:00Z'), { overallScore: 90 });
  await storeOrder(database, { title: 'Planner', priceCents: 3900, soldAt: WEDNESDAY });
  const order = await storeOrder(database, { title: 'Planner', priceCents: 3900, soldAt: WEDNESDAY });
  await database.refund.create({ data: aRefund(order) });
  await storeOrder(database, { status: 'on_hold', paidAt: WEDNESDAY });
  const count = (day: string, event: string, number: number) =>
    database.funnelCounter.create({ data: { day, channel: 'news', event, count: number } });
  for (const [day, seen] of [
    ['2026-03-02', 10],
    ['2026-03-01', 40],
  ] as const) {
    await count(day, 'landing', seen);
    await count(day, 'step-about', 5);
  }
  expect(await queue(MONDAY)).toBe('queued');
  expect(await queue(new Date(MONDAY.getTime() + 60 * 60_000))).toBe('already');

  const [mail, ...others] = await delivered();
  expect(others).toEqual([]);
  expect(mail?.to_).toEqual([content.site.notices.email]);
  expect(mail?.subject).toBe('Your week from March 2, 2026: leads 3, calls 1, sales 2');
  const text = mail?.text ?? '';
  expect(text).toContain('news: 2 (1 Strong, 1 Needs Attention)');
  expect(text).toContain('not known: 1 (1 Needs Attention)');
  expect(text).toContain('Planner: 2, $78.00');
  expect(text).toContain('Planner: 1, $9.00');
  expect(text).toContain('Diagnostic, step 1: 50%, 13% in the four weeks before');
  expect(text).toContain('none that we know of');
  expect(text).toContain('orders on hold: 1');
  // Who asked for a call comes first, then the lowest scores; three at most.
  const people = [...text.matchAll(/\w+@example\.org/g)].map(([address]) => address);
  expect(people).toEqual(['ada@example.org', 'cy@example.org', 'bo@example.org']);
  expect(text).toContain(`https://plumbline.test/diagnostic/results/${ada.id}`);
});

test('who has booked a call is none to write to, also by an earlier diagnostic, unless it was canceled', async () => {
  const ada = await finish('Ada', WEDNESDAY, {}, WEDNESDAY);
  await finish('Ada', new Date('2026-03-05T15:00:00Z'));
  const bo = await finish('Bo', WEDNESDAY);
  const cy = await finish('Cy', LAST_MONTH);
  await finish('Cy', WEDNESDAY);
  const book = (assessmentId: string, bookedAt: Date, more: object) =>
    database.booking.create({
      data: { id: assessmentId, assessmentId, bookedAt, toldAt: bookedAt, ...more },
    });
  await book(ada.id, WEDNESDAY, {});
  await book(bo.id, WEDNESDAY, { canceledAt: WEDNESDAY });
  await book(cy.id, LAST_MONTH, { startsAt: MONDAY });
  await queue(MONDAY);
  const [mail] = await delivered({ BOOKING_WEBHOOK_SECRET: 's'.repeat(40) });
  const people = [...(mail?.text ?? '').matchAll(/\w+@example\.org/g)].map(([address]) => address);
  expect(people).toEqual(['bo@example.org']);
  expect(mail?.text).toMatch(/Calls booked:? *1\n/);
});

test('where the calendar does not tell, the mail says so', async () => {
  await theSiteWasThere();
  await queue(MONDAY);
  expect((await delivered())[0]?.text).toContain('not known (BOOKING_WEBHOOK_SECRET)');
});

test('a sale is told in the week in which it became one, whenever it was charged, and nothing of what never did', async () => {
  const sold = { title: 'Released', priceCents: 3900, soldAt: WEDNESDAY };
  await storeOrder(database, { ...sold, paidAt: LAST_MONTH });
  await storeOrder(database, { ...sold, currency: 'eur' });
  await storeOrder(database, { title: 'Told before', paidAt: WEDNESDAY, soldAt: LAST_MONTH });
  const held = await storeOrder(database, { title: 'Held', status: 'refunded', paidAt: WEDNESDAY });
  await database.refund.create({ data: { ...aRefund(held), amount: 5900 } });
  await queue(MONDAY);
  const [mail] = await delivered();
  expect(mail?.subject).toContain('sales 2');
  expect(mail?.text).toContain('Released: 1, $39.00');
  // A sum is of one currency.
  expect(mail?.text).toContain('Released: 1, €39.00');
  expect(mail?.text).not.toMatch(/Held|Told before/);
});

test('what a bank took back in the week went back with the refunds, by its amount', async () => {
  const sold = { title: 'Planner', priceCents: 3900, soldAt: LAST_MONTH };
  const lose = async (soldAt: Date | null, lostAt: Date, amount: number, status: 'lost' | 'won' = 'lost') => {
    const orderId = await storeOrder(database, { ...sold, status: 'refunded', soldAt });
    const about = { orderId, reason: 'fraudulent', createdAt: LAST_MONTH };
    await database.dispute.create({ data: { id: `du_${orderId}`, amount, status, lostAt, ...about } });
    return orderId;
  };
  const order = await lose(LAST_MONTH, WEDNESDAY, 1500);
  await database.refund.create({ data: { ...aRefund(order), amount: 900 } });
  await lose(LAST_MONTH, LAST_MONTH, 3900);
  await lose(null, WEDNESDAY, 3900);
  await lose(LAST_MONTH, WEDNESDAY, 3900, 'won');
  await queue(MONDAY);
  expect((await delivered())[0]?.text).toContain('Planner: 2, $24.00');
});

test('a week without anything is told, too', async () => {
  await theSiteWasThere();
  await queue(MONDAY);
  const [mail] = await delivered();
  expect(mail?.text).toContain('Nobody new to write to today');
});

test.each([
  ['before seven in the morning', '2026-03-09T10:59:00Z', 'notDue'],
  ['until Wednesday ends, for a site that was down', '2026-03-12T03:59:00Z', 'queued'],
  ['not from Thursday on', '2026-03-12T04:00:00Z', 'notDue'],
  ['not on Sunday', '2026-03-15T15:00:00Z', 'notDue'],
])('it is due by the clock of the firm: %s', async (_, at, outcome) => {
  await theSiteWasThere();
  expect(await queue(new Date(at))).toBe(outcome);
});

test('a site that is new does not begin with one', async () => {
  const tuesday = new Date('2026-03-10T15:00:00Z');
  await database.funnelCounter.create({ data: { day: '2026-03-09', channel: '', event: 'visit', count: 9 } });
  await finish('Late', new Date('2026-03-09T04:00:00Z'));
  await storeOrder(database, { createdAt: tuesday });
  await mails.outbox.queue(aMail());
  await mailed(tuesday);
  expect(await queue(tuesday)).toBe('notDue');
});

test.each([
  ['counted', theSiteWasThere],
  ['sent', () => mails.outbox.queue(aMail()).then(() => mailed(WEDNESDAY))],
  ['sold', () => storeOrder(database, { createdAt: WEDNESDAY })],
  ['finished', () => finish('Ada', WEDNESDAY)],
])('a site at which something was %s before has one', async (_, something) => {
  await something();
  expect(await queue(MONDAY)).toBe('queued');
});

const mailed = (createdAt: Date) => database.outboxMail.updateMany({ data: { createdAt } });

test('of many processes at once one queues it', async () => {
  await theSiteWasThere();
  const outcomes = await Promise.all(Array.from({ length: 8 }, () => queue(MONDAY)));
  expect(outcomes.filter((outcome) => outcome === 'queued')).toHaveLength(1);
});

test('what failed or waits is counted', async () => {
  await theSiteWasThere();
  await mails.outbox.queue(aMail({ recipient: 'ada@example.org' }));
  await database.outboxMail.updateMany({ data: { status: 'dead' } });
  await queue(MONDAY);
  expect((await delivered())[0]?.text).toContain('emails given up: 1');
});

test('a correction is no further lead, and a call that was asked for twice is one call', async () => {
  const attribution = { utm_source: 'news' };
  const first = await finish('Ada', WEDNESDAY, { overallScore: 30, attribution }, WEDNESDAY);
  const result = { ...aResult({ name: 'Ada', email: first.email, createdAt: WEDNESDAY }), attribution };
  const corrected = { ...result, overallScore: 80 };
  await diagnostic.assessments.insert(corrected, null, null, first.id);
  await queue(MONDAY);
  const mail = (await delivered())[0];
  expect(mail?.subject).toContain('leads 1, calls 1,');
  expect(mail?.text).toContain('news: 1 (1 Strong)');
  expect(mail?.text).toContain(corrected.id);

  await database.outboxMail.deleteMany();
  const request = { assessmentId: corrected.id, createdAt: WEDNESDAY, callAt: WEDNESDAY };
  await database.reportRequest.create({ data: request });
  await queue(MONDAY);
  expect((await delivered()).at(-1)?.subject).toContain('leads 1, calls 1,');
});

test('who was told of in the week before is no lead of this one by a correction, and three diagnostics of somebody are one call', async () => {
  await theSiteWasThere();
  const first = await finish('Ada', LAST_MONTH, {}, WEDNESDAY);
  const again = { name: 'Ada', email: first.email, createdAt: WEDNESDAY };
  const [second, third] = [aResult(again), aResult(again)];
  await diagnostic.assessments.insert(second, null, null, first.id);
  const request = { assessmentId: second.id, createdAt: WEDNESDAY, callAt: WEDNESDAY };
  await database.reportRequest.create({ data: request });
  await diagnostic.assessments.insert(third, null, null, second.id);
  await queue(MONDAY);
  expect((await delivered())[0]?.subject).toContain('leads 0, calls 1,');
});
