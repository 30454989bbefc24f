import { CURRENCY } from '../../lib/kernel/money';
import { payerOf } from '../../lib/shop/rules/buyer-facts';
import { ORDER_STATES } from '../../lib/shop/rules/order-state';
import type { ShownOrder } from '../../lib/shop/rules/shown-order';
import { withOuterNames } from '../../lib/shop/rules/outer-names';
import type { NotResent } from '../../lib/shop/resend-receipt';
import type { RefundRefusal } from '../../lib/shop/refund-order';
import type { ReleaseRefusal } from '../../lib/shop/release-order';
import type { Site } from '../setup/open-site';
import { amountIn, asCents, paidIn } from './amount';
import { ordersCsv } from './orders-csv';
import { CommandError, handOut, list, minute, say } from './output';

type Given = {
  site: Site;
  args: string[];
  json: boolean;
  status?: string;
  limit?: number;
  file?: string;
  reason?: string;
  again?: boolean;
};

export const REFUSALS: Record<NotResent | RefundRefusal | ReleaseRefusal, string> = {
  unknownOrder: 'There is no order with this number.',
  erased: 'The buyer of this order had everything deleted: it takes no address again.',
  noAccess: 'This order gives no access to its files, so there is no receipt with links to send.',
  noAddress: 'This order has no email address: give it one with correct-email.',
  invalidAddress: 'That is not an email address.',
  notPaid: 'This order was not paid.',
  madeBefore:
    'Stripe had made a refund of this order that was not noted here. It is noted now, and nothing else was refunded: look at the order before you say it again.',
  sameToday:
    'This sum was refunded within the last day (npm run orders -- show). If it is to be given back once more, add --again.',
  tooMuch: 'That is more than is left of the payment.',
  unavailable:
    'Stripe could not be reached, or failed. Try again: what it may have done all the same is found then, and not done twice.',
  notOnHold: 'This order is not on hold.',
  otherCurrency: 'It was paid in another currency than the shop has, so there can be no receipt: refund it.',
  refused: "Stripe refused the refund: look at the payment in Stripe's dashboard.",
};

/** npm run orders -- list */
export async function listOrders({ site, json, status, limit = 50 }: Given): Promise<void> {
  const orders = await site.shop.shownOrders.list({ status: stateNamed(status), limit });
  const { timeZone } = site.content.site;
  const rows = orders.map((order) => [
    order.number,
    minute(order.paidAt ?? order.createdAt, timeZone),
    order.status,
    amountIn(order.priceCents, order.currency),
    order.title,
    order.email ?? '',
  ]);
  const head = ['NUMBER', `DATE (${timeZone})`, 'STATUS', 'PRICE', 'ITEM', 'EMAIL'];
  say(json, orders, list(head, rows, 'No orders to show.'));
}

/** npm run orders -- resend NUMBER, and correct-email NUMBER ADDRESS */
export async function resend({ site, json, args: [number = '', address] }: Given): Promise<void> {
  const outcome = await site.shop.resendReceipt(number, address ?? null);
  if (!outcome.ok) throw new CommandError(REFUSALS[outcome.error]);
  say(json, outcome.value, `The receipt of ${number} is queued for ${outcome.value.to}.\n`);
}

/** npm run orders -- refund NUMBER [AMOUNT] [--reason TEXT] */
export async function refund({
  site,
  json,
  reason,
  again,
  args: [number = '', amount],
}: Given): Promise<void> {
  if (!site.shop.refundOrder) throw new CommandError("Stripe's keys are not set: nothing can be refunded.");
  const cents = amount === undefined ? null : asCents(amount);
  if (cents === 0) throw new CommandError('There is nothing to refund in $0.00.');
  if (cents !== null) await expectDollars(site, number);
  const outcome = await site.shop.refundOrder(number, cents, reason ?? null, again);
  if (!outcome.ok) throw new CommandError(REFUSALS[outcome.error]);
  const { status, refunded, payments, currency } = outcome.value;
  const inAll = amountIn(refunded, paidIn({ ...payerOf(payments), currency }));
  say(json, { number, status, refunded }, `${number} is ${status}: ${inAll} refunded in all.\n`);
}

/** A part is typed in dollars. @throws CommandError where an order was paid in something else */
async function expectDollars({ shop }: Site, number: string): Promise<void> {
  const order = await shop.shownOrders.findByNumber(number);
  if (!order || paidIn(order) === CURRENCY) return;
  throw new CommandError(
    `It was paid in ${paidIn(order).toUpperCase()}: refund all of it, or a part in Stripe's dashboard.`,
  );
}

/** npm run orders -- release NUMBER --reason TEXT */
export async function release({ site, json, reason, args: [number = ''] }: Given): Promise<void> {
  if (!reason?.trim()) throw new CommandError('Say why with --reason "...": it is kept with the order.');
  const outcome = await site.shop.releaseOrder(number, reason.trim());
  if (!outcome.ok) throw new CommandError(REFUSALS[outcome.error]);
  const { status, priceCents, currency } = outcome.value;
  say(
    json,
    { number, status, priceCents },
    `${number} is ${status} at ${amountIn(priceCents, currency)}: the buyer gets receipt and files.\n`,
  );
}

/** npm run orders -- export [--file orders.csv] */
export async function exportOrders({ site, json, status, limit, file }: Given): Promise<void> {
  const orders = await site.shop.shownOrders.list({ status: stateNamed(status), limit });
  const text = json ? `${JSON.stringify(withOuterNames(orders), null, 2)}\n` : ordersCsv(orders);
  handOut(file, text, `${orders.length} orders`);
}

function stateNamed(status: string | undefined): ShownOrder['status'] | null {
  if (status === undefined) return null;
  const state = ORDER_STATES.find((one) => one === status);
  if (!state) throw new CommandError(`--status is one of: ${ORDER_STATES.join(', ')}.`);
  return state;
}
