import fc from 'fast-check';
import type { PaymentEvent } from '@/lib/shop/rules/payment-event';
import { canceled, debit, declined, dispute, paymentEvent, paid, refunded } from '../../support/an-order';

/** What may be told of a try to pay: at most one succeeds. */
const PAYMENTS: PaymentEvent[][] = [
  [],
  [paid()],
  [paid({ amount: 3899 })],
  [debit('pending')],
  [debit('pending'), debit('failed')],
  [debit('pending'), debit('succeeded')],
  [debit('pending'), debit('failed'), paid()],
];
const REFUNDS: PaymentEvent[][] = [
  [],
  [refunded(500)],
  [refunded(500, 'one', 'pending'), refunded(500, 'one', 'succeeded')],
  [refunded(3900), refunded(3900, 're_3900', 'failed')],
  [refunded(3900, 'first', 'failed'), refunded(3900, 'second')],
  [refunded(900), refunded(3000), refunded(900, 're_900', 'failed')],
];
const DISPUTES: PaymentEvent[][] = [
  [],
  [dispute('inquiry')],
  [dispute('inquiry'), dispute('inquiry_closed')],
  [dispute('inquiry'), dispute('open')],
  [dispute('open')],
  [dispute('open'), dispute('won')],
  [dispute('open'), dispute('lost')],
  [dispute('open'), dispute('won'), dispute('open', 'two')],
];

/**
 * News of one order as it may come in: what happened, in any order, some of it more than once. Some is lost,
 * and told together at the end, as reconcile finds it.
 */
export const stories: fc.Arbitrary<PaymentEvent[]> = fc
  .tuple(
    ...[PAYMENTS, REFUNDS, DISPUTES].map((all) => fc.constantFrom(...all)),
    fc.subarray([declined(), declined('ch_00')]),
    fc.boolean(),
  )
  .chain((parts) => {
    const isCanceled = parts.at(-1) as boolean;
    const told = (parts.slice(0, -1) as PaymentEvent[][]).flat();
    const hasPaid = told.some(({ payments }) => payments.some(({ status }) => status === 'succeeded'));
    const all = [...told, ...(isCanceled && !hasPaid ? [canceled()] : [])];
    return fc.tuple(
      fc.shuffledSubarray(all, { minLength: all.length }),
      fc.array(fc.constantFrom(...(all.length > 0 ? all : [paymentEvent({})])), { maxLength: 5 }),
      fc.array(fc.nat(20), { maxLength: 4 }),
    );
  })
  .map(([shuffled, repeated, lostAt]) => {
    const lost = shuffled.filter((_, at) => lostAt.includes(at));
    const came = shuffled.filter((one) => !lost.includes(one));
    const again = repeated.filter((one) => !lost.includes(one));
    const found = paymentEvent({
      payments: lost.flatMap(({ payments }) => payments),
      refunds: lost.flatMap(({ refunds }) => refunds),
      disputes: lost.flatMap(({ disputes }) => disputes),
      canceled: lost.some((one) => one.canceled),
    });
    return [...came, ...again, ...(lost.length > 0 ? [found] : [])];
  });
