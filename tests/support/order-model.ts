import type { PaymentEvent } from '@/lib/shop/rules/payment-event';

/** The state, and all mails by template and what they are about, each of them once. */
type Predicted = { state: string; mails: string[] };
type Told = { id: string; status: string; amount: number };

/**
 * What becomes of an order by everything that was told of it: written apart from the rules, from what
 * docs/recipes/selling.md promises. The state follows from all the news together; told is what the states on
 * the way there call for, and nothing else.
 */
export function predicted(paymentEvents: PaymentEvent[], priceCents: number): Predicted {
  const onTheWay = paymentEvents.map((_, at) => standing(paymentEvents.slice(0, at + 1), priceCents));
  const mails = onTheWay.flatMap(({ called, won }, at) => {
    // Of a dispute that was won the buyer hears only where the files were on hold until then.
    const reopened = won.filter((id) => onTheWay[at - 1]?.taken.includes(id));
    return [...called, ...reopened.map((id) => `dispute-won:${id}`)];
  });
  return { state: standing(paymentEvents, priceCents).state, mails: [...new Set(mails)] };
}

const LADDERS = {
  payments: ['pending', 'failed', 'succeeded'],
  refunds: ['pending', 'succeeded', 'failed'],
  disputes: ['inquiry', 'inquiry_closed', 'open', 'won', 'lost'],
};
/** Of these the buyer is told nothing. */
const FOR_OWNER = new Map([
  ['inquiry', 'owner-inquiry'],
  ['inquiry_closed', 'owner-inquiry-closed'],
  ['won', 'owner-dispute-won'],
]);
const toBoth = (what: string, id: string | undefined) => [`${what}:${id}`, `owner-${what}:${id}`];

/** Where an order stands by these news alone, and the mails that this calls for. */
function standing(paymentEvents: PaymentEvent[], priceCents: number) {
  const last = (kind: keyof typeof LADDERS) => {
    const told = LADDERS[kind].flatMap((step) => all(kind).filter(({ status }) => status === step));
    return [...new Map(told.map((one) => [one.id, one])).values()];
  };
  const all = (kind: keyof typeof LADDERS): Told[] => paymentEvents.flatMap((one): Told[] => one[kind]);
  const sum = (some: Told[]) => some.reduce((total, { amount }) => total + amount, 0);
  const [payments, refunds, disputes] = [last('payments'), last('refunds'), last('disputes')];
  const idsOf = (some: Told[], ...wanted: string[]) =>
    some.filter(({ status }) => wanted.includes(status)).map(({ id }) => id);
  const isCanceled = paymentEvents.some(({ canceled }) => canceled);
  const came = sum(payments.filter(({ status }) => status === 'succeeded'));
  const went = sum(refunds.filter(({ status }) => status !== 'failed'));
  const atBank = idsOf(all('payments'), 'pending');
  const [debit] = idsOf(payments, 'failed', ...(isCanceled ? ['pending'] : [])).filter((id) =>
    atBank.includes(id),
  );

  const state = () => {
    if (idsOf(disputes, 'lost').length > 0 || (came > 0 && went >= came)) return 'refunded';
    if (idsOf(disputes, 'open').length > 0) return 'disputed';
    if (came > 0 && came !== priceCents) return 'on_hold';
    if (came > 0) return went > 0 ? 'partially_refunded' : 'paid';
    if (refunds.length + disputes.length > 0) return 'processing';
    if (!isCanceled && idsOf(payments, 'pending').length > 0) return 'processing';
    return debit ? 'payment_failed' : isCanceled ? 'canceled' : 'awaiting_payment';
  };
  const final = state();
  const called = [
    ...(final === 'paid' || final === 'partially_refunded' ? ['receipt:order', 'owner-sale:order'] : []),
    ...(final === 'on_hold' ? ['on-hold:order', 'owner-hold:order'] : []),
    ...(final === 'payment_failed' ? toBoth('payment-failed', debit) : []),
    ...refunds.flatMap(({ id, status }) => toBoth(status === 'failed' ? 'refund-failed' : 'refund', id)),
    ...disputes.flatMap(({ id, status }) => {
      const owners = FOR_OWNER.get(status);
      return owners ? [`${owners}:${id}`] : toBoth(status === 'lost' ? 'dispute-lost' : 'dispute', id);
    }),
  ];
  return { state: final, called, won: idsOf(disputes, 'won'), taken: idsOf(disputes, 'open', 'lost') };
}
