import { channelOf } from '../../lib/funnel/rules/channel';
import { CURRENCY } from '../../lib/kernel/money';
import type { ShownOrder } from '../../lib/shop/rules/shown-order';
import { csv } from './csv';

/** Orders for a spreadsheet or a bookkeeper. */
export function ordersCsv(orders: ShownOrder[]): string {
  const rows = orders.map((order) => ({
    number: order.number,
    begun: order.createdAt.toISOString(),
    paid: order.paidAt?.toISOString() ?? '',
    status: order.status,
    product: order.productSlug,
    title: order.title,
    price: (order.priceCents / 100).toFixed(2),
    refunded: (order.refunded / 100).toFixed(2),
    email: order.email ?? '',
    company: order.company ?? '',
    taxId: order.taxId ?? '',
    postalAddress: order.postalAddress ?? '',
    currency: CURRENCY.toUpperCase(),
    channel: channelOf(order.attribution),
    campaign: order.attribution?.utm_campaign ?? '',
  }));
  return csv(rows);
}
