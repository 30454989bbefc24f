import { z } from 'zod';
import { MINUTE } from '@/lib/kernel/time';
import { troubleData } from './troubles';

/** Whom a mail goes to, which decides its frame. `leadWebhook`: no mail, but a post to the firm's system. */
type Audience = 'owner' | 'buyer' | 'visitor' | 'leadWebhook';

/** Which noun writes it (lib/server/mail-delivery.ts). */
type Writer = 'shop' | 'diagnostic' | 'your-data' | 'mail';

const cents = z.int().nonnegative();

const dispute = { amount: cents.optional(), reason: z.string().optional(), dueBy: z.string().optional() };
const nothing = z.object({});

/** Of the shop's, with what they need. */
const toBuyer = <Shape extends z.ZodRawShape>(data: Shape) =>
  ({ audience: 'buyer', writer: 'shop', data: z.object(data) }) as const;
const toOwner = <Shape extends z.ZodRawShape>(data: Shape) =>
  ({ audience: 'owner', writer: 'shop', data: z.object(data) }) as const;

/**
 * Everything that the site sends. `data` is what it needs beyond what it is about, as it is stored: dates as
 * ISO texts, amounts in cents.
 */
const MAILS = {
  receipt: toBuyer({}),
  'on-hold': toBuyer({}),
  'payment-failed': toBuyer({}),
  /** What this refund gave back; without it all that was refunded so far. */
  refund: toBuyer({ amount: cents.optional() }),
  'refund-failed': toBuyer({ amount: cents }),
  dispute: toBuyer({ amount: cents }),
  'dispute-won': toBuyer({ amount: cents }),
  'dispute-lost': toBuyer({ amount: cents }),
  'find-purchase': toBuyer({}),
  'your-data': { audience: 'visitor', writer: 'your-data', data: nothing },
  /** To the new address: whose place it is to take. */
  'address-change': { audience: 'visitor', writer: 'your-data', data: z.object({ from: z.string() }) },
  /** To the old one. */
  'address-changed': { audience: 'visitor', writer: 'your-data', data: nothing },
  /** The consent it asks to confirm. */
  'confirm-newsletter': { audience: 'visitor', writer: 'your-data', data: z.object({ consent: z.string() }) },
  report: { audience: 'visitor', writer: 'diagnostic', data: nothing },
  /** The events that are posted. The names are stored, and so stay. */
  'completed-hook': { audience: 'leadWebhook', writer: 'diagnostic', data: nothing },
  'lead-hook': { audience: 'leadWebhook', writer: 'diagnostic', data: nothing },
  'sale-hook': { audience: 'leadWebhook', writer: 'shop', data: nothing },
  /** What this refund gave back, 0 once it has failed, and when it was made. */
  'refund-hook': {
    audience: 'leadWebhook',
    writer: 'shop',
    data: z.object({ amount: cents, at: z.iso.datetime() }),
  },
  /** Which consent was confirmed, or ended, or all that is left of one that ended by deletion. */
  'newsletter-hook': {
    audience: 'leadWebhook',
    writer: 'your-data',
    data: z.union([
      z.object({ consent: z.string(), agreed: z.boolean() }),
      z.object({
        erased: z.object({
          ...{ email: z.string(), wording: z.string(), wordingVersion: z.string() },
          at: z.iso.datetime(),
        }),
      }),
    ]),
  },
  'owner-lead': { audience: 'owner', writer: 'diagnostic', data: nothing },
  /** The day (UTC) it tells of. */
  'owner-digest': { audience: 'owner', writer: 'diagnostic', data: z.object({ day: z.iso.date() }) },
  'owner-sale': toOwner({}),
  'owner-payment-failed': toOwner({}),
  'owner-refund': toOwner({ amount: cents }),
  /** Why, in Stripe's word, if it gave one. */
  'owner-refund-failed': toOwner({ amount: cents, reason: z.string().nullable() }),
  'owner-fraud-warning': toOwner({ reason: z.string() }),
  'owner-inquiry': toOwner(dispute),
  'owner-inquiry-closed': toOwner(dispute),
  'owner-dispute': toOwner(dispute),
  'owner-dispute-won': toOwner(dispute),
  'owner-dispute-lost': toOwner(dispute),
  /** Without a reason the one that the order has. */
  'owner-hold': toOwner({ reason: z.string().optional() }),
  /** Why it belongs to no order: it is a second one, or for a product that is not known. */
  'owner-stray-payment': toOwner({ intent: z.string(), why: z.enum(['second', 'product']) }),
  /** What Stripe told, of which payment (null: unreadable), and how often it was tried to act on it. */
  'owner-event-given-up': toOwner({
    event: z.string(),
    type: z.string(),
    intent: z.string().nullable(),
    tries: z.int(),
  }),
  /** The number of the first of the two orders. */
  'owner-double': toOwner({ first: z.string().optional() }),
  'owner-declines': toOwner({ declined: z.int(), charges: z.int(), minutes: z.int() }),
  /** More than so many were begun within an hour. */
  'owner-many-payments': toOwner({ begun: z.int() }),
  'owner-dead-letter': {
    audience: 'owner',
    writer: 'mail',
    data: z.object({ mail: z.string(), template: z.string(), tries: z.int(), lastError: z.string() }),
  },
  /** What of the site's surroundings is in trouble, or is no more, and since when. */
  'owner-trouble': { audience: 'owner', writer: 'mail', data: z.object(troubleData) },
} satisfies Record<string, { audience: Audience; writer: Writer; data: z.ZodType }>;

export type Template = keyof typeof MAILS;
export const TEMPLATES = Object.keys(MAILS) as Template[];

/**
 * The mails that one noun writes, to one audience or to all people: what writes them writes each, or does not
 * compile.
 */
export type TemplatesOf<W extends Writer, A extends Audience = Exclude<Audience, 'leadWebhook'>> = {
  [T in Template]: (typeof MAILS)[T] extends { writer: W; audience: A } ? T : never;
}[Template];

const isTemplate = (name: string): name is Template => Object.hasOwn(MAILS, name);

/** Of one that only another version of the site knows, its name says whether it is the owner's. */
export function audienceOf(template: string): Audience {
  if (isTemplate(template)) return MAILS[template].audience;
  return template.startsWith('owner-') ? 'owner' : 'visitor';
}

/** @throws for one that only another version of the site knows */
export function writerOf(template: string): Writer {
  if (isTemplate(template)) return MAILS[template].writer;
  throw new Error(`There is no mail called ${template}.`);
}

export type MailData = { [T in Template]: z.infer<(typeof MAILS)[T]['data']> };

/** What is to be said, to whom and why. */
export type Message = {
  [T in Template]: {
    template: T;
    /** One mail per reason, such as 'receipt:<order>': a second one is not queued. */
    reason: string;
    /** Null: to the owner. */
    recipient: string | null;
    data: MailData[T] | null;
  };
}[Template];

/** Where a mail in the outbox is: it waits, went out, or was given up after days of tries. */
export const MAIL_STATUSES = ['queued', 'sent', 'dead'] as const;
export type MailStatus = (typeof MAIL_STATUSES)[number];

/** A mail to be queued: what is to be said, not the finished text. */
export type NewMail = Message & {
  id: string;
  orderId: string | null;
  /** The diagnostic it is about. */
  assessmentId?: string;
  /** The part of the Message-ID before the @, unique. */
  messageId: string;
  /** When the first try may be made. */
  dueAt: Date;
  /** Until then it is held, as if by a worker: what was never tried is due, whatever `dueAt` says. */
  leasedUntil?: Date;
};

/** A mail of now, about the order or the diagnostic that is named, if any. */
export function newMail(
  { newId, now }: { newId: () => string; now: () => Date },
  message: Message & Partial<Pick<NewMail, 'orderId' | 'assessmentId'>>,
): NewMail {
  const id = newId();
  return { orderId: null, ...message, id, messageId: id, dueAt: now() };
}

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
  return MAILS[template].data.parse(mail.data ?? {}) as MailData[T];
}

/** Whether it names somebody who had everything deleted: of it nothing stays when it is told or given up. */
export const isOfErased = ({ template, data }: Pick<LeasedMail, 'template' | 'data'>): boolean =>
  template === 'newsletter-hook' && typeof data === 'object' && data !== null && 'erased' in data;

/** Within this time, in ms, a second request for a mail with links to one address is the same request. */
export const ONE_REQUEST_MS = 15 * MINUTE;
