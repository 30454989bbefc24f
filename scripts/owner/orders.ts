import { soldOf } from '../../lib/content/catalogue';
import { exactAmount } from '../../lib/kernel/money';
import { announce, toldOfEdition } from '../../lib/shop/announce';
import { ORDER_STATES } from '../../lib/shop/rules/order-state';
import { withOuterNames } from '../../lib/shop/rules/outer-names';
import { priceOf, type ShownOrder } from '../../lib/shop/rules/shown-order';
import { listOrders as storedOrders } from '../../lib/shop/store/shown-orders';
import { resendReceipt } from '../../lib/shop/resend-receipt';
import type { Site } from '../setup/open-site';
import { agreed } from './agreed';
import { release as planRelease } from './order-plans';
import { ordersCsv } from './orders-csv';
import { CommandError, handOut, list, minute, say } from './output';
import { outcome } from './refusals';
import { wholeOrder } from './show-order';

type Given = {
  site: Site;
  args: string[];
  json: boolean;
  status?: string;
  limit?: number;
  file?: string;
  reason?: string;
  yes?: boolean;
};

/** npm run orders -- list */
export async function listOrders({ site, json, status, limit = 50 }: Given): Promise<void> {
  const orders = await storedOrders(site.database, { status: stateNamed(status), limit });
  const { timeZone } = site.content.site;
  const rows = orders.map((order) => [
    order.number,
    minute(order.paidAt ?? order.createdAt, timeZone),
    order.status,
    exactAmount(priceOf(order)),
    order.title,
    order.email ?? '',
  ]);
  const head = ['NUMBER', `DATE (${timeZone})`, 'STATUS', 'PRICE', 'ITEM', 'EMAIL'];
  say(json, orders, list(head, rows, 'No orders to show.'));
}

/** npm run orders -- resend NUMBER, and correct-email NUMBER ADDRESS */
export async function resend({ site, json, args: [number = '', address] }: Given): Promise<void> {
  const sent = outcome(await resendReceipt(site, number, address ?? null));
  say(json, sent, `The receipt of ${number} is queued for ${sent.to}.\n`);
}

/** npm run orders -- release NUMBER --reason TEXT, once the desk's question is answered with yes */
export async function release({ site, json, reason = '', yes, args: [number = ''] }: Given): Promise<void> {
  if (!reason.trim()) throw new CommandError('Say why with --reason "...": it is kept with the order.');
  const text = await agreed(await planRelease(site, { number, reason: reason.trim() }), yes);
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

/** npm run orders -- export [--file orders.csv] */
export async function exportOrders({ site, json, status, limit, file }: Given): Promise<void> {
  const orders = await storedOrders(site.database, { status: stateNamed(status), limit });
  const text = json
    ? `${JSON.stringify(withOuterNames(orders), null, 2)}\n`
    : ordersCsv(orders, site.content.site.timeZone);
  handOut(file, text, `${orders.length} orders`);
}

function stateNamed(status: string | undefined): ShownOrder['status'] | null {
  if (status === undefined) return null;
  const state = ORDER_STATES.find((one) => one === status);
  if (!state) throw new CommandError(`--status is one of: ${ORDER_STATES.join(', ')}.`);
  return state;
}
