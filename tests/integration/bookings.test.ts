import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ownersLeads } from '@/lib/diagnostic/store/owners-leads';
import { getDocumentProxy } from 'unpdf';
import { siteDatabase } from '../support/databases';
import { type Calendar, CALENDARS, tells, type Told } from '../support/booking-events';
import { content, mailed } from '../support/mail-delivery';
import { storeAssessment } from '../support/personal-data';

const SECRET = 's'.repeat(40);
const { database } = await siteDatabase({ BOOKING_WEBHOOK_SECRET: SECRET, LIMITS_FACTOR: '1000' });
const { POST } = await import('@/app/api/webhooks/booking/route');

beforeEach(() => database.assessment.deleteMany());

const call = (body: string, headers: Record<string, string>) =>
  POST(new Request('http://127.0.0.1:3000/api/webhooks/booking', { method: 'POST', headers, body }));

type Event = [kind: Parameters<typeof tells>[1], told: Told];
async function told(calendar: Calendar, ...event: Event) {
  const { body, headers } = tells(calendar, ...event, SECRET);
  const answer = await call(body, headers);
  return `${answer.status} ${((await answer.json()) as { outcome: string }).outcome}`;
}

const day = (date: number, hour = 12) => `2026-03-${String(date).padStart(2, '0')}T${hour}:00:00.000Z`;
const email = 'ada@example.org';
const ada = (createdAt = day(1)) => storeAssessment(database, { email, createdAt: new Date(createdAt) });
const bookingOf = async (id: string) => (await ownersLeads(database).find(id))?.booking;
const booking = { bookedAt: new Date(day(2)), startsAt: new Date(day(5)), canceledAt: null };

describe.each(CALENDARS)('%s', (calendar) => {
  test('tells of a booking: it stands with the lead of that address, however it was typed', async () => {
    const id = await ada();
    const event = { id: 'a', email: ' ADA@example.ORG ', at: day(2), startsAt: day(5) };
    expect(await told(calendar, 'booked', event)).toBe('200 noted');
    expect(await bookingOf(id)).toEqual(booking);
  });

  test('told twice, and a hundred times at once, is one booking', async () => {
    const id = await ada();
    const event = { id: 'b', email, at: day(2), startsAt: day(5) };
    // A calendar tells again what was answered with 503: of a hundred some wait longer for a connection than
    // a call may.
    const heard = async (): Promise<string> => {
      const answer = await told(calendar, 'booked', event);
      return answer.startsWith('503') ? heard() : answer;
    };
    const all = await Promise.all(Array.from({ length: 100 }, heard));
    expect(new Set(all)).toEqual(new Set(['200 noted']));
    expect(await database.booking.count()).toBe(1);
    expect(await bookingOf(id)).toEqual(booking);
  });

  test('a booking that was canceled stays so, in whatever order it is told', async () => {
    const id = await ada();
    const event = { id: 'c', email, startsAt: day(5) };
    expect(await told(calendar, 'canceled', { ...event, at: day(3) })).toBe('200 noted');
    expect(await told(calendar, 'booked', { ...event, at: day(2) })).toBe('200 noted');
    expect(await bookingOf(id)).toEqual({ ...booking, canceledAt: new Date(day(3)) });
  });

  test('the coaches are mailed once that a call is booked and once that it was missed, with one page', async () => {
    await database.outboxMail.deleteMany();
    await ada();
    const event = { id: 'm', email, at: day(2), startsAt: day(5) };
    const missed = { id: 'm', email, at: day(5, 13) };
    for (const _ of [1, 2]) {
      expect(await told(calendar, 'booked', event)).toBe('200 noted');
      expect(await told(calendar, 'missed', missed)).toBe('200 noted');
    }
    expect((await bookingOf((await database.booking.findFirst())!.assessmentId))?.startsAt).toEqual(
      booking.startsAt,
    );
    const arrived = await mailed(database);
    expect(arrived.map(({ subject = '', to_ }) => [subject.replace(/^.*, /, ''), to_]).toSorted()).toEqual([
      ['call booked', [content.site.notices.email]],
      ['call missed', [content.site.notices.email]],
    ]);
    for (const { attachments } of arrived) {
      const pdf = await getDocumentProxy(new Uint8Array(attachments[0]!.content as ArrayBuffer));
      expect(pdf.numPages).toBe(1);
    }
  });

  test('nobody is mailed of a call that is canceled by the time its booking is told', async () => {
    await database.outboxMail.deleteMany();
    await ada();
    await told(calendar, 'canceled', { id: 'n', email, at: day(3) });
    await told(calendar, 'booked', { id: 'n', email, at: day(2) });
    expect(await database.outboxMail.count()).toBe(0);
  });

  test('a booking of nobody we know is answered, not kept, and logged without whose it is', async () => {
    await ada();
    const said = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    expect(await told(calendar, 'booked', { id: 'd', email: 'eve@example.org', at: day(2) })).toBe(
      '200 unknown',
    );
    expect(said.mock.calls).toEqual([['The calendar told of a call of nobody we know']]);
    said.mockRestore();
    expect(await database.booking.count()).toBe(0);
  });
});

const ORDERS = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
];

test.each(ORDERS)('a booking that is moved ends at its new time, told as %i %i %i', async (...order) => {
  const id = await ada();
  const events: Event[] = [
    ['booked', { id: 'old', email, at: day(2), startsAt: day(5) }],
    ['canceled', { id: 'old', email, at: day(3), startsAt: day(5) }],
    ['booked', { id: 'new', email, at: day(3), startsAt: day(9) }],
  ];
  for (const at of order) await told('calendly', ...events[at]!);
  expect(await bookingOf(id)).toEqual({ ...booking, bookedAt: new Date(day(3)), startsAt: new Date(day(9)) });
});

test('an event that is unsigned or too large is refused, and nothing is kept', async () => {
  await ada();
  const { body, headers } = tells('calendly', 'booked', { id: 'g', email, at: day(2) }, SECRET);
  const unsigned = await call(body, {});
  expect([unsigned.status, await unsigned.json()]).toMatchObject([
    400,
    { message: 'The signature is missing, wrong or too old.' },
  ]);
  expect((await call('x'.repeat(70_000), headers)).status).toBe(413);
  expect(await database.booking.count()).toBe(0);
});

test('it goes with its diagnostic, and what is told of it afterwards is of nobody', async () => {
  const id = await ada();
  await told('calendly', 'booked', { id: 'h', email, at: day(2), startsAt: day(5) });
  await database.assessment.delete({ where: { id } });
  expect(await database.booking.count()).toBe(0);
  expect(await told('calendly', 'canceled', { id: 'h', email, at: day(3) })).toBe('200 unknown');
});
