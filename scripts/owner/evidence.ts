import { longDay } from '../../lib/domain/day';
import type { Block, Inline } from '../../lib/domain/prose';
import { exactAmount } from '../../lib/domain/money';
import { soldTo } from '../../lib/domain/orders/buyer-facts';
import type { openShop } from '../setup/open-shop';
import { handOut, minute } from './output';
import { wholeOrder } from './show-order';

type Shop = ReturnType<typeof openShop>;
type WholeOrder = Awaited<ReturnType<typeof wholeOrder>>;

/** npm run orders -- evidence NUMBER [--file evidence.txt] */
export async function writeEvidence({ shop, args: [number = ''], file }: Given): Promise<void> {
  const order = await wholeOrder(shop, number);
  handOut(file ?? `evidence-${number}.txt`, evidence(shop, order), 'Evidence');
}

type Given = { shop: Shop; args: string[]; file?: string };

/** All that a bank asks for when a payment is disputed, as one text: paste it into Stripe's form, or print it as a PDF. */
function evidence({ content }: Shop, order: WholeOrder): string {
  const { legal, brand } = content.site;
  const product = [...content.products, ...content.retired].find(({ slug }) => slug === order.productId);
  const parts: [string, string[]][] = [
    [
      'What was sold',
      [
        `Order ${order.number}: ${order.title}, digital files for download, ${exactAmount(order.price)}.`,
        `Sold by ${legal.legalName}, ${legal.postalAddress} (${brand.name}), tax ID ${legal.taxId}.`,
        `Begun ${minute(order.createdAt)} UTC, paid ${minute(order.paidAt) || 'never'} UTC.`,
        `Buyer: ${order.email ?? 'deleted at their own request'}.`,
        soldTo(order),
        product?.description ?? '',
      ],
    ],
    ['Payments', order.payments.map(payment)],
    [
      'Refunds',
      order.refunds.map(
        (one) => `${minute(one.createdAt)} UTC  ${exactAmount(one.amount)}  ${one.status}  ${one.id}`,
      ),
    ],
    [
      'Disputes',
      order.disputes.map(
        (one) =>
          `${minute(one.createdAt)} UTC  ${exactAmount(one.amount)}  ${one.reason}  ${one.status}  ${one.id}`,
      ),
    ],
    [
      'Emails that were sent to the buyer (UTC)',
      order.mails
        .filter(({ template, sentAt }) => sentAt && !template.startsWith('owner-'))
        .map(
          ({ template, sentAt }) =>
            `${minute(sentAt)}  ${content.mail.owner.mailNames[template as 'receipt'] ?? template}`,
        ),
    ],
    [
      'Downloads by the buyer (UTC; the network as a code: the same code is the same network)',
      order.downloads.map(
        ({ at, file, networkHash }) => `${minute(at)}  ${file}  ${networkHash?.slice(0, 8) ?? ''}`,
      ),
    ],
    ['The license, as the buyer got it with the receipt', [product?.license ?? '']],
    [
      'The terms of service, linked from every page, the payment form among them',
      [termsOf(order), ...prose(content.legal.termsOfService)],
    ],
  ];
  const title = `Evidence for order ${order.number}, written ${longDay(new Date())}`;
  const shown = parts.map(([name, lines]) => `${name}\n${'-'.repeat(name.length)}\n${linesOf(lines)}\n`);
  return `${title}\n${'='.repeat(title.length)}\n\n${shown.join('\n')}`;
}

const linesOf = (lines: string[]) => lines.filter(Boolean).join('\n') || 'None.';

function payment(one: WholeOrder['payments'][number]): string {
  const paidWith = [one.brand ?? one.method, one.last4 && `ending in ${one.last4}`].filter(Boolean).join(' ');
  return `${minute(one.chargedAt ?? one.noticedAt)} UTC  ${exactAmount(one.amount)}  ${one.status}  ${paidWith}  ${one.id}`;
}

const termsOf = ({ contentVersion }: WholeOrder) =>
  `The order was made with the content of version ${contentVersion.slice(0, 12) || 'unknown'}. Should the terms have been changed since, take those of that version.\n`;

function prose({ title, date, intro, sections }: Shop['content']['legal']['termsOfService']): string[] {
  const text = (blocks: Block[]) => blocks.map(blockText);
  return [
    `${title}, ${date}`,
    ...text(intro),
    ...sections.flatMap(({ heading, body }) => [`\n${heading}`, ...text(body)]),
  ];
}

function blockText(block: Block): string {
  if (block.kind === 'paragraph') return inlineText(block.children);
  if (block.kind === 'list') return block.items.map((item) => `- ${inlineText(item)}`).join('\n');
  return [block.head, ...block.rows].map((row) => row.map(inlineText).join(' | ')).join('\n');
}

const inlineText = (parts: Inline[]): string =>
  parts.map((one) => (one.kind === 'text' ? one.text : inlineText(one.children))).join('');
