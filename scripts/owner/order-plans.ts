import { exactAmount } from '../../lib/kernel/money';
import { paidOnHold } from '../../lib/shop/rules/progress';
import { priceOf } from '../../lib/shop/rules/shown-order';
import { isOpen } from '../../lib/context';
import { releaseOrder } from '../../lib/shop/release-order';
import type { Site } from '../setup/open-site';
import { CommandError } from './output';
import { outcome, REFUSALS } from './refusals';
import { wholeOrder } from './show-order';
import type { Plan } from './agreed';

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
