'use client';

import { ProductHead } from './product-head';
import { ProductEnd, ProductParts, type ProductEndProps, type ProductPartsProps } from './product-parts';

export type ProductProps = ProductEndProps & { parts: ProductPartsProps };

/** The page of a product. A client component for the sake of its weight (docs/decisions/serving.md). */
export function Product({ head, parts, inBundle }: ProductProps) {
  return (
    <div className="mx-auto max-w-page px-pad pt-2 lg:pt-7">
      <ProductHead {...head} />
      <ProductParts {...parts} />
      <ProductEnd head={head} inBundle={inBundle} />
    </div>
  );
}
