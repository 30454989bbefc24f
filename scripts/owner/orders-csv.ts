import { ATTRIBUTION_KEYS } from '../../lib/kernel/attribution';
import { keyed } from '../../lib/kernel/keyed';
import { plainAmount } from '../../lib/kernel/money';
import { clockIn } from '../../lib/kernel/zone';
import { type ListedOrder, paidIn, priceOf, wentBack } from '../../lib/shop/rules/shown-order';
import { csv } from './csv';

/** Orders for a spreadsheet or a bookkeeper. Days are the firm's. */
export function ordersCsv(orders: ListedOrder[], timeZone: string): string {
  const day = (date: Date | null) => (date ? clockIn(timeZone, date).day : '');
  const rows = orders.map((order) => {
    const paid = (cents: number | null) => (cents === null ? '' : plainAmount(wentBack(order, cents)));
    const soldIn = (cents: number) => ({ cents, currency: order.currency });
    return {
      ...{ number: order.number, begun: day(order.createdAt), paid: day(order.paidAt), status: order.status },
      ...{ product: order.productSlug, title: order.title, price: plainAmount(priceOf(order)) },
      refunded: paid(order.refunded),
      email: order.email ?? '',
      currency: order.currency.toUpperCase(),
      ...keyed(ATTRIBUTION_KEYS, (key) => order.attribution?.[key] ?? ''),
      country: order.country ?? '',
      refundCurrency: paidIn(order).toUpperCase(),
      ...{ fee: paid(order.fee), net: paid(order.net) },
      refundDays: order.refundedAt.map(day).join(' '),
      stripeId: order.paymentIntentId ?? '',
      ...{ discount: plainAmount(soldIn(order.discount)), tax: plainAmount(soldIn(order.tax)) },
    };
  });
  return csv(rows);
}
