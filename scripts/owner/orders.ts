import { soldOf } from '../../lib/content/catalogue';
import { isOpen } from '../../lib/context';
import { exactAmount } from '../../lib/kernel/money';
import { DAY } from '../../lib/kernel/time';
import { announce, toldOfEdition } from '../../lib/shop/announce';
import { releaseOrder, resendReceipt } from '../../lib/shop/owners-actions';
import { reconcile } from '../../lib/shop/reconcile';
import { paidOnHold } from '../../lib/shop/rules/progress';
import { withOuterNames } from '../../lib/shop/rules/outer-names';
import { priceOf } from '../../lib/shop/rules/shown-order';
import { listOrders as storedOrders } from '../../lib/shop/store/shown-orders';
import { orderSheet } from '../desk/order-sheet';
import { ordersTable } from '../desk/tables';
import { sheetText, tableText } from '../desk/text';
import type { Site } from '../setup/open-site';
import { asCount, type Given, LISTED } from './command';
import { ordersCsv } from './csv';
import { CommandError, handOut, say, agreed, type Plan } from './output';
import { wholeOrder, outcome, REFUSALS } from './whole-order';

/** npm run orders -- list */
export async function listOrders({ site, json }: Given): Promise<void> {
  const orders = await storedOrders(site.database, { limit: LISTED });
  say(json, orders, tableText(ordersTable(site, orders), site.content.site.timeZone));
}

/** npm run orders -- show NUMBER */
export async function showOrder({ site, json, args: [number = ''] }: Given): Promise<void> {
  const order = await wholeOrder(site, number);
  say(json, order, sheetText(orderSheet(site, order), site.content.site.timeZone));
}

/** npm run orders -- resend NUMBER, and correct-email NUMBER ADDRESS */
export async function resend({ site, json, args: [number = '', address] }: Given): Promise<void> {
  const sent = outcome(await resendReceipt(site, number, address ?? null));
  say(json, sent, `The receipt of ${number} is queued for ${sent.to}.\n`);
}

/** npm run orders -- release NUMBER --reason TEXT, once the desk’s question is answered with yes */
export async function release({ site, json, reason = '', yes, args: [number = ''] }: Given): Promise<void> {
  if (!reason.trim()) throw new CommandError('Say why with --reason "...": it is kept with the order.');
  const text = await agreed(await releasePlan(site, { number, reason: reason.trim() }), yes);
  const { status, priceCents } = await wholeOrder(site, number);
  say(json, { number, status, priceCents }, `${text}\n`);
}

/** npm run orders -- announce SLUG */
export async function announceEdition({ site, json, yes, args: [slug = ''] }: Given): Promise<void> {
  const product = soldOf(site.content, slug);
  if (!product) throw new CommandError(`There is no product ${slug}.`);
  const { title, edition } = product;
  if (!edition?.news)
    throw new CommandError(
      `Say first what is better: edition, with date and news, in content/products/${slug}/product.yaml.`,
    );
  const { length } = await toldOfEdition(site, slug);
  const question =
    length === 0 ? null : `Mail ${length} buyers that ${title} has the edition of ${edition.date}?`;
  const queued = await agreed({ question, run: () => announce(site, slug) }, yes);
  say(json, { queued }, `${queued} mails are queued.\n`);
}

/** Outcomes that leave the owner nothing to do. */
const MENDED: readonly string[] = ['recorded', 'caught up', 'made anew', 'ended'];

/** npm run orders -- reconcile [--days 7] */
export async function reconcileOrders({ site, json, days: typed = '7' }: Given): Promise<void> {
  const days = asCount('--days', typed, 90);
  if (!isOpen(site)) throw new CommandError("Stripe's keys are not set: there is nobody to ask.");
  const until = new Date();
  const since = new Date(until.getTime() - days * DAY);
  const { looked, found } = await reconcile(site, { since, until });
  const rows = found.map((one) => `${one.number ?? 'no order'}  ${one.paymentIntentId}  ${one.outcome}\n`);
  const summary = `${looked} paid at Stripe, ${found.length} mended or to be looked at.\n`;
  say(json, { looked, found }, rows.join('') + summary);
  if (found.some(({ outcome }) => !MENDED.includes(outcome))) process.exitCode = 1;
}

/** npm run orders -- export [--file orders.csv] */
export async function exportOrders({ site, json, file }: Given): Promise<void> {
  const orders = await storedOrders(site.database);
  const text = json
    ? `${JSON.stringify(withOuterNames(orders), null, 2)}\n`
    : ordersCsv(orders, site.content.site.timeZone);
  handOut(file, text, `${orders.length} orders`);
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
