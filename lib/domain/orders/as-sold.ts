import type { CatalogueProduct } from '../toolbox/catalogue';
import type { Order } from './order';

/** What is sold and for how much. An order that nobody has paid may still get those of today. */
export type Sold = Pick<Order, 'title' | 'price' | 'currency' | 'tools' | 'contentVersion'>;

/** A product as it would be sold now. */
export function soldNow({ title, price, currency, tools }: CatalogueProduct, contentVersion: string): Sold {
  return { title, price, currency, tools, contentVersion };
}

/** Whether an order costs what the catalogue asks today. */
export const costsTheSame = (order: Pick<Sold, 'price' | 'currency'>, product: CatalogueProduct) =>
  order.price === product.price && order.currency === product.currency;

/**
 * What becomes of the intent of an attempt that is repeated. There is never a second one open to be paid as well: an open
 * one gets the price of today; one that a bank is being asked about ends, since its buyer is confirming another sum there.
 * @param status of the intent, as Stripe has it now
 */
export function nextOfIntent(
  order: Pick<Sold, 'price' | 'currency'>,
  product: CatalogueProduct,
  status: string,
): 'stays' | 'reprice' | 'cancel' | 'over' {
  if (status === 'canceled') return 'over';
  if (costsTheSame(order, product)) return 'stays';
  if (status === 'requires_payment_method') return 'reprice';
  return status === 'requires_action' ? 'cancel' : 'stays';
}
