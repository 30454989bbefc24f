import { soldOf } from '../../lib/content/catalogue';
import { longDay } from '../../lib/kernel/day';
import { exactAmount } from '../../lib/kernel/money';
import { audienceOf } from '../../lib/mail/rules/outbox';
import { priceOf, wentBack } from '../../lib/shop/rules/shown-order';
import type { AgreedTerms } from '../../lib/shop/rules/terms';
import { termsOfOrder } from '../../lib/shop/store/terms';
import type { Site } from '../setup/open-site';
import { handOut, minute } from './output';
import { wholeOrder } from './show-order';

type WholeOrder = Awaited<ReturnType<typeof wholeOrder>>;

/** Banks are everywhere. */
const utc = (date: Date | null) => minute(date, 'UTC');

/** npm run orders -- evidence NUMBER [--file evidence.txt] */
export async function writeEvidence({ site, args: [number = ''], file }: Given): Promise<void> {
  handOut(file ?? `evidence-${number}.txt`, await evidenceOf(site, number), 'Evidence');
}

type Reading = Pick<Site, 'database' | 'content'>;
type Given = { site: Reading; args: string[]; file?: string };

/** The evidence for an order. @throws CommandError */
export async function evidenceOf(site: Reading, number: string): Promise<string> {
  const order = await wholeOrder(site, number);
  return evidence(site, order, await termsOfOrder(site, order));
}

/**
 * All that a bank asks for when a payment is disputed, as one text: paste it into Stripe's form, or print it
 * as a PDF.
 */
function evidence({ content }: Pick<Site, 'content'>, order: WholeOrder, terms: AgreedTerms): string {
  const { legal, brand } = content.site;
  const product = soldOf(content, order.productSlug);
  const parts: [string, string[]][] = [
    [
      'What was sold',
      [
        `Order ${order.number}: ${order.title}, digital files for download, ${exactAmount(priceOf(order))}.`,
        `Sold by ${legal.legalName}, ${legal.postalAddress} (${brand.name}), tax ID ${legal.taxId}.`,
        `Begun ${utc(order.createdAt)} UTC, paid ${utc(order.paidAt) || 'never'} UTC.`,
        `Buyer: ${order.email ?? 'deleted at their own request'}.`,
        product?.description ?? '',
      ],
    ],
    ['Payments', order.payments.map(payment)],
    [
      'Refunds',
      order.refunds.map(
        (one) =>
          `${utc(one.createdAt)} UTC  ${exactAmount(wentBack(order, one.amount))}  ${one.status}  ${one.id}`,
      ),
    ],
    [
      'Disputes',
      order.disputes.map(
        (one) =>
          `${utc(one.createdAt)} UTC  ${exactAmount(wentBack(order, one.amount))}  ${one.reason}  ${one.status}  ${one.id}`,
      ),
    ],
    [
      'Emails that were sent to the buyer (UTC)',
      order.mails
        .filter(({ template, sentAt }) => sentAt && audienceOf(template) === 'buyer')
        .map(
          ({ template, sentAt }) =>
            `${utc(sentAt)}  ${content.mail.owner.mailNames[template as 'receipt'] ?? template}`,
        ),
    ],
    [
      'Downloads by the buyer (UTC; the network as a code: the same code is the same network)',
      order.downloads.map(
        ({ at, file, networkHash }) => `${utc(at)}  ${file}  ${networkHash?.slice(0, 8) ?? ''}`,
      ),
    ],
    ['What the buyer agreed to by paying', [source(terms.isKept, order), terms.withdrawal]],
    ['The license, as the buyer got it with the receipt', [terms.license]],
    ['The terms of service, linked from every page, the payment form among them', [terms.service]],
  ];
  const title = `Evidence for order ${order.number}, written ${longDay(new Date())}`;
  const shown = parts.map(([name, lines]) => `${name}\n${'-'.repeat(name.length)}\n${linesOf(lines)}\n`);
  return `${title}\n${'='.repeat(title.length)}\n\n${shown.join('\n')}`;
}

const linesOf = (lines: string[]) => lines.filter(Boolean).join('\n') || 'None.';

function payment(one: WholeOrder['payments'][number]): string {
  const paidWith = [one.brand ?? one.method, one.last4 && `ending in ${one.last4}`].filter(Boolean).join(' ');
  return `${utc(one.chargedAt ?? one.noticedAt)} UTC  ${exactAmount({ cents: one.amount, currency: one.currency })}  ${one.status}  ${paidWith}  ${one.id}`;
}

function source(isKept: boolean, { contentVersion }: WholeOrder): string {
  const version = `version ${contentVersion.slice(0, 12) || 'unknown'} of the content`;
  return isKept
    ? `In the words of the day of the order: ${version}.\n`
    : `The order was made with ${version}, whose words were not kept then: these are today's. Compare them with those of that version.\n`;
}
