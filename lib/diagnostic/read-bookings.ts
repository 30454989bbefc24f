import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { BookingFact } from '@/lib/diagnostic/rules/booking';
import { emailAddress } from '@/lib/kernel/email-address';
import { parsedJson } from '@/lib/kernel/text';

/** In seconds. What was signed longer ago, or in the future, may be a replay and counts as unsigned. */
const TOLERANCE = 300;

/** Reads a call to the booking webhook, in any of the formats. No facts: it tells of something else. */
export function readBookings(
  secret: string,
  now: Date,
  body: string,
  headers: Headers,
): BookingFact[] | 'unsigned' | 'malformed' {
  for (const format of FORMATS) {
    const signed = format.signedIn(headers, body);
    if (!signed) continue;
    const { text, seconds, signature } = signed;
    const isNew = seconds === null || Math.abs(now.getTime() / 1000 - seconds) <= TOLERANCE;
    const right = createHmac('sha256', secret).update(text).digest();
    return isNew && isSame(right, signature) ? factsIn(format, body) : 'unsigned';
  }
  return 'unsigned';
}

const isSame = (one: Buffer, other: Buffer) => one.length === other.length && timingSafeEqual(one, other);

/** A signature says who wrote it, not that it can be read. An event of another type tells of no booking. */
function factsIn({ typeField, types, event }: (typeof FORMATS)[number], body: string) {
  const json = z.record(z.string(), z.unknown()).safeParse(parsedJson(body)).data;
  const type = json?.[typeField];
  if (typeof type !== 'string') return 'malformed';
  return types.includes(type) ? (event.safeParse(json).data ?? 'malformed') : [];
}

type Signed = {
  text: string;
  /** When, in seconds since 1970; null: the format does not sign a time. */
  seconds: number | null;
  /** HMAC-SHA256 with the secret. */
  signature: Buffer;
};

type Format = {
  /** Null: the call is in another format. */
  signedIn: (headers: Headers, body: string) => Signed | null;
  /** In which field the type of an event stands, and which types are acted on. */
  typeField: string;
  types: readonly string[];
  event: z.ZodType<BookingFact[]>;
};

/** Postgres rejects NUL in text, and no calendar has anything but letters, digits and signs in an id. */
const id = z.string().regex(/^[\x21-\x7e]{1,300}$/);
const moment = z.iso
  .datetime({ offset: true })
  .transform((text) => new Date(text))
  .pipe(z.date().min(new Date('2000-01-01')).max(new Date('9999-01-01')));

const MOST_GUESTS = 20;
const address = emailAddress('');
/** What is no address is nobody's. */
const addresses = (typed: (string | null | undefined)[]): string[] =>
  typed.slice(0, MOST_GUESTS).flatMap((one) => address.safeParse(one).data ?? []);

/** A booking that is moved is canceled, and another one is made. */
const CALENDLY = ['invitee.created', 'invitee.canceled', 'invitee_no_show.created'] as const;
const calendlyEvent = z
  .object({
    event: z.enum(CALENDLY),
    created_at: moment,
    payload: z.object({
      uri: id,
      email: z.string(),
      scheduled_event: z.object({ start_time: moment.nullish() }).nullish(),
    }),
  })
  .transform(({ event, created_at: toldAt, payload }): BookingFact[] => [
    {
      id: payload.uri,
      emails: addresses([payload.email]),
      toldAt,
      startsAt: payload.scheduled_event?.start_time ?? null,
      isCanceled: event === 'invitee.canceled',
      isMissed: event === 'invitee_no_show.created',
    },
  ]);

/** One that is moved gets another uid, and tells the former. */
const CAL_COM = ['BOOKING_CREATED', 'BOOKING_RESCHEDULED', 'BOOKING_CANCELLED'] as const;
const calComEvent = z
  .object({
    triggerEvent: z.enum(CAL_COM),
    createdAt: moment,
    payload: z.object({
      uid: id,
      rescheduleUid: id.nullish(),
      startTime: moment.nullish(),
      attendees: z.array(z.object({ email: z.string().nullish() })),
    }),
  })
  .transform(({ triggerEvent, createdAt: toldAt, payload }): BookingFact[] => {
    const { uid, rescheduleUid: former, startTime: startsAt = null } = payload;
    const about = { emails: addresses(payload.attendees.map(({ email }) => email)), toldAt };
    const isCanceled = triggerEvent === 'BOOKING_CANCELLED';
    const isMoved = triggerEvent === 'BOOKING_RESCHEDULED' && former && former !== uid;
    return [
      { ...about, id: uid, startsAt, isCanceled, isMissed: false },
      ...(isMoved ? [{ ...about, id: former, startsAt: null, isCanceled: true, isMissed: false }] : []),
    ];
  });

/** Tells of each guest whether they came; a mark that is taken back tells of nothing. */
const CAL_COM_MISSED = 'BOOKING_NO_SHOW_UPDATED';
const calComMissed = z
  .object({
    triggerEvent: z.literal(CAL_COM_MISSED),
    createdAt: moment,
    payload: z.object({
      bookingUid: id,
      attendees: z.array(z.object({ email: z.string().nullish(), noShow: z.boolean().nullish() })),
    }),
  })
  .transform(({ createdAt: toldAt, payload: { bookingUid, attendees } }): BookingFact[] => {
    const emails = addresses(attendees.filter(({ noShow }) => noShow).map(({ email }) => email));
    const fact = { id: bookingUid, emails, toldAt, startsAt: null, isCanceled: false, isMissed: true };
    return emails.length > 0 ? [fact] : [];
  });

const FORMATS: Format[] = [
  {
    signedIn(headers, body) {
      const given = headers.get('calendly-webhook-signature');
      if (given === null) return null;
      const [, time = '', signature = ''] = /^t=(\d{1,12}), ?v1=([\da-f]{64})$/i.exec(given) ?? [];
      return { text: `${time}.${body}`, seconds: Number(time), signature: Buffer.from(signature, 'hex') };
    },
    typeField: 'event',
    types: CALENDLY,
    event: calendlyEvent,
  },
  {
    signedIn(headers, body) {
      const given = headers.get('x-cal-signature-256');
      return given === null ? null : { text: body, seconds: null, signature: Buffer.from(given, 'hex') };
    },
    typeField: 'triggerEvent',
    types: [...CAL_COM, CAL_COM_MISSED],
    event: z.union([calComEvent, calComMissed]),
  },
];
