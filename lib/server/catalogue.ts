import { catalogueOf } from '@/lib/content/catalogue';
import type { Content } from '@/lib/content/content';
import { isoDay } from '@/lib/kernel/time';
import { shownOriginalPrice } from '@/lib/shop/rules/prices';
import type { CatalogueSource } from '@/lib/shop/rules/catalogue';
import { catalogue, soldProducts } from '@/lib/shop/store/catalogue';
import { openDatabase } from '@/lib/platform/database/client';

/** Copies the products of content/ into the database, unless a later build did. @returns warnings */
export async function bringCatalogueUpToDate(
  databaseUrl: string,
  content: Pick<Content, 'products' | 'retired'>,
  source: CatalogueSource,
): Promise<string[]> {
  const database = openDatabase(databaseUrl);
  try {
    const outcome = await catalogue(database).replace(catalogueOf(content, source.builtAt), source);
    return [
      ...(outcome === 'newer' ? [NEWER] : []),
      ...missingProducts(await soldProducts(database), content),
    ];
  } finally {
    await database.$disconnect();
  }
}

const NEWER =
  'The products in the database come from a later build than this one: its prices are charged. To go back, build again.';

/** Whether prerendered pages still show an original price whose time is over. */
export const hasLapsedPrice = ({ products }: Pick<Content, 'products'>, builtAt: Date, now: Date): boolean =>
  products.some((one) => isPriceShown(one, builtAt) && !isPriceShown(one, now));

const isPriceShown = (product: Content['products'][number], at: Date) =>
  shownOriginalPrice(product, isoDay(at)) !== undefined;

function missingProducts(
  sold: { productSlug: string; orders: number }[],
  { products, retired }: Pick<Content, 'products' | 'retired'>,
): string[] {
  const there = new Map([...products, ...retired].map(({ slug, files }) => [slug, files.length]));
  return sold
    .filter(({ productSlug }) => !there.get(productSlug))
    .map(
      ({ productSlug, orders }) =>
        `content/products/${productSlug} ${there.has(productSlug) ? 'has no file' : 'is missing'}, and ${paidOrders(orders)} ` +
        `for it: put it back, with "retired: true" if it is no longer sold`,
    );
}

const paidOrders = (count: number) =>
  count === 1 ? 'there is a paid order' : `there are ${count} paid orders`;
