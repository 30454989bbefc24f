import { describe, expect, test } from 'vitest';
import { readBookings } from '@/lib/diagnostic/read-bookings';
import { CALENDARS, SIGN, tells } from '../../support/booking-events';

const SECRET = 's'.repeat(40);
const now = new Date('2026-03-02T12:00:00Z');
const read = (body: string, headers: Headers) => readBookings(SECRET, now, body, headers);
const at = '2026-03-02T11:59:00.000Z';
const told = { id: 'one', email: ' Ada@Example.org ', at, startsAt: '2026-03-05T15:00:00Z' };

const signed = (calendar: (typeof CALENDARS)[number], body: string, secret = SECRET, when = now) =>
  read(body, new Headers(SIGN[calendar](body, secret, when)));

describe.each(CALENDARS)('%s', (calendar) => {
  const { body } = tells(calendar, 'booked', told, SECRET);

  test('tells who has booked, when, and for when', () => {
    expect(signed(calendar, body)).toEqual([
      {
        id: expect.stringContaining('one') as string,
        emails: ['Ada@Example.org'],
        toldAt: new Date(at),
        startsAt: new Date('2026-03-05T15:00:00Z'),
        isCanceled: false,
        isMissed: false,
      },
    ]);
  });

  test('may sign with no other secret', () => {
    expect(signed(calendar, body, 'x'.repeat(40))).toBe('unsigned');
  });

  test('counts as unsigned when a byte was changed, or the signature is nonsense or missing', () => {
    const headers = new Headers(SIGN[calendar](body, SECRET, now));
    expect(read(body.replace('Ada', 'Eve'), headers)).toBe('unsigned');
    for (const name of headers.keys()) {
      const other = new Headers(headers);
      for (const nonsense of ['', 'nonsense', 't=1,v1=', '0'.repeat(64), 'é']) {
        other.set(name, nonsense);
        expect(read(body, other)).toBe('unsigned');
      }
    }
    expect(read(body, new Headers())).toBe('unsigned');
  });

  test.each(['', '[]', 'null', '"text"', '{', '{"event":1,"triggerEvent":1}'])(
    'signs what can’t be read: %j',
    (text) => expect(signed(calendar, text)).toBe('malformed'),
  );

  test.each([
    ['no time', { at: 'soon' }],
    ['a time that no database has', { at: '0000-01-01T00:00:00.000Z' }],
    ['no id', { id: '\0' }],
    ['an id without end', { id: 'x'.repeat(400) }],
    ['no time of the call', { startsAt: 'soon' }],
  ])('signs an event with %s', (_, wrong) => {
    expect(signed(calendar, tells(calendar, 'booked', { ...told, ...wrong }, SECRET).body)).toBe('malformed');
  });
});

test('what Calendly signed more than five minutes ago is unsigned', () => {
  const { body } = tells('calendly', 'booked', told, SECRET);
  const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
  expect(signed('calendly', body, SECRET, minutes(-5))).toHaveLength(1);
  expect(signed('calendly', body, SECRET, minutes(-5.1))).toBe('unsigned');
  expect(signed('calendly', body, SECRET, minutes(5.1))).toBe('unsigned');
});

test('a call that is moved at Cal.com ends the former booking', () => {
  const { body } = tells('calCom', 'moved', { ...told, former: 'before' }, SECRET);
  expect(signed('calCom', body)).toMatchObject([
    { id: 'one', isCanceled: false },
    { id: 'before', isCanceled: true },
  ]);
});
