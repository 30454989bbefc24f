'use client';

import { ProductHead, type ProductHeadProps } from './product-head';
import { InBundle, ProductParts, type InBundleProps, type ProductPartsProps } from './product-parts';

type ProductProps = {
  head: ProductHeadProps;
  parts: ProductPartsProps;
  /** Where it is in the bundle. */
  inBundle?: InBundleProps;
};

/** The page of one tool. A client component for the sake of its weight (docs/decisions/serving.md). */
export function Product({ head, parts, inBundle }: ProductProps) {
  return (
    <div className="mx-auto max-w-page px-pad pt-2 pb-section lg:pt-7">
      <ProductHead {...head} />
      <ProductParts {...parts} />
      {inBundle && <InBundle {...inBundle} />}
    </div>
  );
}
