import { exactAmount } from '../../lib/kernel/money';
import { outerName } from '../../lib/shop/rules/outer-names';
import { priceOf, wentBack } from '../../lib/shop/rules/shown-order';
import { findOwnersOrder } from '../../lib/shop/store/shown-orders';
import { mailsOfOrder } from '../../lib/mail/store/outbox';
import type { Site } from '../setup/open-site';
import { CommandError, minute, say, table } from './output';
import { REFUSALS } from './refusals';

type Reading = Pick<Site, 'database'>;

/**
 * An order with all that is kept of it: the records of its money, what Stripe told, and its mails; null: it
 * is not there.
 */
export async function findWholeOrder({ database }: Reading, number: string) {
  const order = await findOwnersOrder(database, number);
  return order && { ...order, mails: await mailsOfOrder(database, order.id) };
}

export type WholeOrder = NonNullable<Awaited<ReturnType<typeof findWholeOrder>>>;

/** The same. @throws CommandError */
export async function wholeOrder(site: Reading, number: string): Promise<WholeOrder> {
  const order = await findWholeOrder(site, number);
  if (!order) throw new CommandError(REFUSALS.unknownOrder);
  return order;
}

/** npm run orders -- show NUMBER */
export async function showOrder(given: { site: Site; args: string[]; json: boolean }): Promise<void> {
  const order = await wholeOrder(given.site, given.args[0] ?? '');
  say(given.json, order, inText(order, given.site.content.site.timeZone));
}

function inText(order: WholeOrder, timeZone: string): string {
  const at = (date: Date | null) => minute(date, timeZone);
  const { released, payments, refunds, disputes, links, events, mails, downloads, ...facts } = order;
  const head = Object.entries(facts).map(([name, value]) => [
    outerName(name),
    value instanceof Date ? at(value) : printed(name, value, order),
  ]);
  if (released) head.push(['released', `${at(released.at)}  ${released.reason ?? ''}`]);
  const parts: Record<string, string[][]> = {
    Payments: payments.map((one) => [
      ...[
        at(one.chargedAt ?? one.noticedAt),
        one.status,
        exactAmount({ cents: one.amount, currency: one.currency }),
      ],
      ...[[one.brand ?? one.method, one.last4].filter(Boolean).join(' '), one.failure ?? '', one.id],
    ]),
    Refunds: refunds.map((one) => [
      ...[at(one.createdAt), one.status, exactAmount(wentBack(order, one.amount))],
      ...[one.note ?? one.reason ?? '', one.id],
    ]),
    Disputes: disputes.map((one) => [
      ...[at(one.createdAt), one.status, exactAmount(wentBack(order, one.amount)), one.reason],
      ...[one.dueBy ? `answer by ${at(one.dueBy)}` : '', one.id],
    ]),
    'Payment events': events.map(({ id, type, receivedAt, outcome }) => [
      ...[at(receivedAt), type, outcome ?? 'to be worked on', id],
    ]),
    Mails: mails.map((mail) => [
      ...[mail.id, mail.template, mail.status, at(mail.sentAt), mail.lastError ?? ''],
    ]),
    Downloads: downloads.map((one) => [at(one.at), one.file]),
  };
  const shown = Object.entries(parts).filter(([, rows]) => rows.length > 0);
  return [
    table([...head, ['links given out', String(links)], ['times', timeZone]]),
    ...shown.map(([title, rows]) => `\n${title}\n${table(rows)}`),
  ].join('');
}

function printed(name: string, value: unknown, order: WholeOrder): string {
  if (name === 'priceCents') return exactAmount(priceOf(order));
  if (name === 'refunded') return exactAmount(wentBack(order, order.refunded));
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'string' ? value : '';
}
