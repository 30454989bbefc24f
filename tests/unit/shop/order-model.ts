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
  const mails = onTheWay.flatMap(({ called, happened, state, isOpen, went }, at) => {
    const before = onTheWay[at - 1] ?? standing([], priceCents);
    const news = happened.filter((one) => !before.happened.includes(one));
    const isSold = onTheWay.slice(0, at + 1).some((one) => one.isOpen);
    const is = { state, isOpen, isBack: isSold && went >= priceCents };
    return [...called, ...news.flatMap((one) => toldOf(one, is, before.taken))];
  });
  return { state: standing(paymentEvents, priceCents).state, mails: [...new Set(mails)] };
}

const LADDERS = {
  payments: ['pending', 'failed', 'succeeded'],
  refunds: ['pending', 'succeeded', 'failed'],
  disputes: ['inquiry', 'inquiry_closed', 'open', 'won', 'lost'],
};
/** Disputes of which the owner alone is told. */
const INQUIRIES: Record<string, string> = { inquiry: 'inquiry', inquiry_closed: 'inquiry-closed' };
const toBoth = (what: string, id: string | undefined) => [`${what}:${id}`, `owner-${what}:${id}`];

type Is = { state: string; isOpen: boolean; isBack: boolean };

/**
 * Who is told of a refund or a dispute: the owner of each; the buyer not where it would offer money a second
 * time, and of a dispute that was won only where that has changed something.
 */
function toldOf(happened: string, { state, isOpen, isBack }: Is, taken: string[]): string[] {
  const [what, id = ''] = happened.split(':');
  const owners = (mail: string) => [`owner-${mail}:${id}`];
  if (what === 'given') return toBoth('refund', id);
  if (what === 'failed')
    return state === 'disputed' || state === 'refunded'
      ? owners('refund-failed')
      : toBoth('refund-failed', id);
  if (what === 'open') return state === 'refunded' ? owners('dispute') : toBoth('dispute', id);
  if (what === 'lost') return isBack ? owners('dispute-lost') : toBoth('dispute-lost', id);
  if (what !== 'won') return owners(INQUIRIES[what!]!);
  return taken.includes(id) && (isOpen || state === 'on_hold')
    ? toBoth('dispute-won', id)
    : owners('dispute-won');
}

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
  ];
  const happened = [
    ...refunds.map(({ id, status }) => `${status === 'failed' ? 'failed' : 'given'}:${id}`),
    ...disputes.map(({ id, status }) => `${status}:${id}`),
  ];
  const isOpen = final === 'paid' || final === 'partially_refunded';
  return { state: final, isOpen, went, called, happened, taken: idsOf(disputes, 'open', 'lost') };
}
