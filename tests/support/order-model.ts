import type { PaymentNotice } from '@/lib/domain/orders/payment-notice';

/** What the model predicts: the state, and every mail by template and what it is about, each of them once. */
export type Predicted = { state: string; mails: string[] };

/**
 * What becomes of an order by everything that was told of it, whatever the order: written apart from the rules, from what
 * docs/recipes/selling.md promises, and with other means. It looks only at all the news together.
 */
export function predicted(notices: PaymentNotice[], price: number): Predicted {
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
  const mails = [
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
  return { state: final, mails };
}
