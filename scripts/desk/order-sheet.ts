import { hasAccess } from '../../lib/shop/rules/order-state';
import type { Money } from '../../lib/kernel/money';
import { priceOf, wentBack } from '../../lib/shop/rules/shown-order';
import { filesOf } from '../../lib/shop/files';
import type { Site } from '../setup/open-site';
import type { WholeOrder } from '../owner/whole-order';
import {
  amountCell,
  columns,
  MAIL_STATES,
  mailName,
  moment,
  NOTHING,
  sources,
  stateOf,
  text,
  time,
  type Sheet,
} from './cells';

/** An order with all that is kept of it, which a bank asks for in a dispute, too. */
export function orderSheet(site: Site, order: WholeOrder): Sheet {
  const { number, terms } = order;
  const money = (name: string, sum: Money) => ({ name, kind: 'money', value: amountCell(sum) }) as const;
  return {
    ...NOTHING,
    title: `Order ${order.number}`,
    state: inWords(site, order),
    facts: [
      text('Item', order.title),
      money('Price', priceOf(order)),
      money('Refunded', wentBack(order, order.refunded)),
      moment('Begun', order.createdAt),
      moment('Paid', order.paidAt),
      text('Buyer', order.email ?? (order.erasedAt ? 'deleted at their own request' : 'no address given')),
      text('Country', order.country),
      text('Upgrades order', order.upgradeOf),
      moment('Asked for a refund', order.refundAskedAt),
      ...sources(order.attribution),
      text('Files', fileNames(site, order).join('\n')),
      { name: 'Links given out', kind: 'number', value: order.links } as const,
      text('Released because', order.released?.reason ?? null),
      text('License', terms.license),
      text('Withdrawal', terms.withdrawal),
      text(
        'Terms',
        terms.isKept ? 'in the words of the day of the order' : 'today’s: its day’s were not kept',
      ),
    ],
    parts: recordsOf(site, order),
    address: order.email,
    actions: [
      ...(hasAccess(order.status) && order.email ? [{ name: 'resend' as const, id: number }] : []),
      ...(order.status === 'on_hold' ? [{ name: 'release' as const, id: number }] : []),
    ],
  };
}

/** Each by its name; of a bundle, with the tool that it belongs to. */
const fileNames = ({ content }: Site, order: WholeOrder) =>
  filesOf(content, order).map(({ slug, name }) => (slug === order.productSlug ? name : `${slug}: ${name}`));

/** Its state, why it is on hold, and whether its files are open. */
function inWords(site: Site, order: WholeOrder): string {
  const { holdReasons } = site.content.mail.owner;
  const why =
    order.status === 'on_hold' && order.hold
      ? (holdReasons[order.hold as keyof typeof holdReasons] ?? holdReasons.other)
      : '';
  const isOpen = hasAccess(order.status) && !order.erasedAt;
  const files = isOpen ? 'The buyer can download the files.' : 'The files can’t be downloaded.';
  return [`${stateOf(site, order)}.`, why, order.paidAt ? files : ''].filter(Boolean).join(' ');
}

function recordsOf(site: Site, order: WholeOrder): Sheet['parts'] {
  const { payments, refunds, disputes, mails, downloads, events } = order;
  const back = (cents: number) => amountCell(wentBack(order, cents));
  const parts = [
    {
      title: 'Payments',
      columns: columns({ When: 'time', State: 'text', Amount: 'money', With: 'text', 'Stripe’s': 'text' }),
      rows: payments.map(({ amount: cents, currency, ...one }) => [
        time(one.chargedAt ?? one.noticedAt),
        one.status,
        amountCell({ cents, currency }),
        [one.brand ?? one.method, one.last4, one.failure].filter(Boolean).join(' '),
        one.id,
      ]),
    },
    {
      title: 'Refunds',
      columns: columns({ When: 'time', State: 'text', Amount: 'money', Why: 'text' }),
      rows: refunds.map((one) => [time(one.createdAt), one.status, back(one.amount), one.note ?? one.reason]),
    },
    {
      title: 'Disputes',
      columns: columns({ When: 'time', State: 'text', Amount: 'money', Why: 'text', 'Answer by': 'time' }),
      rows: disputes.map((one) => [
        time(one.createdAt),
        one.status,
        back(one.amount),
        one.reason,
        time(one.dueBy),
      ]),
    },
    {
      title: 'Mails',
      columns: columns({ Mail: 'text', State: 'text', Sent: 'time', 'Last error': 'text' }),
      rows: mails.map((one) => [
        mailName(site, one.template),
        MAIL_STATES[one.status],
        time(one.sentAt),
        one.lastError,
      ]),
    },
    {
      title: 'Downloads (the same code is the same network)',
      columns: columns({ When: 'time', File: 'text', Network: 'text' }),
      rows: downloads.map(({ at, file, networkHash }) => [time(at), file, networkHash?.slice(0, 8) ?? null]),
    },
    {
      title: 'What Stripe told',
      columns: columns({ When: 'time', Event: 'text', Outcome: 'text' }),
      rows: events.map((one) => [time(one.receivedAt), one.type, one.outcome ?? 'to be worked on']),
    },
  ];
  return parts.filter(({ rows }) => rows.length > 0);
}
