import { soldOf } from '../lib/content/catalogue';
import { isOpen } from '../lib/context';
import { DAY } from '../lib/kernel/time';
import { announce, toldOfEdition } from '../lib/shop/announce';
import { resendReceipt } from '../lib/shop/owners-actions';
import { reconcile } from '../lib/shop/reconcile';
import { withOuterNames } from '../lib/shop/rules/outer-names';
import { listOrders as storedOrders } from '../lib/shop/store/shown-orders';
import { orderSheet } from './desk/order-sheet';
import { ordersTable } from './desk/tables';
import { sheetText, tableText } from './desk/text';
import { asCount, type Given, LISTED, siteCommand } from './owner/command';
import { ordersCsv } from './owner/csv';
import { CommandError, handOut, say, agreed } from './owner/output';
import { wholeOrder, outcome, releasePlan } from './owner/whole-order';

const HELP = `npm run orders -- COMMAND [--json]

  list                                  the newest 50 orders
  show NUMBER                           one order, with all that a bank asks for in a dispute: payments, refunds, disputes,
                                        events, mails, downloads and terms (as JSON the whole text of them)
  resend NUMBER                         sends the receipt with new links again
  correct-email NUMBER ADDRESS          puts another address on the order, ends the links sent to the old one, and sends
                                        the receipt to the new one
  release NUMBER --reason "..." [--yes] lets an order go that is on hold, at the price that was paid: the buyer gets
                                        receipt and files
  announce SLUG [--yes]                 mails each buyer of a product once that its files have a new edition (edition in
                                        its product.yaml)
  reconcile [--days 7]                  asks Stripe what it took and told in the last days, because an event was lost: a
                                        running site does so every hour. The exit code is 1 when something needs a person
  export [--file orders.csv]            every order as CSV, safe to open in a spreadsheet

NUMBER is the order's, such as PL-7K3M-9QXW. Refunds and disputes are done in Stripe's Dashboard. Amounts in JSON are in cents, days
in CSV by the clock of timeZone.

  --days N       how far back to ask, 1 to 90
  --reason "..." why, in your own words: it is kept with the order, and nobody else is told
  --yes          answers the question that release and announce ask first, where nobody can
`;

/** npm run orders -- list */
async function listOrders({ site, json }: Given): Promise<void> {
  const orders = await storedOrders(site.database, { limit: LISTED });
  say(json, orders, tableText(ordersTable(site, orders), site.content.site.timeZone));
}

/** npm run orders -- show NUMBER */
async function showOrder({ site, json, args: [number = ''] }: Given): Promise<void> {
  const order = await wholeOrder(site, number);
  say(json, order, sheetText(orderSheet(site, order), site.content.site.timeZone));
}

/** npm run orders -- resend NUMBER, and correct-email NUMBER ADDRESS */
async function resend({ site, json, args: [number = '', address] }: Given): Promise<void> {
  const sent = outcome(await resendReceipt(site, number, address ?? null));
  say(json, sent, `The receipt of ${number} is queued for ${sent.to}.\n`);
}

/** npm run orders -- release NUMBER --reason TEXT, once the desk’s question is answered with yes */
async function release({ site, json, reason = '', yes, args: [number = ''] }: Given): Promise<void> {
  if (!reason.trim()) throw new CommandError('Say why with --reason "...": it is kept with the order.');
  const text = await agreed(await releasePlan(site, { number, reason: reason.trim() }), yes);
  const { status, priceCents } = await wholeOrder(site, number);
  say(json, { number, status, priceCents }, `${text}\n`);
}

/** npm run orders -- announce SLUG */
async function announceEdition({ site, json, yes, args: [slug = ''] }: Given): Promise<void> {
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
async function reconcileOrders({ site, json, days: typed = '7' }: Given): Promise<void> {
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
async function exportOrders({ site, json, file }: Given): Promise<void> {
  const orders = await storedOrders(site.database);
  const text = json
    ? `${JSON.stringify(withOuterNames(orders), null, 2)}\n`
    : ordersCsv(orders, site.content.site.timeZone);
  handOut(file, text, `${orders.length} orders`);
}

await siteCommand(HELP, ['file', 'reason', 'yes', 'days'], {
  list: { run: listOrders, min: 0, max: 0 },
  show: { run: showOrder, min: 1, max: 1 },
  resend: { run: resend, min: 1, max: 1 },
  'correct-email': { run: resend, min: 2, max: 2 },
  release: { run: release, min: 1, max: 1 },
  announce: { run: announceEdition, min: 1, max: 1 },
  reconcile: { run: reconcileOrders, min: 0, max: 0 },
  export: { run: exportOrders, min: 0, max: 0 },
});
