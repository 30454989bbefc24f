import { isoDay } from '@/lib/kernel/time';
import { CURRENCY } from '@/lib/kernel/money';
import type { CatalogueProduct } from '@/lib/shop/rules/catalogue';
import { shownOriginalPrice } from '@/lib/shop/rules/prices';
import type { Content } from './content';
import type { Product } from '@/lib/shop/content/product';

/**
 * What is sold, and what no longer is, as the database keeps it.
 * @param builtAt when the pages were made, which show original prices of the same day
 */
export function catalogueOf(
  { products, retired }: Pick<Content, 'products' | 'retired'>,
  builtAt: Date,
): CatalogueProduct[] {
  return [...products, ...retired].map((product) => catalogueProduct(product, isoDay(builtAt)));
}

/** A product as content has it, also one that is no longer sold. */
export const soldOf = ({ products, retired }: Pick<Content, 'products' | 'retired'>, slug: string) =>
  [...products, ...retired].find((product) => product.slug === slug);

function catalogueProduct(product: Product, day: string): CatalogueProduct {
  const { slug, retired, title, description, type, category, priceCents, recommended } = product;
  const { whatYouGet, benefits, features } = product;
  return {
    slug,
    ...{ title, description, type, category, priceCents, recommended, whatYouGet, benefits, features },
    currency: CURRENCY,
    originalPriceCents: shownOriginalPrice(product, day) ?? null,
    imageUrl: product.type === 'bundle' ? product.imageUrl : null,
    tools: product.type === 'bundle' ? product.includes : [slug],
    retired: retired ?? false,
  };
}
