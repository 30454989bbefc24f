import type { CatalogueProduct } from '../toolbox/catalogue';
import type { Order } from './order';

/** What is sold and for how much. */
type Sold = Pick<Order, 'title' | 'price' | 'currency' | 'tools' | 'contentVersion'>;

/** A product as it would be sold now. */
export function soldNow({ title, price, currency, tools }: CatalogueProduct, contentVersion: string): Sold {
  return { title, price, currency, tools, contentVersion };
}

/** Whether an order costs what the catalogue asks today. */
export const costsTheSame = (order: Pick<Sold, 'price' | 'currency'>, product: CatalogueProduct) =>
  order.price === product.price && order.currency === product.currency;

/**
 * What becomes of the intent of an attempt that is repeated. Its amount never changes, since whoever has its secret may pay it
 * at any moment, and would be charged another sum than the page showed: at another price it ends, and another one begins. So
 * there is never a second one open to be paid as well.
 * @param status of the intent, as Stripe has it now
 */
export function nextOfIntent(
  order: Pick<Sold, 'price' | 'currency'>,
  product: CatalogueProduct,
  status: string,
): 'stays' | 'cancel' | 'over' {
  if (status === 'canceled') return 'over';
  const isOpen = status === 'requires_payment_method' || status === 'requires_action';
  return isOpen && !costsTheSame(order, product) ? 'cancel' : 'stays';
}
