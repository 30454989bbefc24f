import type { CatalogueProduct } from './catalogue';
import type { Order } from './order';
import type { stageOf } from './payment-status';

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

/**
 * Whether an order is at today's price and under today's terms: another version of the content may have
 * others.
 */
export const isSoldAsNow = (
  order: Pick<Sold, 'priceCents' | 'currency' | 'contentVersion'>,
  product: CatalogueProduct,
  contentVersion: string,
) => costsTheSame(order, product) && order.contentVersion === contentVersion;

/**
 * What becomes of that by which an attempt that is repeated is paid. Its amount and its terms never change,
 * since whoever can pay it may do so at any moment, and would be charged another sum, or agree to other
 * words, than the page showed: at another price, under another version of the content or in another way to
 * pay it ends, and another one begins. So there is never a second one open to be paid as well.
 * @param goesOn whether it is sold as it would be now, and in the same way
 * @param stage how far it is, as Stripe has it now
 */
export function nextOfPayable(goesOn: boolean, stage: ReturnType<typeof stageOf>): 'stays' | 'end' | 'over' {
  if (stage === 'over') return 'over';
  return stage === 'open' && !goesOn ? 'end' : 'stays';
}
