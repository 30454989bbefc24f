import { thingsOfProduct } from '@/app/structured-data/things';
import { JsonLd } from '@/components/layout/json-ld';
import { Product } from '@/components/toolbox/product';
import type { Content } from '@/lib/content/content';
import { productWords } from './product-words';

/** The page of a product, the same for all. */
export function ProductPage({ product }: { product: Content['products'][number] }) {
  return (
    <>
      <JsonLd things={thingsOfProduct(product)} />
      <Product {...productWords(product)} />
    </>
  );
}
