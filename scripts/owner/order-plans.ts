import { exactAmount } from '../../lib/kernel/money';
import { paidOnHold } from '../../lib/shop/rules/progress';
import { hasAccess } from '../../lib/shop/rules/entitlement';
import { paidIn, priceOf, wentBack } from '../../lib/shop/rules/shown-order';
import { isOpen } from '../../lib/context';
import { refundOrder } from '../../lib/shop/refund-order';
import { releaseOrder } from '../../lib/shop/release-order';
import type { Site } from '../setup/open-site';
import { asCents } from './amount';
import { CommandError } from './output';
import { outcome, REFUSALS } from './refusals';
import { wholeOrder, type WholeOrder } from './show-order';
import { stateOf } from '../desk/cells';
import type { Plan } from './agreed';

/** @param again the same sum once more, though it was given back within a day */
export async function refund(
  site: Site,
  { number, amount, reason }: { number: string; amount: string; reason: string },
  again = false,
): Promise<Plan> {
  if (!isOpen(site)) throw new CommandError("Stripe's keys are not set: nothing can be refunded.");
  const order = await wholeOrder(site, number);
  if (!order.paidAt) throw new CommandError(REFUSALS.notPaid);
  // A part is typed in the currency that the order was sold in.
  if (amount !== '' && paidIn(order) !== order.currency)
    throw new CommandError(
      `It was paid in ${paidIn(order).toUpperCase()}: refund all of it, or a part in Stripe’s dashboard.`,
    );
  const cents = amount === '' ? null : asCents(amount, order.currency);
  if (cents === 0)
    throw new CommandError(`There is nothing to refund in ${exactAmount(wentBack(order, 0))}.`);
  const left = received(order) - order.refunded;
  if (left <= 0) throw new CommandError('Nothing is left of the payment.');
  if (cents !== null && cents > left) throw new CommandError(REFUSALS.tooMuch);
  const isAll = cents === null || cents === left;
  const inWords = (amount: number) => exactAmount(wentBack(order, amount));
  const sum = inWords(cents ?? left);
  const opens = hasAccess(order.status);
  return {
    question: [
      `Refund ${sum}${isAll ? ', all that is left,' : ` of ${inWords(left)}`} to ${order.email ?? 'the buyer'} for ${order.title} (${number})?`,
      'Stripe sends the money back the way it came.',
      opens && (isAll ? 'The files can’t be downloaded any more.' : 'The buyer keeps the files.'),
      order.email && 'The buyer gets an email about it.',
      'It can’t be undone.',
    ]
      .filter(Boolean)
      .join(' '),
    async run() {
      // A sum that is typed is that sum, also where it is all.
      const after = outcome(await refundOrder(site, number, cents, reason || null, again));
      // Of all that is left, less may have been left by then.
      const given = inWords(Math.max(0, after.refunded - order.refunded));
      const all = `${inWords(after.refunded)} refunded in all`;
      return `Stripe took the refund of ${given}. The order is “${stateOf(site, after)}”, ${all}.`;
    },
  };
}

/** What came in. Of an order from before payments were kept, its price. */
function received({ payments, priceCents }: WholeOrder): number {
  const came = payments.filter(({ status }) => status === 'succeeded');
  return came.length > 0 ? came.reduce((sum, { amount }) => sum + amount, 0) : priceCents;
}

export async function release(
  site: Site,
  { number, reason }: { number: string; reason: string },
): Promise<Plan> {
  if (!isOpen(site)) throw new CommandError("Stripe's keys are not set: nothing can be looked at there.");
  const order = await wholeOrder(site, number);
  const payment = paidOnHold(order);
  if (!payment) throw new CommandError(REFUSALS.notOnHold);
  if (payment.currency !== order.currency) throw new CommandError(REFUSALS.otherCurrency);
  if (reason === '') throw new CommandError('Say why: it is kept with the order, and only you see it.');
  const inWords = (cents: number) => exactAmount({ cents, currency: order.currency });
  const sum = inWords(payment.amount);
  return {
    question: `Let order ${number} go at ${sum}, as it was paid? It was ordered at ${exactAmount(priceOf(order))}. The buyer gets receipt and files, and the receipt says ${sum}.`,
    async run() {
      const { priceCents } = outcome(await releaseOrder(site, number, reason));
      const price = inWords(priceCents);
      return `The order is released at ${price}: receipt and files are on their way to the buyer.`;
    },
  };
}
