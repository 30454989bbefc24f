import type { PaymentNotice } from '@/lib/shop/rules/payment-notice';

/**
 * What the model predicts: the state, and all mails by template and what they are about, each of them once.
 */
export type Predicted = { state: string; mails: string[] };

/**
 * What becomes of an order by everything that was told of it: written apart from the rules, from what
 * docs/recipes/selling.md promises, and with other means. The state follows from all the news together,
 * whatever their order; told is what the states on the way there call for, and nothing else.
 */
export function predicted(notices: PaymentNotice[], price: number): Predicted {
  const onTheWay = notices.map((_, at) => standing(notices.slice(0, at + 1), price));
  const mails = onTheWay.flatMap(({ called, won }, at) => {
    // Of a dispute that was won the buyer hears only where the files were on hold until then.
    const reopened = won.filter((id) => onTheWay[at - 1]?.taken.includes(id));
    return [...called, ...reopened.map((id) => `dispute-won:${id}`)];
  });
  return { state: standing(notices, price).state, mails: [...new Set(mails)] };
}

/** Where an order stands by these news alone, and the mails that this calls for. */
function standing(notices: PaymentNotice[], price: number) {
  const last = <S extends string>(all: { id: string; status: S; amount: number }[], ladder: readonly S[]) =>
    [...new Set(all.map(({ id }) => id))].map((id) => {
      const own = all.filter((one) => one.id === id);
      const status = ladder.findLast((step) => own.some((one) => one.status === step))!;
      return { id, status, amount: own[0]!.amount };
    });
  const charges = notices.flatMap(({ payments }) => payments);
  const payments = last(charges, ['pending', 'failed', 'succeeded']);
  const refunds = last(
    notices.flatMap((one) => one.refunds),
    ['pending', 'succeeded', 'failed'],
  );
  const disputes = last(
    notices.flatMap((one) => one.disputes),
    ['inquiry', 'inquiry_closed', 'open', 'won', 'lost'],
  );
  const isCanceled = notices.some(({ canceled }) => canceled);
  const came = payments
    .filter(({ status }) => status === 'succeeded')
    .reduce((sum, one) => sum + one.amount, 0);
  const went = refunds.filter(({ status }) => status !== 'failed').reduce((sum, one) => sum + one.amount, 0);
  const has = (status: string) => disputes.some((one) => one.status === status);
  const hadBank = (id: string) => charges.some((one) => one.id === id && one.status === 'pending');
  const debit = payments.find(
    ({ id, status }) => (status === 'failed' && hadBank(id)) || (status === 'pending' && isCanceled),
  );

  const state = () => {
    if (has('lost') || (came > 0 && went >= came)) return 'refunded';
    if (has('open')) return 'disputed';
    if (came > 0 && came !== price) return 'on_hold';
    if (came > 0) return went > 0 ? 'partially_refunded' : 'paid';
    if (refunds.length > 0 || disputes.length > 0) return 'processing';
    if (!isCanceled && payments.some(({ status }) => status === 'pending')) return 'processing';
    if (debit) return 'payment_failed';
    return isCanceled ? 'canceled' : 'awaiting_payment';
  };
  const final = state();
  const called = [
    ...(final === 'paid' || final === 'partially_refunded' ? ['receipt:order', 'owner-sale:order'] : []),
    ...(final === 'on_hold' ? ['on-hold:order', 'owner-hold:order'] : []),
    ...(final === 'payment_failed'
      ? [`payment-failed:${debit!.id}`, `owner-payment-failed:${debit!.id}`]
      : []),
    ...refunds.flatMap(({ id, status }) =>
      status === 'failed'
        ? [`refund-failed:${id}`, `owner-refund-failed:${id}`]
        : [`refund:${id}`, `owner-refund:${id}`],
    ),
    ...disputes.flatMap(({ id, status }) => {
      const owner = { inquiry: 'inquiry', inquiry_closed: 'inquiry-closed', won: 'dispute-won' }[
        status as string
      ];
      if (owner) return [`owner-${owner}:${id}`];
      const about = status === 'lost' ? 'dispute-lost' : 'dispute';
      return [`${about}:${id}`, `owner-${about}:${id}`];
    }),
  ];
  const idsOf = (...wanted: string[]) =>
    disputes.filter(({ status }) => wanted.includes(status)).map(({ id }) => id);
  return { state: final, called, won: idsOf('won'), taken: idsOf('open', 'lost') };
}
