import type { Assessment, AssessmentResult } from '@/lib/domain/diagnostic/assessment';
import type { Lead, Reader } from '@/lib/domain/diagnostic/lead';
import type { Counts } from '@/lib/domain/funnel/drop-off';
import type { FunnelEvent } from '@/lib/domain/funnel/events';
import type { Allowance } from '@/lib/domain/mail/allowance';
import type { LeasedMail, NewMail } from '@/lib/domain/mail/outbox';
import type { Charges } from '@/lib/domain/orders/declines';
import type { ByReach, Reach } from '@/lib/domain/networks';
import type { Order } from '@/lib/domain/orders/order';
import type { PaymentNotice } from '@/lib/domain/orders/payment-notice';
import type { Buyer } from '@/lib/domain/orders/buyer';
import type { Purchase, PurchaseWithPayment } from '@/lib/domain/orders/purchase';
import type { Refund } from '@/lib/domain/orders/records';
import type { AgreedTerms } from '@/lib/domain/orders/terms';
import type { Consent } from '@/lib/domain/your-data/consent';
import type { Correction } from '@/lib/domain/your-data/correction';
import type { PersonalData } from '@/lib/domain/your-data/personal-data';
import type { Result } from '@/lib/domain/result';
import type { ProductFile } from '@/lib/domain/toolbox/product-file';
import type { CatalogueProduct, CatalogueSource } from '@/lib/domain/toolbox/catalogue';

/** One try of a visitor to send something, however often the browser repeats it (readings 31). */
export type Attempt = {
  /** Hash of the Idempotency-Key. */
  keyHash: string;
  /** Hash of what was sent. */
  digest: string;
};

export type AssessmentStore = {
  /** Stores once per attempt: 'stored', or 'seen' with what the attempt's first call stored. With it, or not at all, consent. */
  insert(
    assessment: Assessment,
    attempt: Attempt | null,
    consent?: Consent | null,
  ): Promise<{ outcome: 'stored' } | { outcome: 'seen'; id: string; digest: string }>;
  find(id: string): Promise<Assessment | null>;
  /** Without reading who it is of. */
  findResult(id: string): Promise<AssessmentResult | null>;
};

/** Somebody asked for their report; `callAt` is when they asked for a call, null if they have not. */
export type ReportRequest = { assessmentId: string; createdAt: Date; callAt: Date | null };

export type ReportRequests = {
  /** In one transaction: notes the request, uses up the allowances and queues the mails, or nothing of it. */
  open(
    request: ReportRequest,
    allowances: Allowance[],
    mails: NewMail[],
  ): Promise<'opened' | 'already' | { exceeded: Allowance }>;
  /** Notes that a call was asked for, unless one was before. */
  noteCall(assessmentId: string, at: Date): Promise<void>;
  find(assessmentId: string): Promise<ReportRequest | null>;
};

/** Finished diagnostics whose report nobody has asked for, stored from `from` up to and without `to`. */
export type QuietResults = {
  count(from: Date, to: Date): Promise<number>;
  /** Oldest first. */
  list(from: Date, to: Date, limit: number): Promise<Assessment[]>;
};

/** A mail in the outbox as the owner lists it. */
export type OutboxEntry = LeasedMail & {
  status: 'queued' | 'sent' | 'dead';
  createdAt: Date;
  dueAt: Date;
  sentAt: Date | null;
  lastError: string | null;
};

export type Outbox = {
  /** 'already' when a mail for the same reason was queued before. */
  queue(mail: NewMail): Promise<'queued' | 'already'>;
  /** Takes up to `limit` mails that are due and that nobody holds, for `owner` until `until`. Counts a try for each. */
  lease(how: { owner: string; now: Date; until: Date; limit: number }): Promise<LeasedMail[]>;
  /** Whether the mail is still there and this worker's: it may have been deleted since it was taken. */
  isHeld(id: string, owner: string): Promise<boolean>;
  /** Keeps what this worker still has for longer. What it has lost meanwhile stays with whoever has it now. */
  renew(ids: string[], owner: string, until: Date): Promise<void>;
  /** The three ends of a try. False: the lease was lost, and somebody else has the mail now. */
  delivered(id: string, owner: string, sentAt: Date): Promise<boolean>;
  postpone(id: string, owner: string, how: { dueAt: Date; lastError: string }): Promise<boolean>;
  bury(id: string, owner: string, how: { lastError: string; notice: NewMail | null }): Promise<boolean>;
  /** Newest first. */
  list(status: OutboxEntry['status'], limit: number): Promise<OutboxEntry[]>;
  /** Queues dead mails again and returns how many. */
  retry(ids: string[] | 'all', dueAt: Date): Promise<number>;
  /** Forgets dead letters that were queued before then, with their addresses. Returns how many. */
  forgetDead(before: Date): Promise<number>;
};

/** An e-mail ready to be handed to a mail server. */
export type FinishedMail = {
  to: string;
  /** Where an answer goes; without it, to the sender. */
  replyTo?: string;
  /** Of marketing mail: where mail programs post to end it (RFC 8058). */
  unsubscribeUrl?: string;
  subject: string;
  html: string;
  text: string;
  attachments?: MailAttachment[];
  /** Before the @; the same on every try. */
  messageId: string;
};

export type MailAttachment = { filename: string; contentType: string; content: Uint8Array };

/** What the mail server, or whoever else it was for, made of it. `answer` is what it said, without addresses. */
export type Handover = { ok: true } | { ok: false; permanent: boolean; answer: string };

/** Posts JSON to the firm's address; `id` is the same on every try. */
export type Post = (id: string, body: object) => Promise<Handover>;

export type MailTransport = { send(mail: FinishedMail): Promise<Handover>; close(): void };

/** Orders as recorded, for pages and mails. */
export type PurchaseReader = {
  find(orderId: string): Promise<PurchaseWithPayment | null>;
  /** By the hash of a key to its page. */
  findByKey(tokenHash: string): Promise<PurchaseWithPayment | null>;
  /** Every order of an address, however it was typed; newest first. */
  ofAddress(address: string): Promise<Purchase[]>;
};

/** What the buyer of an order agreed to. */
export type TermsOfOrder = (order: Pick<Purchase, 'id' | 'productId'>) => Promise<AgreedTerms>;

/** Keys to order pages: whoever has one sees the order. Only hashes are kept. */
export type OrderKeys = { add(orderId: string, tokenHash: string): Promise<void> };

export type Catalogue = {
  /** Everything that is sold, in the order of content. */
  list(): Promise<CatalogueProduct[]>;
  /** Null as well for a product that is no longer sold. */
  find(id: string): Promise<CatalogueProduct | null>;
  /** Also one that was sold once. */
  findSold(id: string): Promise<CatalogueProduct | null>;
  /** All of it at once. 'newer': what is there comes from a later build, and stays. */
  replace(products: CatalogueProduct[], source: CatalogueSource): Promise<'replaced' | 'newer'>;
};

/** An order as it begins. */
export type NewOrder = Pick<
  Order,
  'id' | 'number' | 'createdAt' | 'productId' | 'title' | 'price' | 'currency' | 'tools'
> &
  Pick<Order, 'contentVersion' | 'livemode'> &
  Partial<Pick<Order, 'networks'>>;

/** What a change of an order may look at, in the same transaction. */
export type Look = {
  /** Orders that this address paid for in that time, by Stripe's clock. */
  paidBy(address: string, time: { from: Date; to: Date }): Promise<Pick<Order, 'id' | 'number' | 'tools'>[]>;
  /** Charges that were told since then, this one among them. */
  charges(since: Date): Promise<Charges>;
};

/** The order as it is to be, and what is to be told; a mail for a reason that is there already is left out. */
export type OrderChange = { order: Order; mails: NewMail[] };

export type OrderStore = {
  /**
   * Stores once per attempt: 'opened', or 'seen' with what the attempt's first call stored; 'gone' when that was discarded or
   * freed in the same moment: ask again.
   */
  open(order: NewOrder, attempt: Attempt | null): Promise<{ outcome: 'opened' | 'gone' } | SeenAttempt>;
  /** Lets the key of an order that has ended be used for another one. */
  freeAttempt(orderId: string): Promise<void>;
  /** Counts a key that is used up, unless another call has counted the same one. */
  countTry(order: Pick<Order, 'id' | 'stripeTry'>): Promise<void>;
  /** Notes Stripe's answer on an order that had none. @returns whether the order has it now, or has had it before */
  attachIntent(orderId: string, intent: { intentId: string; clientSecretHash: string }): Promise<boolean>;
  /** Deletes an order that no intent is noted on; any other stays. */
  discard(orderId: string): Promise<void>;
  find(id: string): Promise<Order | null>;
  findByNumber(number: string): Promise<Order | null>;
  findByIntent(intentId: string): Promise<Order | null>;
  findBySecret(clientSecretHash: string): Promise<Order | null>;
  /**
   * Before it is paid only: afterwards an address is no longer the browser's to change. And only at the price the buyer was
   * shown, in cents. Otherwise the order is answered, or null for a secret that is none of ours.
   */
  recordContact(
    clientSecretHash: string,
    /** `lookAt`: when Stripe is asked what has become of the payment, should nothing be told of it until then. */
    contact: { email: string; amount: number; lookAt: Date },
  ): Promise<'recorded' | Order | null>;
  /**
   * In one transaction: notes that the recorded event is done, unless it was ('seen'), and changes order and outbox as `decide`
   * says. Nothing of it happens for an order that is not there ('unknown').
   */
  change(
    orderId: string,
    eventId: string | null,
    now: Date,
    decide: (order: Order, look: Look) => Promise<OrderChange>,
  ): Promise<'changed' | 'seen' | 'unknown'>;
  /** Orders that were begun before then, have not been paid and may still hold personal data; oldest first, from after one on. */
  unpaidBefore(
    moment: Date,
    page: { after: Pick<Order, 'id' | 'createdAt'> | null; limit: number },
  ): Promise<Order[]>;
  /** Ends an order that was not paid, and empties it of personal data. False: it has been paid meanwhile, or mail to its buyer waits. */
  end(orderId: string, canceledAt: Date): Promise<boolean>;
  /** Orders that were not paid and that it is time to ask about; those that waited longest come first. */
  toLookAt(now: Date, limit: number): Promise<Order[]>;
  lookAgainAt(orderId: string, at: Date): Promise<void>;
  /** Orders that were begun from a network and can still be paid; the latest first, without so many of these. */
  openFrom(network: FullNetwork, limit: number, without?: number): Promise<Order[]>;
};

/** A network that may begin no payment now: as far as it reaches, and a keyed hash of it. */
export type FullNetwork = { reach: Reach; hash: string };

/** Downloads that were begun. `file`: <product>/<name>, or all of them as one archive. */
export type DownloadLog = {
  add(download: {
    id: string;
    orderId: string;
    file: string;
    at: Date;
    networkHash: string | null;
  }): Promise<void>;
};

/** What one process at a time does. */
export type Jobs = {
  /** Takes a job for `owner` until `until`, and says up to when it was done. Null: somebody else has it. */
  take(
    name: string,
    how: { owner: string; now: Date; until: Date },
  ): Promise<{ doneUntil: Date | null } | null>;
  /** Gives it back; null when it was not done whole. */
  done(name: string, owner: string, doneUntil: Date | null): Promise<void>;
};

export type SeenAttempt = { outcome: 'seen'; order: Order; digest: string };

/** An event of Stripe's: its id is the same each time it is repeated. */
export type PaymentEvent = { id: string; type: string; receivedAt: Date };

/** An event that somebody works on. `tries` counts this one. */
export type RecordedEvent = { id: string; type: string; notice: PaymentNotice | null; tries: number };

/** Events as they came in, until they are done. */
export type EventStore = {
  record(event: PaymentEvent & { notice: PaymentNotice }): Promise<'recorded' | 'seen'>;
  /** Whether it is here, and was worked on or will be: not where it was given up, or could not be read. */
  isKnown(id: string): Promise<boolean>;
  /** Takes up to `limit` events that are due and that nobody holds, the oldest first. Counts a try for each. */
  lease(how: { now: Date; until: Date; limit: number }): Promise<RecordedEvent[]>;
  /** There is nothing more to do for it; `outcome` is kept. */
  close(id: string, outcome: string, now: Date): Promise<void>;
  postpone(id: string, dueAt: Date): Promise<void>;
  /**
   * Closes one that nothing came of and queues the mail that says so, in one transaction; one that is done
   * stays so, unsaid.
   */
  giveUp(id: string, outcome: 'given up' | 'unreadable', now: Date, mail: NewMail): Promise<void>;
};

/** Records what is told of a payment: usecases/apply-payment.ts. */
export type ApplyPayment = (
  notice: PaymentNotice,
  eventId: string | null,
) => Promise<'changed' | 'seen' | 'unknownOrder'>;

/** Ends an intent that can still be paid. @returns whether it has ended, now or before @throws OutOfReach (usecases/end-intent.ts) */
export type EndIntent = (intentId: string) => Promise<boolean>;

/** Counts a card that an event tells is declined, and ends what is to end by it (usecases/end-declined.ts). @returns the notice, with that */
export type EndDeclined = (
  order: Order,
  notice: PaymentNotice,
  eventId: string | null,
) => Promise<PaymentNotice>;

/** What has become of an intent, as the browser may be told. */
export type IntentStatus =
  'succeeded' | 'processing' | 'requires_payment_method' | 'requires_action' | 'canceled' | 'unknown';

/** An intent as the payment provider has it now. */
export type Intent = {
  intentId: string;
  clientSecret: string;
  status: IntentStatus;
  /** All that there is to tell of it. */
  notice: PaymentNotice;
};

/** `refunded`: the sum in cents, and whether the payment was ever disputed. What of it, is to be asked for. */
export type Succeeded = { notice: PaymentNotice; refunded: number; disputed: boolean };

/** The provider can't be reached, or is not able to answer now: what was asked for may have been done. */
export type Unavailable = 'unavailable';

/** It failed, and would answer the same to the same key again, whether it did what was asked for or not. */
export type Failed = 'failed';

export type Payments = {
  /** Whether cards are charged. */
  livemode: boolean;
  /** Makes the intent of an order; the same one however often it is called within a day with the same try. */
  open(
    order: NewOrder & Pick<Order, 'stripeTry'>,
  ): Promise<Result<{ intentId: string; clientSecret: string }, Unavailable | Failed>>;
  find(intentId: string): Promise<Result<Intent, Unavailable | 'unknown'>>;
  /** 'settled': too late, it has succeeded or is on its way. */
  cancel(intentId: string): Promise<Result<'canceled' | 'settled', Unavailable>>;
  /** What came in of what names an order, newest first. @throws when Stripe can't be reached */
  succeededSince(since: Date): AsyncIterable<Succeeded>;
  /** What was told since then, or was to be; Stripe knows it for 30 days. @throws when it can't be reached */
  eventsSince(since: Date): AsyncIterable<ToldBefore>;
  /** Open ones that name an order and that nobody has confirmed, newest first. @throws when Stripe can't be reached */
  openSince(since: Date): AsyncIterable<OpenIntent>;
  /** Gives money back, all that is left when no amount (in cents) is said. Repeated with the same key and try, once. */
  refund(
    intentId: string,
    amount: number | null,
    how: { key: string } & Pick<Order, 'stripeTry'>,
  ): Promise<Result<Refund, Unavailable | Failed | 'refused'>>;
};

/** An event as it is listed later: which payment to look at, and nothing of what it says, which may be in an older form. */
export type ToldBefore = {
  event: { id: string; type: string };
  /** By Stripe's clock. */
  createdAt: Date;
  /** Null: it is about no payment. */
  intentId: string | null;
  warning: PaymentNotice['warning'];
};

/** `site` is null for one made before sites were named. */
export type OpenIntent = { intentId: string; orderId: string; site: string | null; createdAt: Date };

/** What came in at the webhook. */
export type Delivery = {
  event: { id: string; type: string };
  notice: PaymentNotice | null;
};
/** Reads a delivery. Null: not signed with our secret, or too old. 'malformed': signed, and no event as Stripe writes them. */
export type ReadDelivery = (body: string, signature: string | null) => Delivery | 'malformed' | null;

/** Counts, and says when it is too much: in how many seconds the next may come. */
export type Limiter = (key: string) => Promise<{ allowed: true } | { allowed: false; seconds: number }>;

/** The same for the network a call comes from; null where that is unknown: all such calls are counted together. */
export type NetworkLimiter = (network: string | null) => ReturnType<Limiter>;

/** Counts within a window of time, which begins with the first, and refuses nothing. */
export type Tally = {
  add(key: string): Promise<Count>;
  read(key: string): Promise<Count>;
};

/** How many there are, the one that was just added among them, and in how many seconds they count no more. */
export type Count = { count: number; seconds: number };

export type TooManyPayments = { reason: 'tooMany' | 'tooManyDeclines'; seconds: number };

export type PaymentLimits = {
  /** How many payments begun in an hour are no more than usual. */
  perHour: number;
  /** By what an order knows where it was begun: keyed hashes of the networks around its buyer. */
  networksOf(network: string | null): ByReach<string> | null;
  /** How many open payments a near network keeps, however old. */
  open: number;
  /**
   * Counts a payment that begins, unless its networks may not.
   * @returns `tellOwner`: more have begun than are usual
   */
  mayBegin(
    networks: ByReach<string> | null,
  ): Promise<({ allowed: false } & TooManyPayments) | { allowed: true; tellOwner: boolean }>;
  /** Counts a press of Pay. */
  mayConfirm: (network: string | null) => Promise<({ allowed: false } & TooManyPayments) | { allowed: true }>;
  /**
   * Counts a declined card, once for each network that it was tried from.
   * @returns the widest network that may begin nothing because of it and others; null: none
   */
  noteDecline(networks: ByReach<string>, card: string): Promise<FullNetwork | null>;
  /** Counts each decline of a card, by the event that tells it. @returns whether there were too many by now */
  isGuessed(card: string, eventId: string): Promise<boolean>;
  /** An order was ended because of its declines. */
  noteEnded(orderId: string): Promise<void>;
  /** For how many seconds nothing follows such an order; 0 for any other. */
  waitAfter(orderId: string): Promise<number>;
};

/** Lets limits forget what they have counted for a key. */
export type Forget = (key: string) => Promise<void>;

export type OwnersLeads = {
  find(id: string): Promise<Lead | null>;
  /** The newest first. */
  list(wanted: { asked?: Lead['asked']; since?: Date; limit?: number }): Promise<Lead[]>;
  /** Each address once, whoever confirmed first comes first. */
  readers(): Promise<Reader[]>;
};

/** How often what happened on which day: numbers, and nothing about whom they are of. Days are texts such as 2026-03-01. */
export type FunnelCounters = {
  add(day: string, events: readonly FunnelEvent[]): Promise<void>;
  /** From one day to another, both included: what was counted, and how many orders were paid. */
  between(from: string, to: string): Promise<Counts>;
};

/** A file that can be read from byte `start` to byte `end`, both included. */
export type StoredFile = {
  modified: Date;
  read(range: { start: number; end: number }): ReadableStream<Uint8Array>;
};

/** A file of content as it lies on this machine; null when it is missing or was changed. */
export type ProductFiles = (file: ProductFile) => Promise<StoredFile | null>;

/** `name` is its path inside the archive, `path` where it lies, from the folder content/. */
export type ArchiveEntry = { name: string; path: string; sha256: string };

/** Files as one archive, made when it is first asked for. */
export type Archives = (
  entries: ArchiveEntry[],
) => Promise<(StoredFile & { size: number; etag: string }) | null>;

/** Makes and reads signed ids, for one purpose. What was not made here, or was changed since, reads as null. */
export type SignedIds = { sign(id: string): string; read(token: string): string | null };

/** Consent to marketing mail, by address however it was typed. */
export type Consents = {
  find(id: string): Promise<Consent | null>;
  /** Every box that was ticked with the address and not withdrawn. */
  confirm(email: string, at: Date): Promise<void>;
  withdraw(email: string, at: Date): Promise<void>;
  /** Whether this address may get marketing mail. */
  isConfirmed(email: string): Promise<boolean>;
};

export type PersonalDataStore = {
  read(email: string): Promise<PersonalData>;
  /** False: no diagnostic of this address. */
  correct(email: string, assessmentId: string, correction: Correction): Promise<boolean>;
  /** Puts `to` in the place of `from` everywhere, ends the keys of `from`, and queues the notice; all of it or nothing. */
  move(from: string, to: string, notice: NewMail): Promise<void>;
};

/** A key to the data of an address, or, with `newEmail`, to putting that in its place. */
export type DataKey = {
  tokenHash: string;
  createdAt: Date;
  expiresAt: Date;
  email: string;
  newEmail: string | null;
};

/** Only hashes of keys are kept. */
export type DataKeys = {
  add(key: DataKey): Promise<void>;
  /** Null: nobody has it, or its time is up. */
  find(tokenHash: string, now: Date): Promise<DataKey | null>;
};

/** How much was deleted, or emptied of personal data. */
export type ErasedCounts = { assessments: number; consents: number; mails: number; orders: number };

/** Deletes for good. What is deleted is noted by the keyed hash of its id, so that a backup can't bring it back unnoticed. */
export type Erasure = {
  /** Assessments with all that hangs on them: consent given with them, and mail about them that has not been sent. */
  assessments(ids: string[], now: Date, how?: { keepConfirmedConsent: boolean }): Promise<ErasedCounts>;
  /** Again, what was erased before: diagnostics, consents and mails go, orders lose their buyers. */
  cameBack(found: CameBack, now: Date): Promise<ErasedCounts>;
  /** Everything under an address, however it was typed. Paid orders stay without their buyer, and give no files any more. */
  address(email: string, now: Date): Promise<ErasedCounts>;
  /** Says that something else is deleted: with what is deleted here that is said in the same transaction. */
  leaveTraces(now: Date): Promise<void>;
  /**
   * Overwrites what deleting has left in the files of the database, once for all that was deleted since the last time.
   * Nothing was: it does nothing. Whoever calls can go on meanwhile. Not inside a transaction.
   */
  cleanUp(): Promise<void>;
};

/** The ids of what was erased and is there again. */
export type CameBack = Record<'assessments' | 'orders' | 'consents' | 'mails', string[]>;

/** What is older than it may be. Each answers with how many it deleted. */
export type PurgeStore = {
  assessmentsBefore(moment: Date): Promise<string[]>;
  cameBack(): Promise<CameBack>;
  /** How many deletions were noted under a secret that is not at hand: these would not be found if they came back. */
  withoutKey(): Promise<number>;
  deleteMailsBefore(moment: Date): Promise<number>;
  /** Not confirmed, or withdrawn, for that long. */
  deleteConsentsBefore(moment: Date): Promise<number>;
  deleteOrdersBefore(moment: Date): Promise<number>;
  /** Keys and counts whose time is up, the log of downloads after 400 days, events of no order after 30. */
  deleteEnded(now: Date): Promise<number>;
};

/** What may be changed of an order that is not about money. */
export type PurchaseWriter = {
  /** @returns false for an order that is not there, or whose buyer had everything deleted */
  recordBuyer(orderId: string, buyer: Buyer): Promise<boolean>;
};

/** Orders as the owner's commands need them. */
export type OwnersOrders = {
  findByNumber(number: string): Promise<Purchase | null>;
  /** Newest first; null: of every state. */
  list(which: { status: Purchase['status'] | null; limit: number | undefined }): Promise<Purchase[]>;
  /** Puts another address on an order and its unsent mails, and ends every key to its page. */
  correctAddress(orderId: string, email: string): Promise<void>;
};
