import type { Result } from '../../../lib/kernel/result';
import { paidOnHold } from '../../../lib/shop/rules/progress';
import { hasAccess } from '../../../lib/shop/rules/entitlement';
import type { ActionNamed } from '../../../studio/desk/actions';
import type { Done, Question } from '../../../studio/desk/desk';
import type { Site } from '../../setup/open-site';
import { amountIn, asCents, paidIn } from '../amount';
import { REFUSALS } from '../orders';
import { CommandError } from '../output';
import { wholeOrder, type WholeOrder } from '../show-order';
import { stateOf } from './cells';
import { addressOf } from './person-sheet';

/** What would be done: what is asked before (null: nothing), and the doing. */
export type Plan = { question: Question | null; run: () => Promise<Done> };

/** As the desk says it, which has no options to name. */
const SAID: Record<keyof typeof REFUSALS, string> = {
  ...REFUSALS,
  noAddress: 'This order has no email address: correct it first.',
  sameToday:
    'This sum was refunded within the last day. To give it back once more: npm run orders -- refund, with --again.',
};

const OTHER_CURRENCY =
  'It was paid in another currency than the shop has: refund it in Stripe’s dashboard. What is given back there is noted here.';

function outcome<Value>(result: Result<Value, keyof typeof REFUSALS>): Value {
  if (!result.ok) throw new CommandError(SAID[result.error]);
  return result.value;
}

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
  if (order.erasedAt) throw new CommandError(SAID.erased);
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
      if (!sent.ok && sent.error !== 'noAccess') throw new CommandError(SAID[sent.error]);
      const receipt = sent.ok ? 'The receipt with new links is on its way.' : 'No receipt was sent.';
      return {
        text: `The order’s address is ${to} now. ${receipt}`,
        logged: `The address was put on the order. ${receipt}`,
      };
    },
  };
}

export async function refund(site: Site, { number, amount, reason }: ActionNamed<'refund'>): Promise<Plan> {
  const { refundOrder } = site.shop;
  if (!refundOrder) throw new CommandError("Stripe's keys are not set: nothing can be refunded.");
  const order = await wholeOrder(site, number);
  if (!order.paidAt) throw new CommandError(SAID.notPaid);
  if (paidIn(order) !== order.currency) throw new CommandError(OTHER_CURRENCY);
  const cents = amount === '' ? null : asCents(amount);
  if (cents === 0) throw new CommandError('There is nothing to refund in $0.00.');
  const left = received(order) - order.refunded;
  if (left <= 0) throw new CommandError('Nothing is left of the payment.');
  if (cents !== null && cents > left) throw new CommandError(SAID.tooMuch);
  const isAll = cents === null || cents === left;
  const inWords = (amount: number) => amountIn(amount, order.currency);
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
      const after = outcome(await refundOrder(number, cents, reason || null));
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
  const order = await wholeOrder(site, number);
  const payment = paidOnHold(order);
  if (!payment) throw new CommandError(SAID.notOnHold);
  if (payment.currency !== order.currency) throw new CommandError(SAID.otherCurrency);
  if (reason === '') throw new CommandError('Say why: it is kept with the order, and only you see it.');
  const inWords = (amount: number) => amountIn(amount, order.currency);
  const sum = inWords(payment.amount);
  return {
    question: {
      text: `Let order ${number} go at ${sum}, as it was paid? It was ordered at ${inWords(order.priceCents)}. The buyer gets receipt and files, and the receipt says ${sum}.`,
      confirm: 'Release the order',
    },
    async run() {
      const { status, priceCents } = outcome(await site.shop.releaseOrder(number, reason));
      const price = inWords(priceCents);
      return {
        text: `The order is released at ${price}: receipt and files are on their way to the buyer.`,
        logged: `Released at ${price}: ${status}.`,
      };
    },
  };
}
