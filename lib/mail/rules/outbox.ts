import { z } from 'zod';

/** What the site sends: mails, of which those to the owner begin with "owner-", and one thing that is posted. */
export const TEMPLATES = [
  'receipt',
  'on-hold',
  'payment-failed',
  'refund',
  'refund-failed',
  'dispute',
  'dispute-won',
  'dispute-lost',
  'find-purchase',
  'your-data',
  'address-change',
  'address-changed',
  'confirm-newsletter',
  'report',
  'lead-hook',
  'owner-lead',
  'owner-digest',
  'owner-sale',
  'owner-payment-failed',
  'owner-refund',
  'owner-refund-failed',
  'owner-fraud-warning',
  'owner-inquiry',
  'owner-inquiry-closed',
  'owner-dispute',
  'owner-dispute-won',
  'owner-dispute-lost',
  'owner-hold',
  'owner-stray-payment',
  'owner-event-given-up',
  'owner-double',
  'owner-declines',
  'owner-many-payments',
  'owner-dead-letter',
] as const;

export type Template = (typeof TEMPLATES)[number];

/** Not a mail: a lead for the firm's own system, posted to its webhook. */
export const LEAD_HOOK = 'lead-hook' as const satisfies Template;

export type Audience = 'owner' | 'buyer' | 'visitor';

const TO_BUYERS: readonly string[] = [
  ...(['receipt', 'on-hold', 'payment-failed', 'refund', 'refund-failed'] as const),
  ...(['dispute', 'dispute-won', 'dispute-lost', 'find-purchase'] as const),
] satisfies Template[];

/** Whom a mail goes to, which decides what stands around it. */
export function audienceOf(template: string): Audience {
  if (template.startsWith('owner-')) return 'owner';
  return TO_BUYERS.includes(template) ? 'buyer' : 'visitor';
}

const cents = z.int().nonnegative();

const dispute = z.object({
  amount: cents.optional(),
  reason: z.string().optional(),
  dueBy: z.string().optional(),
});

/** What a template needs beyond what it is about, as it is stored: dates as ISO texts, amounts in cents. */
export const MAIL_DATA = {
  receipt: z.object({}),
  'on-hold': z.object({}),
  'payment-failed': z.object({}),
  /** What this refund gave back; without it all that was refunded so far. */
  refund: z.object({ amount: cents.optional() }),
  'refund-failed': z.object({ amount: cents }),
  dispute: z.object({ amount: cents }),
  'dispute-won': z.object({ amount: cents }),
  'dispute-lost': z.object({ amount: cents }),
  'find-purchase': z.object({}),
  'your-data': z.object({}),
  /** To the new address: whose place it is to take. */
  'address-change': z.object({ from: z.string() }),
  /** To the old one. */
  'address-changed': z.object({}),
  /** The consent it asks to confirm. */
  'confirm-newsletter': z.object({ consent: z.string() }),
  report: z.object({}),
  'lead-hook': z.object({}),
  'owner-lead': z.object({}),
  /** The day (UTC) it tells of. */
  'owner-digest': z.object({ day: z.iso.date() }),
  'owner-sale': z.object({}),
  'owner-payment-failed': z.object({}),
  'owner-refund': z.object({ amount: cents }),
  /** Why, in Stripe's word, if it gave one. */
  'owner-refund-failed': z.object({ amount: cents, reason: z.string().nullable() }),
  'owner-fraud-warning': z.object({ reason: z.string() }),
  'owner-inquiry': dispute,
  'owner-inquiry-closed': dispute,
  'owner-dispute': dispute,
  'owner-dispute-won': dispute,
  'owner-dispute-lost': dispute,
  /** Without a reason the one that the order has. */
  'owner-hold': z.object({ reason: z.string().optional() }),
  /** Why it belongs to no order: it is a second one, or for a product that is not known. */
  'owner-stray-payment': z.object({ intent: z.string(), why: z.enum(['second', 'product']) }),
  /** What Stripe told, of which payment (null: that can't be read), and how often it was tried to act on it. */
  'owner-event-given-up': z.object({
    event: z.string(),
    type: z.string(),
    intent: z.string().nullable(),
    tries: z.int(),
  }),
  /** The number of the first of the two orders. */
  'owner-double': z.object({ first: z.string().optional() }),
  'owner-declines': z.object({ declined: z.int(), charges: z.int(), minutes: z.int() }),
  /** More than so many were begun within an hour. */
  'owner-many-payments': z.object({ begun: z.int() }),
  'owner-dead-letter': z.object({
    mail: z.string(),
    template: z.string(),
    tries: z.int(),
    lastError: z.string(),
  }),
} satisfies Record<Template, z.ZodType>;

export type MailData = { [T in Template]: z.infer<(typeof MAIL_DATA)[T]> };

/** A mail to be queued: what is to be said, not the finished text. */
export type NewMail = {
  [T in Template]: {
    id: string;
    /** One mail per reason, such as 'receipt:<order>': a second one is not queued. */
    reason: string;
    template: T;
    /** Null: to the owner. */
    recipient: string | null;
    orderId: string | null;
    /** The diagnostic it is about. */
    assessmentId?: string;
    data: MailData[T] | null;
    /** The part of the Message-ID before the @, unique. */
    messageId: string;
    /** When the first try may be made. */
    dueAt: Date;
  };
}[Template];

/** What queues mail. 'already' when one for the same reason was queued before. */
export type MailQueue = { queue(mail: NewMail): Promise<'queued' | 'already'> };

/** A mail that a worker has taken. `tries` counts this one. */
export type LeasedMail = {
  id: string;
  template: string;
  recipient: string | null;
  orderId: string | null;
  assessmentId: string | null;
  data: unknown;
  messageId: string;
  tries: number;
};

/** What this mail needs beyond what it is about. @throws when something else is stored */
export function dataOf<T extends Template>(mail: LeasedMail, template: T): MailData[T] {
  return MAIL_DATA[template].parse(mail.data ?? {}) as MailData[T];
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How long to wait after the first, the second, … try that failed: twelve tries over about five days. */
const PAUSES = [
  MINUTE,
  5 * MINUTE,
  15 * MINUTE,
  HOUR,
  3 * HOUR,
  6 * HOUR,
  12 * HOUR,
  ...Array.from({ length: 4 }, () => 24 * HOUR),
];

/** For how long a dead letter can be retried; content/site.yaml promises the same. */
export const DEAD_LETTER_DAYS = 90;

/** When to try again after `tries` tries that failed; null: no more, the mail is dead. */
export function nextTry(tries: number, now: Date): Date | null {
  const pause = PAUSES[tries - 1];
  return pause === undefined ? null : new Date(now.getTime() + pause);
}

/** Within this time, in ms, a second request for a mail with links to the same address is the same request. */
export const ONE_REQUEST_MS = 15 * MINUTE;
