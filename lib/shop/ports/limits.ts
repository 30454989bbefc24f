import type { Limiter } from '@/lib/kernel/limiter';
import type { ByReach, Reach } from '@/lib/kernel/networks';

/** A network that may begin no payment now: as far as it reaches, and a keyed hash of it. */
export type FullNetwork = { reach: Reach; hash: string };

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
  /**
   * Counts each decline of a card, by the event that tells it.
   * @returns whether there were too many by now
   */
  isGuessed(card: string, eventId: string): Promise<boolean>;
  /** An order was ended because of its declines. */
  noteEnded(orderId: string): Promise<void>;
  /** For how many seconds nothing follows such an order; 0 for any other. */
  waitAfter(orderId: string): Promise<number>;
};

/** How often the shop lets somebody try. */
export type ShopLimits = Record<'contact' | 'claim', Limiter> & { payments: PaymentLimits };
