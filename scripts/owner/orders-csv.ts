import { channelOf } from '../../lib/funnel/rules/channel';
import type { ListedOrder } from '../../lib/shop/rules/shown-order';
import { paidIn, plainAmount } from './amount';
import { csv } from './csv';

/** Orders for a spreadsheet or a bookkeeper. */
export function ordersCsv(orders: ListedOrder[]): string {
  const rows = orders.map((order) => ({
    number: order.number,
    begun: order.createdAt.toISOString(),
    paid: order.paidAt?.toISOString() ?? '',
    status: order.status,
    product: order.productSlug,
    title: order.title,
    price: plainAmount(order.priceCents, order.currency),
    refunded: plainAmount(order.refunded, paidIn(order)),
    email: order.email ?? '',
    company: order.company ?? '',
    taxId: order.taxId ?? '',
    postalAddress: order.postalAddress ?? '',
    currency: order.currency.toUpperCase(),
    channel: channelOf(order.attribution),
    campaign: order.attribution?.utm_campaign ?? '',
    country: order.country ?? '',
    refundCurrency: paidIn(order).toUpperCase(),
  }));
  return csv(rows);
}
