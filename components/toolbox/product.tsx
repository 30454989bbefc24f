'use client';

import { ProductHead, type ProductHeadProps } from './product-head';
import { InBundle, ProductParts, type InBundleProps, type ProductPartsProps } from './product-parts';

type ProductProps = {
  head: ProductHeadProps;
  parts: ProductPartsProps;
  inBundle: InBundleProps;
};

/** The page of one tool. A client component for the sake of its weight (docs/decisions/010). */
export function Product({ head, parts, inBundle }: ProductProps) {
  return (
    <div className="product">
      <ProductHead {...head} />
      <ProductParts {...parts} />
      <InBundle {...inBundle} />
    </div>
  );
}
