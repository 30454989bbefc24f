import { z } from 'zod';

/**
 * Every status of a record, and who may follow whom: what is told late, twice or in another order ends where
 * the last of them says.
 */
export const FOLLOWERS = {
  payment: { pending: ['failed', 'succeeded'], failed: ['succeeded'], succeeded: [] },
  // A refund that has succeeded can still come back from the bank days later.
  refund: {
    pending: ['succeeded', 'failed', 'canceled'],
    succeeded: ['failed', 'canceled'],
    failed: ['canceled'],
    canceled: [],
  },
  // An inquiry takes no money; the bank may make a dispute of it, also of one that seemed to be over.
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

/** One try to charge. Amounts in cents of `currency`. */
export const paymentSchema = z.object({
  /** Stripe's number of the charge; where that was never told, of its intent. */
  id: z.string(),
  paymentIntentId: z.string(),
  status: z.enum(statusesOf('payment')),
  /** True once a bank had it in hand: then its buyer was promised an e-mail. Null: nobody said so. */
  delayed: z.boolean().nullable().default(null),
  amount: cents,
  currency: z.string(),
  livemode: z.boolean(),
  /** What the payment says it is for. */
  productSlug: z.string().nullable(),
  /** As Stripe calls it: card, us_bank_account. */
  method: z.string().nullable(),
  /** Stripe's time of the charge. */
  chargedAt: time.nullable(),
  /** What Stripe keeps of it, once that is known. */
  fee: z.int().nullable(),
  brand: z.string().nullable(),
  last4: z.string().nullable(),
  /** Of the billing address, such as US. An event that was noted before has none. */
  country: z.string().nullable().default(null),
  /** Stripe's word for why it failed. */
  failure: z.string().nullable(),
});

/** Money that goes back. */
export const refundSchema = z.object({
  id: z.string(),
  amount: cents,
  status: z.enum(statusesOf('refund')),
  reason: z.string().nullable(),
  /** Why, in the owner's words: Stripe is not told them. */
  note: z.string().nullable(),
  createdAt: time,
});

/** The buyer's bank asks, or takes the money back until it has decided. */
export const disputeSchema = z.object({
  id: z.string(),
  amount: cents,
  status: z.enum(statusesOf('dispute')),
  reason: z.string(),
  /** Until when the firm may answer. */
  dueBy: time.nullable(),
  createdAt: time,
});

/** What Stripe tells of a payment, and of a dispute; what is kept of that says more. */
export type PaymentFact = z.infer<typeof paymentSchema>;
export type Refund = z.infer<typeof refundSchema>;
export type DisputeFact = z.infer<typeof disputeSchema>;
export type PaymentStatus = PaymentFact['status'];
export type DisputeStatus = DisputeFact['status'];

/** What is kept of it: `noticedAt` is when we heard of the success, or else of the try. */
export type Payment = PaymentFact & { noticedAt: Date };
/**
 * What is kept of a dispute: `lostAt` is when we heard that it was lost, null also where nobody noted it
 * then.
 */
export type Dispute = DisputeFact & { lostAt: Date | null };

/**
 * Also of disputes, where Stripe is asked: one that was lost may be won on appeal. Told late, `won` may be of
 * before.
 */
export const DISPUTE_FOLLOWERS_NOW = { ...FOLLOWERS.dispute, lost: ['won', 'open'] } as const;

/** Money that is on its way back, or there. */
const GIVEN: Refund['status'][] = ['pending', 'succeeded'];
export const isGiven = ({ status }: Pick<Refund, 'status'>): boolean => GIVEN.includes(status);

type Status = { id: string; status: string };
type Followers = Readonly<Record<string, readonly string[]>>;

/**
 * What is known with what is told: a record goes on to a status that may follow its own, and never back; what
 * it lacked is filled in. One that did not change is the same object.
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

/** What a record said first stays so: a status may change, an amount may not. */
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
