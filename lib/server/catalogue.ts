import type { Content } from '@/lib/content/content';
import { isoDay } from '@/lib/kernel/time';
import { shownOriginalPrice } from '@/lib/shop/rules/prices';
import { soldProducts } from '@/lib/shop/store/sold';
import type { Database } from '@/lib/platform/database/client';

/** Whether prerendered pages still show an original price whose time is over. */
export const hasLapsedPrice = ({ products }: Pick<Content, 'products'>, builtAt: Date, now: Date): boolean =>
  products.some((one) => isPriceShown(one, builtAt) && !isPriceShown(one, now));

const isPriceShown = (product: Content['products'][number], at: Date) =>
  shownOriginalPrice(product, isoDay(at)) !== undefined;

/** Products of paid orders that content lacks. @returns warnings for the operator */
export async function missingProducts(
  database: Database,
  { products, retired }: Pick<Content, 'products' | 'retired'>,
): Promise<string[]> {
  const there = new Map([...products, ...retired].map(({ slug, files }) => [slug, files.length]));
  return (await soldProducts(database))
    .filter(({ productSlug }) => !there.get(productSlug))
    .map(
      ({ productSlug, orders }) =>
        `content/products/${productSlug} ${there.has(productSlug) ? 'has no file' : 'is missing'}, and ${paidOrders(orders)} ` +
        `for it: put it back, with "retired: true" if it is no longer sold`,
    );
}

const paidOrders = (count: number) =>
  count === 1 ? 'there is a paid order' : `there are ${count} paid orders`;
