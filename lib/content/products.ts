import { formatPath, type Issue } from './issue';
import type { Product, ProductAsWritten } from './schemas/product';

type ReadProduct = { file: string; product: ProductAsWritten };

/** Puts the products in the order of the toolbox and gives the bundle its original price; checks what needs all of them. */
export function arrangeProducts(read: readonly ReadProduct[]): { products: Product[]; errors: Issue[] } {
  const tools = read.flatMap(({ product }) => (product.type === 'digital' ? [product] : []));
  const bundles = read.flatMap(({ file, product }) => (product.type === 'bundle' ? [{ file, product }] : []));
  const errors: Issue[] = [];
  const [first, ...others] = bundles;
  if (first === undefined)
    errors.push({ file: 'content/products', path: '', message: 'There must be one product of type bundle.' });
  for (const { file } of others) errors.push({ file, path: 'type', message: 'There can be only one bundle.' });
  if (first === undefined) return { products: tools, errors };

  const { file, product: bundle } = first;
  const included = bundle.includes.flatMap((slug) => tools.filter((tool) => tool.slug === slug));
  const originalPrice = included.reduce((sum, { price }) => sum + price, 0);
  if (new Set(bundle.includes).size < bundle.includes.length)
    errors.push({ file, path: 'includes', message: 'names a tool twice.' });
  if (bundle.includes.includes(bundle.slug))
    errors.push({ file, path: formatPath(['includes', bundle.includes.indexOf(bundle.slug)]), message: 'is the bundle itself.' });
  if (included.length === bundle.includes.length && bundle.price >= originalPrice)
    errors.push({ file, path: 'price', message: `is ${bundle.price}, and the tools in it cost ${originalPrice} one by one.` });

  const outside = tools.filter((tool) => !bundle.includes.includes(tool.slug));
  return { products: [...included, ...outside, { ...bundle, originalPrice }], errors };
}
