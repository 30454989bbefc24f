import { type Cell, csvText } from '../../lib/kernel/csv';
import { ATTRIBUTION_KEYS } from '../../lib/kernel/attribution';
import { keyed } from '../../lib/kernel/keyed';
import { DETAIL_IDS } from '../../lib/diagnostic/rules/contact-fields';
import type { Lead } from '../../lib/diagnostic/rules/lead';
import { plainAmount } from '../../lib/kernel/money';
import { dayIn } from '../../lib/kernel/zone';
import { type ListedOrder, paidIn, priceOf, wentBack } from '../../lib/shop/rules/shown-order';

/**
 * Rows for a spreadsheet. A phone stays as it was typed where it has only what a number has.
 * @param columns in this order, and all of them where there is no row; not given: those of the first row
 */
export const csv = (rows: Record<string, Cell>[], columns = Object.keys(rows[0] ?? {})): string =>
  csvText(
    [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))],
    (text, column) => columns[column] === 'phone' && PHONE.test(text),
  );

/** At its worst a sum of numbers. */
const PHONE = /^\+[\d .()/-]+$/;

const COLUMNS: Record<string, (lead: Lead) => Cell | null | undefined> = {
  id: (lead) => lead.id,
  finished: (lead) => lead.createdAt.toISOString(),
  name: (lead) => lead.name,
  email: (lead) => lead.email,
  ...keyed(DETAIL_IDS, (id) => (lead) => lead[id]),
  challenges: (lead) => lead.currentChallenges.join('; '),
  score: (lead) => lead.overallScore,
  asked: (lead) => lead.asked,
  askedAt: (lead) => lead.askedAt?.toISOString(),
  marketing: (lead) => (lead.marketingSince ? 'yes' : 'no'),
  marketingSince: (lead) => lead.marketingSince?.toISOString(),
  ...keyed(ATTRIBUTION_KEYS, (key) => (lead) => lead.attribution?.[key]),
  // The two are stored as one: the first word is taken for the first name.
  firstName: (lead) => lead.name.trim().split(/\s+/)[0],
  lastName: (lead) => lead.name.trim().split(/\s+/).slice(1).join(' '),
  callBooked: (lead) => lead.booking?.bookedAt.toISOString(),
  callStarts: (lead) => lead.booking?.startsAt?.toISOString(),
  callCanceled: (lead) => lead.booking?.canceledAt?.toISOString(),
};

export function leadsCsv(leads: Lead[]): string {
  const columns = Object.keys(COLUMNS);
  return csv(
    leads.map((lead) => keyed(columns, (name) => COLUMNS[name]?.(lead) ?? '')),
    columns,
  );
}

/** Orders for a spreadsheet or a bookkeeper. Days are the firm's. */
export function ordersCsv(orders: ListedOrder[], timeZone: string): string {
  const day = (date: Date | null) => (date ? dayIn(timeZone, date) : '');
  const rows = orders.map((order) => {
    const paid = (cents: number | null) => (cents === null ? '' : plainAmount(wentBack(order, cents)));
    const soldIn = (cents: number) => ({ cents, currency: order.currency });
    return {
      number: order.number,
      begun: day(order.createdAt),
      paid: day(order.paidAt),
      status: order.status,
      product: order.productSlug,
      title: order.title,
      price: plainAmount(priceOf(order)),
      refunded: paid(order.refunded),
      email: order.email ?? '',
      currency: order.currency.toUpperCase(),
      ...keyed(ATTRIBUTION_KEYS, (key) => order.attribution?.[key] ?? ''),
      country: order.country ?? '',
      refundCurrency: paidIn(order).toUpperCase(),
      fee: paid(order.fee),
      net: paid(order.net),
      refundDays: order.refundedAt.map(day).join(' '),
      stripeId: order.paymentIntentId ?? '',
      discount: plainAmount(soldIn(order.discount)),
      tax: plainAmount(soldIn(order.tax)),
    };
  });
  return csv(rows);
}
