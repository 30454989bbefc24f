import { longDay } from '@/lib/kernel/day';
import { exactAmount } from '@/lib/kernel/money';
import { priceOf, type ShownOrder } from './shown-order';

/** What every mail about an order may say of it. */
export function orderValues(order: ShownOrder) {
  return {
    orderNumber: order.number,
    date: longDay(order.paidAt ?? order.createdAt),
    title: order.title,
    exactAmount: exactAmount(priceOf(order)),
  };
}
