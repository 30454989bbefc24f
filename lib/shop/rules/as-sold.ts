import type { CatalogueProduct } from './catalogue';
import type { Order } from './order';
import { type IntentStatus, stageOf } from './payment-status';

/** What is sold and for how much. */
type Sold = Pick<Order, 'title' | 'priceCents' | 'currency' | 'tools' | 'contentVersion'>;

/** A product as it would be sold now. */
export function soldNow(
  { title, priceCents, currency, tools }: CatalogueProduct,
  contentVersion: string,
): Sold {
  return { title, priceCents, currency, tools, contentVersion };
}

/** Whether an order costs what the catalogue asks today. */
export const costsTheSame = (order: Pick<Sold, 'priceCents' | 'currency'>, product: CatalogueProduct) =>
  order.priceCents === product.priceCents && order.currency === product.currency;

/** Whether an order is at today's price and under today's terms: another version of the content may have others. */
export const isSoldAsNow = (
  order: Pick<Sold, 'priceCents' | 'currency' | 'contentVersion'>,
  product: CatalogueProduct,
  contentVersion: string,
) => costsTheSame(order, product) && order.contentVersion === contentVersion;

/**
 * What becomes of the intent of an attempt that is repeated. Its amount and its terms never change, since whoever has its
 * secret may pay it at any moment, and would be charged another sum, or agree to other words, than the page showed: at another
 * price or under another version of the content it ends, and another one begins. So there is never a second one open to be
 * paid as well.
 * @param isAsNow whether its order is sold as it would be now
 * @param status of the intent, as Stripe has it now
 */
export function nextOfIntent(isAsNow: boolean, status: IntentStatus): 'stays' | 'cancel' | 'over' {
  if (status === 'canceled') return 'over';
  return stageOf(status) === 'open' && !isAsNow ? 'cancel' : 'stays';
}
