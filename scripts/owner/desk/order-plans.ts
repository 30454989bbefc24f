import { exactAmount } from '../../../lib/kernel/money';
import { paidOnHold } from '../../../lib/shop/rules/progress';
import { hasAccess } from '../../../lib/shop/rules/entitlement';
import { paidIn, priceOf, wentBack } from '../../../lib/shop/rules/shown-order';
import type { ActionNamed } from '../../../studio/desk/actions';
import type { Done, Question } from '../../../studio/desk/desk';
import type { Site } from '../../setup/open-site';
import { asCents } from '../amount';
import { CommandError } from '../output';
import { outcome, REFUSALS } from '../refusals';
import { wholeOrder, type WholeOrder } from '../show-order';
import { stateOf } from './cells';
import { addressOf } from './person-sheet';

/** What would be done: what is asked before (null: nothing), and the doing. */
export type Plan = { question: Question | null; run: () => Promise<Done> };

export async function resend(site: Site, { number }: ActionNamed<'resend'>): Promise<Plan> {
  return Promise.resolve({
    question: null,
    async run() {
      const { to } = outcome(await site.shop.resendReceipt(number, null));
      return {
        text: `The receipt with new links is on its way to ${to}.`,
        logged: 'The receipt was queued.',
      };
    },
  });
}

export async function correctEmail(
  site: Site,
  { number, address }: ActionNamed<'correctEmail'>,
): Promise<Plan> {
  const order = await wholeOrder(site, number);
  if (order.erasedAt) throw new CommandError(REFUSALS.erased);
  const to = addressOf(address);
  const gives = hasAccess(order.status);
  return {
    question: {
      text: [
        `Put ${to} on order ${number}${order.email ? ` in place of ${order.email}` : ''}?`,
        'The links to the order’s page that were given out before stop working.',
        gives
          ? 'The receipt with new links goes to the new address.'
          : 'No receipt is sent, since the order gives no files now.',
        'Make sure that it is the buyer who asks.',
      ].join(' '),
      confirm: 'Correct the address',
    },
    async run() {
      const sent = await site.shop.resendReceipt(number, to);
      if (!sent.ok && sent.error !== 'noAccess') throw new CommandError(REFUSALS[sent.error]);
      const receipt = sent.ok ? 'The receipt with new links is on its way.' : 'No receipt was sent.';
      return {
        text: `The order’s address is ${to} now. ${receipt}`,
        logged: `The address was put on the order. ${receipt}`,
      };
    },
  };
}

/** @param again the same sum once more, though it was given back within a day */
export async function refund(
  site: Site,
  { number, amount, reason }: ActionNamed<'refund'>,
  again = false,
): Promise<Plan> {
  const { refundOrder } = site.shop;
  if (!refundOrder) throw new CommandError("Stripe's keys are not set: nothing can be refunded.");
  const order = await wholeOrder(site, number);
  if (!order.paidAt) throw new CommandError(REFUSALS.notPaid);
  // A part is typed in the currency that the order was sold in.
  if (amount !== '' && paidIn(order) !== order.currency)
    throw new CommandError(
      `It was paid in ${paidIn(order).toUpperCase()}: refund all of it, or a part in Stripe’s dashboard.`,
    );
  const cents = amount === '' ? null : asCents(amount);
  if (cents === 0) throw new CommandError('There is nothing to refund in $0.00.');
  const left = received(order) - order.refunded;
  if (left <= 0) throw new CommandError('Nothing is left of the payment.');
  if (cents !== null && cents > left) throw new CommandError(REFUSALS.tooMuch);
  const isAll = cents === null || cents === left;
  const inWords = (amount: number) => exactAmount(wentBack(order, amount));
  const sum = inWords(cents ?? left);
  const opens = hasAccess(order.status);
  return {
    question: {
      text: [
        `Refund ${sum}${isAll ? ', all that is left,' : ` of ${inWords(left)}`} to ${order.email ?? 'the buyer'} for ${order.title} (${number})?`,
        'Stripe sends the money back the way it came.',
        opens && (isAll ? 'The files can’t be downloaded any more.' : 'The buyer keeps the files.'),
        order.email && 'The buyer gets an email about it.',
        'It can’t be undone.',
      ]
        .filter(Boolean)
        .join(' '),
      confirm: `Refund ${sum}`,
    },
    async run() {
      // A sum that is typed is that sum, also where it is all.
      const after = outcome(await refundOrder(number, cents, reason || null, again));
      // Of all that is left, less may have been left by then.
      const given = inWords(Math.max(0, after.refunded - order.refunded));
      const all = `${inWords(after.refunded)} refunded in all`;
      return {
        text: `Stripe took the refund of ${given}. The order is “${stateOf(site, after)}”, ${all}.`,
        logged: `${given} refunded, ${all}: ${after.status}.`,
      };
    },
  };
}

/** What came in. Of an order from before payments were kept, its price. */
function received({ payments, priceCents }: WholeOrder): number {
  const came = payments.filter(({ status }) => status === 'succeeded');
  return came.length > 0 ? came.reduce((sum, { amount }) => sum + amount, 0) : priceCents;
}

export async function release(site: Site, { number, reason }: ActionNamed<'release'>): Promise<Plan> {
  const { releaseOrder } = site.shop;
  if (!releaseOrder) throw new CommandError("Stripe's keys are not set: nothing can be looked at there.");
  const order = await wholeOrder(site, number);
  const payment = paidOnHold(order);
  if (!payment) throw new CommandError(REFUSALS.notOnHold);
  if (payment.currency !== order.currency) throw new CommandError(REFUSALS.otherCurrency);
  if (reason === '') throw new CommandError('Say why: it is kept with the order, and only you see it.');
  const inWords = (cents: number) => exactAmount({ cents, currency: order.currency });
  const sum = inWords(payment.amount);
  return {
    question: {
      text: `Let order ${number} go at ${sum}, as it was paid? It was ordered at ${exactAmount(priceOf(order))}. The buyer gets receipt and files, and the receipt says ${sum}.`,
      confirm: 'Release the order',
    },
    async run() {
      const { status, priceCents } = outcome(await releaseOrder(number, reason));
      const price = inWords(priceCents);
      return {
        text: `The order is released at ${price}: receipt and files are on their way to the buyer.`,
        logged: `Released at ${price}: ${status}.`,
      };
    },
  };
}
