import { isOpen } from '../../lib/context';
import { exactAmount } from '../../lib/kernel/money';
import { mailsOfOrder } from '../../lib/mail/store/outbox';
import { paidOnHold } from '../../lib/shop/rules/progress';
import { priceOf } from '../../lib/shop/rules/shown-order';
import { findOwnersOrder } from '../../lib/shop/store/shown-orders';
import { termsOfOrder } from '../../lib/shop/store/catalogue';
import type { Site } from '../setup/open-site';
import { CommandError, type Plan } from './output';
import { releaseOrder, type ReleaseRefusal, type NotResent } from '../../lib/shop/owners-actions';
import type { Result } from '../../lib/kernel/result';

type Reading = Pick<Site, 'database' | 'content'>;

/** An order with its records, its terms and its mails; null: it is not there. */
export async function findWholeOrder(site: Reading, number: string) {
  const order = await findOwnersOrder(site.database, number);
  if (!order) return null;
  return {
    ...order,
    terms: await termsOfOrder(site, order),
    mails: await mailsOfOrder(site.database, order.id),
  };
}

export type WholeOrder = NonNullable<Awaited<ReturnType<typeof findWholeOrder>>>;

/** The same. @throws CommandError */
export async function wholeOrder(site: Reading, number: string): Promise<WholeOrder> {
  const order = await findWholeOrder(site, number);
  if (!order) throw new CommandError(REFUSALS.unknownOrder);
  return order;
}

export const REFUSALS: Record<NotResent | ReleaseRefusal, string> = {
  unknownOrder: 'There is no order with this number.',
  erased: 'The buyer of this order had everything deleted: it takes no address again.',
  noAccess: 'This order gives no access to its files, so there is no receipt with links to send.',
  noAddress: 'This order has no email address: correct it first.',
  invalidAddress: 'That is not an email address.',
  madeBefore:
    'Stripe had made a refund of this order that was not noted here. It is noted now, and nothing else was done: look at the order before you say it again.',
  unavailable:
    'Stripe could not be reached, or failed. Try again: what it may have done all the same is found then, and not done twice.',
  notOnHold: 'This order is not on hold.',
  otherCurrency: 'It was paid in another currency than the shop has, so there can be no receipt: refund it.',
  notAtStripe: 'Stripe does not know this payment: are the keys those of the account that took it?',
};

/** @throws CommandError where it was refused */
export function outcome<Value>(result: Result<Value, keyof typeof REFUSALS>): Value {
  if (!result.ok) throw new CommandError(REFUSALS[result.error]);
  return result.value;
}

/** Lets an order go that is on hold, at the price that was paid. @throws CommandError */
export async function releasePlan(
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
