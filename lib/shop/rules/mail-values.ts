import { longDay } from '@/lib/kernel/day';
import { exactAmount } from '@/lib/kernel/money';
import { priceOf, type ShownOrder } from './shown-order';

/** The placeholders of every mail about an order. */
export function orderValues(order: ShownOrder) {
  return {
    orderNumber: order.number,
    date: longDay(order.paidAt ?? order.createdAt),
    title: order.title,
    exactAmount: exactAmount(priceOf(order)),
  };
}
