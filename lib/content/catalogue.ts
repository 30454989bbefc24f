import { CURRENCY } from '@/lib/kernel/money';
import type { CatalogueProduct } from '@/lib/shop/rules/catalogue';
import { shownOriginalPrice } from '@/lib/shop/rules/savings';
import type { Content } from './content';
import type { Product } from '@/lib/shop/content/product';

/** What is sold, and what no longer is, as the database keeps it. */
export function catalogueOf({
  products,
  retired,
}: Pick<Content, 'products' | 'retired'>): CatalogueProduct[] {
  return [...products, ...retired].map(catalogueProduct);
}

function catalogueProduct(product: Product): CatalogueProduct {
  const { slug, retired, title, description, type, category, priceCents, recommended } = product;
  const { whatYouGet, benefits, features } = product;
  return {
    slug,
    ...{ title, description, type, category, priceCents, recommended, whatYouGet, benefits, features },
    currency: CURRENCY,
    originalPriceCents: shownOriginalPrice(product) ?? null,
    imageUrl: product.type === 'bundle' ? product.imageUrl : null,
    tools: product.type === 'bundle' ? product.includes : [slug],
    retired: retired ?? false,
  };
}
