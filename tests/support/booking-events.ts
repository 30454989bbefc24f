import { createHmac } from 'node:crypto';

/**
 * What calendars tell of: who, by which id, when they said so and for when. Each calendar writes it in its
 * own way.
 */
export type Told = { id: string; email: string; at: string; startsAt?: string; former?: string };
type Kind = 'booked' | 'moved' | 'canceled' | 'missed';

type Call = { body: string; headers: Record<string, string> };
type Sign = (body: string, secret: string, at?: Date) => Record<string, string>;

const hmac = (secret: string, text: string) => createHmac('sha256', secret).update(text);
const seconds = (at: Date) => String(Math.floor(at.getTime() / 1000));

export const SIGN: Record<'calendly' | 'calCom', Sign> = {
  calendly: (body, secret, at = new Date()) => ({
    'calendly-webhook-signature': `t=${seconds(at)},v1=${hmac(secret, `${seconds(at)}.${body}`).digest('hex')}`,
  }),
  calCom: (body, secret) => ({ 'x-cal-signature-256': hmac(secret, body).digest('hex') }),
};

/** As they come, with much beside what is read. */
const WRITE: Record<keyof typeof SIGN, (kind: Kind, told: Told) => object> = {
  calendly: (kind, { id, email, at, startsAt }) => ({
    created_at: at.replace('.000Z', '.000000Z'),
    created_by: 'https://api.calendly.com/users/AAAA',
    event:
      { canceled: 'invitee.canceled', missed: 'invitee_no_show.created' }[kind as string] ??
      'invitee.created',
    payload: {
      uri: `https://api.calendly.com/scheduled_events/E/invitees/${id}`,
      email,
      name: 'Ada Quist',
      created_at: at,
      rescheduled: false,
      timezone: 'America/New_York',
      tracking: { utm_source: null },
      questions_and_answers: [{ question: 'Phone', answer: '+1 555 0123' }],
      scheduled_event: { start_time: startsAt, status: 'active' },
    },
  }),
  calCom: (kind, { id: uid, email, at, startsAt: startTime, former }) => ({
    triggerEvent: {
      booked: 'BOOKING_CREATED',
      moved: 'BOOKING_RESCHEDULED',
      canceled: 'BOOKING_CANCELLED',
      missed: 'BOOKING_NO_SHOW_UPDATED',
    }[kind],
    createdAt: at,
    payload:
      kind === 'missed'
        ? { message: 'Marked', bookingUid: uid, attendees: [{ email, noShow: true }] }
        : {
            uid,
            startTime,
            title: 'Clarity call',
            organizer: { email: 'coach@example.net' },
            attendees: [{ email, name: 'Ada Quist' }],
            rescheduleUid: former,
          },
  }),
};

export type Calendar = keyof typeof SIGN;
export const CALENDARS = Object.keys(SIGN) as Calendar[];

/** A signed call as a calendar makes it. */
export function tells(calendar: Calendar, kind: Kind, told: Told, secret: string): Call {
  const body = JSON.stringify(WRITE[calendar](kind, told));
  return { body, headers: SIGN[calendar](body, secret) };
}
