import { z } from 'zod';

/** Every status of a record, and which may follow. Late, repeated and reordered news ends at the last one. */
export const FOLLOWERS = {
  payment: { pending: ['failed', 'succeeded'], failed: ['succeeded'], succeeded: [] },
  // A successful refund can still come back days later.
  refund: {
    pending: ['succeeded', 'failed', 'canceled'],
    succeeded: ['failed', 'canceled'],
    failed: ['canceled'],
    canceled: [],
  },
  // An inquiry takes no money, and may become a dispute even after its end.
  dispute: {
    inquiry: ['inquiry_closed', 'open', 'won', 'lost'],
    inquiry_closed: ['open', 'won', 'lost'],
    open: ['won', 'lost'],
    won: ['lost'],
    lost: [],
  },
} as const;

const statusesOf = <R extends keyof typeof FOLLOWERS>(record: R) =>
  Object.keys(FOLLOWERS[record]) as (keyof (typeof FOLLOWERS)[R] & string)[];

const cents = z.int().nonnegative();
const time = z.coerce.date();

/** A try to charge. Amounts are in cents of `currency`. */
export const paymentSchema = z.object({
  /** Stripe's id of the charge, or of its intent if the charge is unknown. */
  id: z.string(),
  paymentIntentId: z.string(),
  status: z.enum(statusesOf('payment')),
  /** True once a bank was processing it: then the buyer was promised a mail. `null`: unknown. */
  delayed: z.boolean().nullable().default(null),
  amount: cents,
  currency: z.string(),
  livemode: z.boolean(),
  /** From the metadata. */
  productSlug: z.string().nullable(),
  /** Such as card, us_bank_account. */
  method: z.string().nullable(),
  chargedAt: time.nullable(),
  /** Stripe's fee, once known. */
  fee: z.int().nullable(),
  brand: z.string().nullable(),
  last4: z.string().nullable(),
  /** Of the billing address, such as US. */
  country: z.string().nullable().default(null),
  /** Stripe's reason. */
  failure: z.string().nullable(),
});

export const refundSchema = z.object({
  id: z.string(),
  amount: cents,
  status: z.enum(statusesOf('refund')),
  reason: z.string().nullable(),
  /** The owner's reason; Stripe doesn't get it. */
  note: z.string().nullable(),
  createdAt: time,
});

/** Also an inquiry, which takes no money. */
export const disputeSchema = z.object({
  id: z.string(),
  amount: cents,
  status: z.enum(statusesOf('dispute')),
  reason: z.string(),
  /** The last moment to answer. */
  dueBy: time.nullable(),
  createdAt: time,
});

/** As Stripe tells it; the stored record has more. */
export type PaymentFact = z.infer<typeof paymentSchema>;
export type Refund = z.infer<typeof refundSchema>;
export type DisputeFact = z.infer<typeof disputeSchema>;
export type PaymentStatus = PaymentFact['status'];
export type DisputeStatus = DisputeFact['status'];

/** `noticedAt`: when we heard of the success, or else of the try. */
export type Payment = PaymentFact & { noticedAt: Date };
/** `lostAt`: when we heard that it was lost; `null` also in old records. */
export type Dispute = DisputeFact & { lostAt: Date | null };

/**
 * For disputes just fetched from Stripe: a lost one may be won on appeal. In a late event, `won` may be older
 * than `lost`.
 */
export const DISPUTE_FOLLOWERS_NOW = { ...FOLLOWERS.dispute, lost: ['won', 'open'] } as const;

const GIVEN: Refund['status'][] = ['pending', 'succeeded'];
export const isGiven = ({ status }: Pick<Refund, 'status'>): boolean => GIVEN.includes(status);

type Status = { id: string; status: string };
type Followers = Readonly<Record<string, readonly string[]>>;

/**
 * Merges records: a status only moves to one that may follow, and missing fields are filled in. An unchanged
 * record stays the same object.
 */
export function withRecords<R extends Status>(known: R[], told: R[], followers: Followers): R[] {
  return told.reduce((records, one) => {
    const at = records.findIndex(({ id }) => id === one.id);
    const before = records[at];
    return before ? records.with(at, joined(before, one, followers)) : [...records, one];
  }, known);
}

function joined<R extends Status>(before: R, told: R, followers: Followers): R {
  const goesOn = followers[before.status]?.includes(told.status) ?? false;
  const isKnown = (name: string) => (before as Record<string, unknown>)[name] !== null;
  const news = Object.entries(told).filter(
    ([name, value]) => value !== null && (goesOn ? !FIXED.includes(name) || !isKnown(name) : !isKnown(name)),
  );
  return news.length > 0 ? { ...before, ...Object.fromEntries(news) } : before;
}

/** These never change once known. */
const FIXED = [
  'id',
  'amount',
  'currency',
  'livemode',
  'productSlug',
  'chargedAt',
  'createdAt',
  'fee',
  'note',
];
