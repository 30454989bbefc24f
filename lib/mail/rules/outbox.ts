import { z } from 'zod';
import { MINUTE, DAY, HOUR } from '@/lib/kernel/time';

/** Decides the frame. `leadWebhook`: a post to the firm's system, not a mail. */
type Audience = 'owner' | 'buyer' | 'visitor' | 'leadWebhook';

/** The subject that writes it (lib/server/mail-delivery.ts). */
type Writer = 'shop' | 'diagnostic' | 'your-data' | 'mail';

/** What the owner gets a mail about (docs/decisions/operations.md). */
export const TROUBLES = ['backup', 'reconcile', 'mail', 'erased-list', 'prices', 'webhook'] as const;

export type Trouble = (typeof TROUBLES)[number];

const cents = z.int().nonnegative();

const dispute = { amount: cents.optional(), reason: z.string().optional(), dueBy: z.string().optional() };
const nothing = z.object({});

const toBuyer = <Shape extends z.ZodRawShape>(data: Shape) =>
  ({ audience: 'buyer', writer: 'shop', data: z.object(data) }) as const;
const toOwner = <Shape extends z.ZodRawShape>(data: Shape) =>
  ({ audience: 'owner', writer: 'shop', data: z.object(data) }) as const;

/**
 * Every mail and posted event. `data` is stored with it: ISO dates, amounts in cents. The order or diagnostic
 * is read when it is sent.
 */
const MAILS = {
  receipt: toBuyer({}),
  'on-hold': toBuyer({}),
  'payment-failed': toBuyer({}),
  /** This refund; without it, all refunds so far. */
  refund: toBuyer({ amount: cents.optional() }),
  'refund-asked': toBuyer({}),
  'refund-failed': toBuyer({ amount: cents }),
  dispute: toBuyer({ amount: cents }),
  'dispute-won': toBuyer({ amount: cents }),
  'dispute-lost': toBuyer({ amount: cents }),
  /** A file of this product became better. */
  improved: toBuyer({ slug: z.string() }),
  'find-purchase': toBuyer({}),
  'your-data': { audience: 'visitor', writer: 'your-data', data: nothing },
  /** To the new address, about the old one. */
  'address-change': { audience: 'visitor', writer: 'your-data', data: z.object({ from: z.string() }) },
  /** To the old address. */
  'address-changed': { audience: 'visitor', writer: 'your-data', data: nothing },
  'confirm-newsletter': { audience: 'visitor', writer: 'your-data', data: z.object({ consent: z.string() }) },
  report: { audience: 'visitor', writer: 'diagnostic', data: nothing },
  /** Posted events. Their names are stored, so they stay. */
  'completed-hook': { audience: 'leadWebhook', writer: 'diagnostic', data: nothing },
  'lead-hook': { audience: 'leadWebhook', writer: 'diagnostic', data: nothing },
  'owner-lead': { audience: 'owner', writer: 'diagnostic', data: nothing },
  'owner-call': {
    audience: 'owner',
    writer: 'diagnostic',
    data: z.object({ about: z.enum(['booked', 'missed']) }),
  },
  /** In UTC. */
  'owner-digest': { audience: 'owner', writer: 'diagnostic', data: z.object({ day: z.iso.date() }) },
  'owner-sale': toOwner({}),
  'owner-payment-failed': toOwner({}),
  'owner-refund': toOwner({ amount: cents }),
  /** The number of a bundle bought upon it. */
  'owner-refund-asked': toOwner({ upgrade: z.string().nullish() }),
  /** Stripe's reason, if known. */
  'owner-refund-failed': toOwner({ amount: cents, reason: z.string().nullable() }),
  'owner-fraud-warning': toOwner({}),
  'owner-inquiry': toOwner(dispute),
  'owner-inquiry-closed': toOwner(dispute),
  'owner-dispute': toOwner(dispute),
  'owner-dispute-won': toOwner(dispute),
  'owner-dispute-lost': toOwner(dispute),
  /** Without a reason: the order's. */
  'owner-hold': toOwner({ reason: z.string().optional() }),
  /** A second payment, or one for an unknown product. */
  'owner-stray-payment': toOwner({ intent: z.string(), why: z.enum(['second', 'product']) }),
  /** `null`: unreadable. */
  'owner-event-given-up': toOwner({
    event: z.string(),
    type: z.string(),
    intent: z.string().nullable(),
    tries: z.int(),
  }),
  /** The number of the first order. */
  'owner-double': toOwner({ first: z.string().optional() }),
  'owner-declines': toOwner({ declined: z.int(), charges: z.int(), minutes: z.int() }),
  'owner-dead-letter': {
    audience: 'owner',
    writer: 'mail',
    data: z.object({ mail: z.string(), template: z.string(), tries: z.int(), lastError: z.string() }),
  },
  'owner-trouble': { audience: 'owner', writer: 'mail', data: z.object({ about: z.enum(TROUBLES) }) },
} satisfies Record<string, { audience: Audience; writer: Writer; data: z.ZodType }>;

export type Template = keyof typeof MAILS;
export const TEMPLATES = Object.keys(MAILS) as Template[];

/** The mails that one subject writes. Its writer must handle each, or it doesn't compile. */
export type TemplatesOf<W extends Writer, A extends Audience = Exclude<Audience, 'leadWebhook'>> = {
  [T in Template]: (typeof MAILS)[T] extends { writer: W; audience: A } ? T : never;
}[Template];

const isTemplate = (name: string): name is Template => Object.hasOwn(MAILS, name);

/** The name of another version's mail says whether it is the owner's. */
export function audienceOf(template: string): Audience {
  if (isTemplate(template)) return MAILS[template].audience;
  return template.startsWith('owner-') ? 'owner' : 'visitor';
}

/** @throws for a mail that only another version of the site knows */
export function writerOf(template: string): Writer {
  if (isTemplate(template)) return MAILS[template].writer;
  throw new Error(`There is no mail called ${template}.`);
}

export type MailData = { [T in Template]: z.infer<(typeof MAILS)[T]['data']> };

export type Message = {
  [T in Template]: {
    template: T;
    /** Unique, such as 'receipt:<order>': a second mail for it isn't queued. */
    reason: string;
    /** `null`: the owner. */
    recipient: string | null;
    data: MailData[T] | null;
  };
}[Template];

/** 'dead': given up after days of tries. */
export type MailStatus = 'queued' | 'sent' | 'dead';

export type NewMail = Message & {
  id: string;
  orderId: string | null;
  assessmentId?: string;
  /** The part of the Message-ID before the @. */
  messageId: string;
  dueAt: Date;
  /** Held until then. Needed because an untried mail is due whatever `dueAt` says. */
  leasedUntil?: Date;
};

/** Taken by a worker. `tries` includes this one. */
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

/** @throws if something else is stored */
export function dataOf<T extends Template>(mail: LeasedMail, template: T): MailData[T] {
  return MAILS[template].data.parse(mail.data ?? {}) as MailData[T];
}

/** Within this time, a second request for links to one address counts as the same. */
export const ONE_REQUEST_MS = 15 * MINUTE;

/** Pauses after failed tries: twelve tries in about five days. */
const PAUSES = [
  MINUTE,
  5 * MINUTE,
  15 * MINUTE,
  HOUR,
  3 * HOUR,
  6 * HOUR,
  12 * HOUR,
  ...Array.from({ length: 4 }, () => DAY),
];

/** content/site.yaml promises the same. */
export const DEAD_LETTER_DAYS = 90;

/** `null`: no more tries, the mail is dead. */
export function nextTry(tries: number, now: Date): Date | null {
  const pause = PAUSES[tries - 1];
  return pause === undefined ? null : new Date(now.getTime() + pause);
}
