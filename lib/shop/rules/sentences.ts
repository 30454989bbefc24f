import type { OrderState } from './order-state';
import { type ShownOrder, shownState } from './shown-order';

/** The order's state for the reader. `held`: its files were never handed out. */
export type Standing =
  OrderState | 'part_disputed' | 'reversed' | 'held_disputed' | 'held_refunded' | 'held_reversed';

/** Texts of content/mail/buyer.yaml and owner.yaml; `null`: no mail. */
type Cell = readonly [buyer: string | null, owner: string | null];

const SILENCE = [null, null] as const;
const each = <S extends Standing, const C extends Cell>(cell: C, ...standings: S[]) =>
  Object.fromEntries(standings.map((one) => [one, cell])) as Record<S, C>;

const NOBODY = each(
  SILENCE,
  ...(['awaiting_payment', 'processing', 'payment_failed', 'canceled', 'on_hold', 'paid'] as const),
  ...(['partially_refunded', 'disputed', 'part_disputed', 'refunded', 'reversed'] as const),
  ...(['held_disputed', 'held_refunded', 'held_reversed'] as const),
);
const OPEN = ['paid', 'partially_refunded'] as const;
const DISPUTED = ['disputed', 'part_disputed', 'held_disputed'] as const;
const REFUNDED = ['refunded', 'held_refunded'] as const;
const REVERSED = ['reversed', 'held_reversed'] as const;
/** Its payment may not be known yet. */
const KEPT = ['processing', 'on_hold', ...OPEN] as const;

/**
 * Which text tells which news, by the order's state after the news. So nobody is asked to refund twice, or
 * told of files that are closed.
 */
export const SENTENCES = {
  sale: { ...NOBODY, ...each(['receipt', 'sale'], ...OPEN) },
  double: { ...NOBODY, ...each([null, 'double'], ...OPEN) },
  hold: { ...NOBODY, ...each(['onHold', 'hold'], 'on_hold') },
  'payment-failed': { ...NOBODY, ...each(['paymentFailed', 'paymentFailed'], 'payment_failed') },
  refund: {
    ...NOBODY,
    ...each(['refundOnHold', 'refund'], ...KEPT, ...DISPUTED, ...REVERSED, 'held_refunded'),
    ...each(['partialRefund', 'refund'], 'partially_refunded'),
    ...each(['refund', 'refund'], 'refunded'),
  },
  'refund-asked': { ...NOBODY, ...each(['refundAsked', 'refundAsked'], ...OPEN) },
  'refund-failed': {
    ...NOBODY,
    ...each(['refundFailed', 'refundFailed'], ...KEPT),
    ...each([null, 'refundFailedSettled'], ...DISPUTED, ...REFUNDED, ...REVERSED),
  },
  'fraud-warning': {
    ...NOBODY,
    ...each([null, 'fraudWarning'], ...KEPT, 'awaiting_payment', 'payment_failed', 'canceled'),
    ...each([null, 'fraudWarningLate'], ...DISPUTED, ...REFUNDED, ...REVERSED),
  },
  inquiry: {
    ...NOBODY,
    ...each([null, 'inquiry'], ...KEPT, ...DISPUTED),
    ...each([null, 'inquiryRefunded'], ...REFUNDED, ...REVERSED),
  },
  'inquiry-closed': {
    ...NOBODY,
    ...each([null, 'inquiryClosed'], ...KEPT, ...DISPUTED, ...REFUNDED, ...REVERSED),
  },
  dispute: {
    ...NOBODY,
    ...each(['dispute', 'dispute'], 'disputed', 'held_disputed'),
    ...each(['dispute', 'disputeAfterPart'], 'part_disputed'),
    ...each([null, 'disputeRefunded'], ...REFUNDED, ...REVERSED),
  },
  'dispute-won': {
    ...NOBODY,
    ...each(['disputeWon', 'disputeWon'], ...OPEN),
    ...each(['disputeWonOnHold', 'disputeWonClosed'], 'on_hold'),
    ...each([null, 'disputeWonClosed'], 'processing', ...DISPUTED, ...REFUNDED, ...REVERSED),
  },
  'dispute-lost': {
    ...NOBODY,
    ...each(['disputeLost', 'disputeLost'], 'reversed'),
    ...each(['disputeLostOnHold', 'disputeLost'], 'held_reversed', 'held_refunded'),
    ...each([null, 'disputeLostRefunded'], 'refunded'),
  },
} as const satisfies Record<string, Record<Standing, Cell>>;

export type News = keyof typeof SENTENCES;

type Standingly = Pick<ShownOrder, 'status' | 'soldAt' | 'refunded' | 'priceCents'>;

/** `null`: no mail. */
export const sentencesOf = (news: News, order: Standingly): (typeof SENTENCES)[News][Standing] =>
  SENTENCES[news][standingOf(order)];

export function standingOf(order: Standingly): Standing {
  const state = shownState(order);
  if (state === 'disputed' && order.refunded > 0) return 'part_disputed';
  const isHeld = !order.soldAt && (state === 'disputed' || state === 'refunded' || state === 'reversed');
  return isHeld ? `held_${state}` : state;
}
