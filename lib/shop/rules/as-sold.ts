import type { CatalogueProduct } from './catalogue';
import type { Order } from './order';
import type { stageOf } from './payment-status';

type Sold = Pick<Order, 'title' | 'priceCents' | 'currency' | 'tools' | 'contentVersion'>;

export function soldNow(
  { title, priceCents, currency, tools }: CatalogueProduct,
  contentVersion: string,
): Sold {
  return { title, priceCents, currency, tools, contentVersion };
}

export const costsTheSame = (order: Pick<Sold, 'priceCents' | 'currency'>, product: CatalogueProduct) =>
  order.priceCents === product.priceCents && order.currency === product.currency;

/** Another version of the content may have other terms. */
export const isSoldAsNow = (
  order: Pick<Sold, 'priceCents' | 'currency' | 'contentVersion'>,
  product: CatalogueProduct,
  contentVersion: string,
) => costsTheSame(order, product) && order.contentVersion === contentVersion;

/**
 * What to do with the open payment of a repeated attempt. Its amount and terms never change, because a page
 * may still show the old ones. So at another price, under other terms or in another way to pay it ends, and a
 * new one begins: never two at once.
 * @param goesOn whether price, terms and way to pay are the same
 * @param stage Stripe's present stage
 */
export function nextOfPayable(goesOn: boolean, stage: ReturnType<typeof stageOf>): 'stays' | 'end' | 'over' {
  if (stage === 'over') return 'over';
  return stage === 'open' && !goesOn ? 'end' : 'stays';
}
